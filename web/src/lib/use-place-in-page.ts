import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pageBeneath } from './over-page.ts';
import { prefersReducedMotion } from './prefers-reduced-motion.ts';

/**
 * Leads to the part of the page that the address names, on arrival and each time it is asked for; not when something
 * that was open over the page closes, because the page is still where it was.
 */
export function usePlaceInPage(): void {
  const location = useLocation();
  const { hash, key } = location;
  const isBack = useNavigationType() === 'POP';
  const isCovered = pageBeneath(location) !== location.pathname;
  const wasCovered = useRef(false);
  useEffect(() => {
    const isUncovered = isBack && wasCovered.current;
    wasCovered.current = isCovered;
    const place = hash && !isCovered && !isUncovered ? document.getElementById(hash.slice(1)) : null;
    place?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    place?.focus({ preventScroll: true });
  }, [hash, key, isBack, isCovered]);
}
