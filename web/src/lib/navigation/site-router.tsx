import { createContext, type ReactNode, useLayoutEffect, useState } from 'react';
import { NavigationType, Router } from 'react-router-dom';
import type { SiteHistory } from './site-history.ts';

/** The history of the site around a component; null where a test renders one without. */
export const HistoryContext = createContext<SiteHistory | null>(null);

export function SiteRouter({ history, children }: { history: SiteHistory; children: ReactNode }) {
  const [{ location, action }, setPlace] = useState(history.place);
  // Not in a transition: what is on screen must never be behind the address, or a redirect that was made misses a step back.
  useLayoutEffect(() => history.listen(setPlace), [history]);
  return (
    <HistoryContext value={history}>
      <Router location={location} navigationType={navigationTypes[action]} navigator={history}>
        {children}
      </Router>
    </HistoryContext>
  );
}

const navigationTypes = { POP: NavigationType.Pop, PUSH: NavigationType.Push, REPLACE: NavigationType.Replace };
