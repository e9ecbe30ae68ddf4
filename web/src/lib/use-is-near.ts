import { type RefObject, useEffect, useState } from 'react';

/** Half a window ahead: browsers themselves look two windows ahead, which is most of a page before it is first painted. */
const HALF_A_WINDOW = '50% 0px';

/** Turns true once a part of the page is about to be seen, and stays so. */
export function useIsNear(part: RefObject<Element | null>, ahead = HALF_A_WINDOW): boolean {
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !part.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [isNear, part, ahead]);
  return isNear;
}
