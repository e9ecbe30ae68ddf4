import { useContext, useEffect, useEffectEvent, useState } from 'react';
import type { Location } from 'react-router-dom';
import { HistoryContext } from './site-router.tsx';

export interface HeldNavigation {
  /** Somebody wants to go on, and waits. */
  isHeld: boolean;
  stay: () => void;
  leave: () => void;
}

/** Holds a change of address back while `holds` says so, until the person decides. */
export function useHeldNavigation(holds: (from: Location, to: Location) => boolean): HeldNavigation {
  const history = useContext(HistoryContext);
  const [go, setGo] = useState<(() => void) | null>(null);
  const ask = useEffectEvent(holds);
  useEffect(
    () => history?.guard({ holds: (from, to) => ask(from, to), onHeld: (proceed) => setGo(() => proceed) }),
    [history],
  );
  return {
    isHeld: go !== null,
    stay: () => setGo(null),
    leave: () => {
      setGo(null);
      go?.();
    },
  };
}
