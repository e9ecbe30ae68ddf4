import type { KnownPassenger } from '@bitacora/contracts';
import { useEffect, useState } from 'react';
import type { PassengerValues } from './passenger-values.ts';
import type { KnownPassengers } from './known-passengers.ts';

const SETTLES_AFTER_MILLISECONDS = 600;

type Known = readonly (readonly KnownPassenger[])[];

interface Answer {
  known: Known;
  /** Whom it is about. */
  asked: readonly PassengerValues[] | null;
}

/**
 * The known ones by passenger, in their order, asked when typing rests; meanwhile those of before (`isAsked` is false until
 * these are asked about). `show` is for who was asked about at once.
 */
export function useKnownPassengers(
  directory: KnownPassengers,
  passengers: readonly PassengerValues[],
): { known: Known; isAsked: boolean; show: (known: Known) => void } {
  const [{ known, asked }, setAnswer] = useState<Answer>({ known: [], asked: null });
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      void directory.ask(passengers).then((found) => {
        if (!isOver) setAnswer({ known: found ?? [], asked: passengers });
      });
    }, SETTLES_AFTER_MILLISECONDS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [directory, passengers]);
  return { known, isAsked: asked === passengers, show: (found) => setAnswer({ known: found, asked: passengers }) };
}
