import { useContext, useEffect, useEffectEvent, useState } from 'react';
import type { Location } from 'react-router-dom';
import { HistoryContext } from './site-router.tsx';

export interface NavigationBlocker {
  /** Somebody wants to go on, and waits. */
  isBlocked: boolean;
  stay: () => void;
  leave: () => void;
}

/** Stops a change of address while `blocks` says so, until the person decides. */
export function useNavigationBlocker(blocks: (from: Location, to: Location) => boolean): NavigationBlocker {
  const history = useContext(HistoryContext);
  const [proceed, setProceed] = useState<(() => void) | null>(null);
  const ask = useEffectEvent(blocks);
  useEffect(
    () => history?.block({ blocks: (from, to) => ask(from, to), onBlocked: (go) => setProceed(() => go) }),
    [history],
  );
  return {
    isBlocked: proceed !== null,
    stay: () => setProceed(null),
    leave: () => {
      setProceed(null);
      proceed?.();
    },
  };
}
