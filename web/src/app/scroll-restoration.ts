import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { MAIN_ID } from './main-id.ts';

/** Where somebody was in a page: how far down, and at which link. */
interface Place {
  top: number;
  link: string | null;
}

/** Of this visit, by entry of the browser's history. */
const places = new Map<string, Place>();

/** How long a page that is loaded anew may take to be as long as it was. */
const TIMEOUT_MILLISECONDS = 3000;
const actions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const main = () => document.getElementById(MAIN_ID);

function present(): Place {
  const link = document.activeElement?.closest('a');
  return { top: window.scrollY, link: link && main()?.contains(link) ? link.getAttribute('href') : null };
}

function hasReturned({ top, link }: Place): boolean {
  const links = [...(main()?.querySelectorAll('a') ?? [])];
  links.find((one) => one.getAttribute('href') === link)?.focus({ preventScroll: true });
  window.scrollTo({ top, behavior: 'instant' });
  const isFocused = link === null || document.activeElement?.getAttribute('href') === link;
  return isFocused && Math.abs(window.scrollY - top) < 2;
}

/** Takes somebody back to a place, as soon as the page is long enough; whoever does something else meanwhile stays there. */
function returnTo(place: Place): () => void {
  if (hasReturned(place)) return () => undefined;
  const stop = new AbortController();
  const grown = new MutationObserver(() => hasReturned(place) && stop.abort());
  stop.signal.addEventListener('abort', () => grown.disconnect());
  for (const action of actions) {
    window.addEventListener(action, () => stop.abort(), { passive: true, signal: stop.signal });
  }
  grown.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => stop.abort(), TIMEOUT_MILLISECONDS);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

/** Takes somebody back to where this entry of the history was left; null when it was never shown in this visit. */
export function wayBack(key: string): (() => void) | null {
  const place = places.get(key);
  return place ? returnTo(place) : null;
}

/** Remembers where somebody is in each page of the visit. */
export function useNotedPlace(): void {
  const { key } = useLocation();
  // Its end comes before the next page is there: what that does to the scroll position is not where somebody was in this one.
  useLayoutEffect(() => {
    const note = () => void places.set(key, present());
    window.addEventListener('scroll', note, { passive: true });
    document.addEventListener('focusin', note);
    return () => {
      window.removeEventListener('scroll', note);
      document.removeEventListener('focusin', note);
    };
  }, [key]);
  // The browser's own way back does not wait for a page to load; what is reloaded is left to it.
  useEffect(() => {
    const leave = () => (window.history.scrollRestoration = 'auto');
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', leave);
    return () => {
      leave();
      window.removeEventListener('pagehide', leave);
    };
  }, []);
}
