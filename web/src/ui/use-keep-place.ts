import { type RefObject, useLayoutEffect } from 'react';

/**
 * For what goes when its work is done, a skeleton or a failure that was tried again: who is in it with the keyboard goes on
 * at the part of the page around it. Without it the keyboard, and who hears the page, would begin at the top of the site.
 */
export function useKeepPlace(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    const around = element?.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
    return () => {
      if (element?.contains(document.activeElement)) around?.focus({ preventScroll: true });
    };
  }, [part]);
}
