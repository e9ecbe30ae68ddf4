import { type RefObject, useLayoutEffect } from 'react';

/**
 * Who is in a part of the page when what was asked for takes its place goes on at the page: without it the keyboard,
 * and who hears the page, would begin at the top of the site again.
 */
export function useKeepPlace(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (element?.contains(document.activeElement))
        element.closest<HTMLElement>('main')?.focus({ preventScroll: true });
    };
  }, [part]);
}
