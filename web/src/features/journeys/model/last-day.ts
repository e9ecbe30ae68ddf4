import { type JourneyView, lastDayOf } from '@bitacora/contracts';
import { dayAt } from '@bitacora/kernel';
import { dayOf } from '../../../lib/times.ts';
import { timesOf } from './service-times.ts';

/** The last day of a journey (product 5.7), called off or not. */
export function lastDay(journey: JourneyView): string {
  const days = journey.services
    .filter(({ cancellation }) => cancellation === null)
    .flatMap((service) => {
      const { starts, ends } = timesOf(service, journey);
      return [starts, ends].flatMap((moment) => (moment ? [dayOf(moment)] : []));
    });
  return lastDayOf(journey, days);
}

/** Whether its last day has passed, or would have, where it was called off: help at any hour is there until then (product 18.2). */
export const isOver = (journey: JourneyView, now: Date): boolean =>
  journey.phase === 'past' || (journey.phase === 'cancelled' && lastDay(journey) < dayAt(now));
