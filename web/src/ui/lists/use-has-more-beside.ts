import { type RefObject, useEffect, useState } from 'react';

/** Whether a row that scrolls inside itself has more at its right edge. */
export function useHasMoreBeside(row: RefObject<HTMLElement | null>): boolean {
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const { current } = row;
    if (!current) return;
    const measure = () => setHasMore(current.scrollLeft + current.clientWidth < current.scrollWidth - 1);
    measure();
    current.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      current.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [row]);
  return hasMore;
}
