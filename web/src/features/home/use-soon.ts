import { type RefObject, useEffect, useState } from 'react';

/** How long the first screen has the network and the processor for itself. */
const FIRST_SCREEN_MILLISECONDS = 2500;

/** Turns true once a part of the page comes near the window, or the first screen has had its time. */
export function useSoon(part: RefObject<Element | null>): boolean {
  const [isSoon, setIsSoon] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isSoon || !part.current) return;
    const now = () => setIsSoon(true);
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && now(), {
      rootMargin: '100% 0px',
    });
    observer.observe(part.current);
    const timer = setTimeout(now, FIRST_SCREEN_MILLISECONDS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isSoon, part]);
  return isSoon;
}
