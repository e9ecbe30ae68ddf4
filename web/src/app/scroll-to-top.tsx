import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pageBeneath } from '../lib/over-page.ts';
import { prefersReducedMotion } from '../lib/prefers-reduced-motion.ts';
import { MAIN_ID } from './main-id.ts';
import { useNotedPlace, wayBack } from './scroll-restoration.ts';

/**
 * Every change of route scrolls smoothly to the top (product 3.5), and reading goes on at the new page; the way back leads
 * to where one was. What opens over a page leaves it where it is, and an address with a place in the page leads there.
 */
export function ScrollToTop() {
  const location = useLocation();
  const isBack = useNavigationType() === 'POP';
  const page = pageBeneath(location);
  const shown = useRef(page);
  useNotedPlace();
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (location.hash) return;
    const end = isBack ? wayBack(location.key) : null;
    if (!end) window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    const main = document.getElementById(MAIN_ID);
    // What somebody is using in a page that stays (the choice of a journey) keeps the focus.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    return end ?? undefined;
  }, [page, location.hash, location.key, isBack]);
  return null;
}
