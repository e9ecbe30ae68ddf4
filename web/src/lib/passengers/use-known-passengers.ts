import type { KnownPassenger } from '@bitacora/contracts';
import { useEffect, useState } from 'react';
import type { PassengerValues } from './passenger-values.ts';
import type { KnownPassengers } from './known-passengers.ts';

const SETTLES_AFTER_MILLISECONDS = 600;

/** The known ones by passenger, in their order, asked when typing rests; meanwhile those of before. */
export function useKnownPassengers(
  directory: KnownPassengers,
  passengers: readonly PassengerValues[],
): readonly (readonly KnownPassenger[])[] {
  const [known, setKnown] = useState<readonly (readonly KnownPassenger[])[]>([]);
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      void directory.ask(passengers).then((found) => {
        if (!isOver) setKnown(found ?? []);
      });
    }, SETTLES_AFTER_MILLISECONDS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [directory, passengers]);
  return known;
}
