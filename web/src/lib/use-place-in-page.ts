import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { prefersStillness } from './prefers-stillness.ts';

/** Leads to the part of the page that the address names, on arrival and each time it is asked for. */
export function usePlaceInPage(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const place = hash ? document.getElementById(hash.slice(1)) : null;
    place?.scrollIntoView({ behavior: prefersStillness() ? 'auto' : 'smooth' });
    place?.focus({ preventScroll: true });
  }, [hash, key]);
}
