import { useEffect, useRef, type RefObject } from 'react';

interface Places {
  list: RefObject<HTMLElement | null>;
  /** Where reading goes on when the row is not there. */
  otherwise: RefObject<HTMLElement | null>;
}

/**
 * Gives the focus to the row of what was `open` over a list, when it is closed. A dialog gives it back to what opened it by
 * itself; one that was opened by its address has nothing to give it back to.
 */
export function useFocusAfterDialog(open: string, items: readonly { id: string }[], { list, otherwise }: Places): void {
  const before = useRef(open);
  useEffect(() => {
    const closed = open === '' ? before.current : '';
    before.current = open;
    if (closed === '') return;
    const row = items.findIndex(({ id }) => id === closed);
    (list.current?.querySelectorAll<HTMLElement>('li > a')[row] ?? otherwise.current)?.focus();
  }, [open, items, list, otherwise]);
}
