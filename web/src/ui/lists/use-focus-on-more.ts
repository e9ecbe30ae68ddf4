import { type RefObject, useEffect, useRef } from 'react';

interface FocusOnMore {
  list: RefObject<HTMLElement | null>;
  /** What of the list takes the focus. */
  selector: string;
  shown: number;
  more: () => void;
}

/** Asks for the next page; the button may be gone with the last one: reading goes on at the first entry that it brings. */
export function useFocusOnMore({ list, selector, shown, more }: FocusOnMore): () => void {
  const shownBefore = useRef<number | null>(null);
  useEffect(() => {
    const first = shownBefore.current;
    if (first === null || shown <= first) return;
    shownBefore.current = null;
    list.current?.querySelectorAll<HTMLElement>(selector)[first]?.focus();
  }, [list, selector, shown]);
  return () => {
    shownBefore.current = shown;
    more();
  };
}
