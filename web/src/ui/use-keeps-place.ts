import { type RefObject, useLayoutEffect } from 'react';

/**
 * For what goes when its work is done (a failure that was tried again): who is on it with the keyboard does not fall out
 * of the page, but goes on at the part of it around.
 */
export function useKeepsPlace(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    const around = element?.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
    return () => {
      if (element?.contains(document.activeElement)) around?.focus({ preventScroll: true });
    };
  }, [part]);
}
