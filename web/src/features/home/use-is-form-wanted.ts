import { type RefObject, useEffect, useState } from 'react';
import { useIsNear } from '../../lib/use-is-near.ts';

/** How long the first screen has the network and the processor for itself. */
const FIRST_SCREEN_MILLISECONDS = 2500;

/** Turns true once the form's place comes near the window, or the first screen has had its time. */
export function useIsFormWanted(place: RefObject<Element | null>): boolean {
  const isNear = useIsNear(place, '100% 0px');
  const [hadItsTime, setHadItsTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHadItsTime(true), FIRST_SCREEN_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  return isNear || hadItsTime;
}
