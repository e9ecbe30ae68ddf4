import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { MAIN_ID } from './main-id.ts';

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Every change of route scrolls smoothly to the top (specification §2), and reading goes on at the new page. */
export function ScrollToTop() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo({ top: 0, behavior: prefersStillness() ? 'auto' : 'smooth' });
    const main = document.getElementById(MAIN_ID);
    // What somebody is using in a page that stays (the choice of a journey) keeps the focus.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
