import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pageBeneath } from '../lib/over-page.ts';
import { prefersReducedMotion } from '../lib/prefers-reduced-motion.ts';
import { MAIN_ID } from './main-id.ts';

/**
 * Every change of route scrolls smoothly to the top (product 3.5), and reading goes on at the new page. What opens
 * over a page leaves it where it is, and an address with a place in the page leads there.
 */
export function ScrollToTop() {
  const location = useLocation();
  const page = pageBeneath(location);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (location.hash) return;
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    const main = document.getElementById(MAIN_ID);
    // What somebody is using in a page that stays (the choice of a journey) keeps the focus.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [page, location.hash]);
  return null;
}
