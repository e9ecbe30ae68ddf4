import { type RefObject, useEffect, useState } from 'react';

/** Whether a row that scrolls inside itself has more at its right edge. */
export function useHasMoreBeside(row: RefObject<HTMLElement | null>): boolean {
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const { current } = row;
    if (!current) return;
    const measure = () => setHasMore(current.scrollLeft + current.clientWidth < current.scrollWidth - 1);
    // What is in it grows too: with its letters, which come later, and with other numbers.
    const sizes = new ResizeObserver(measure);
    for (const part of [current, ...current.children]) sizes.observe(part);
    measure();
    current.addEventListener('scroll', measure, { passive: true });
    return () => {
      current.removeEventListener('scroll', measure);
      sizes.disconnect();
    };
  }, [row]);
  return hasMore;
}
