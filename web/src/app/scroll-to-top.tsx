import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Every change of route scrolls smoothly to the top (specification §2), and reading goes on at the new page. */
export function ScrollToTop({ mainId }: { mainId: string }) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo({ top: 0, behavior: prefersStillness() ? 'auto' : 'smooth' });
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname, mainId]);
  return null;
}
