import { type JourneyView, serviceKind, type ViewService } from '@bitacora/contracts';
import { AGENCY_TIME_ZONE, addDays, toEpochMilliseconds } from '@bitacora/kernel';
import { hasHour, type Moment, timesOf } from './service-times.ts';
import { isCancelled } from './cancelled.ts';

/** The instant that a moment is over: a plain day lasts until its end in Guayaquil. */
export function instantOf(moment: Moment): number {
  if (hasHour(moment)) return toEpochMilliseconds(moment);
  return toEpochMilliseconds({ local: `${addDays(moment.local, 1)}T00:00`, zone: AGENCY_TIME_ZONE });
}

/** Whether a service has begun: a flight has left. */
export function hasBegun(service: ViewService, journey: JourneyView, now: Date): boolean {
  const { starts } = timesOf(service, journey);
  return starts !== null && instantOf(starts) <= now.getTime();
}

/** Whether a service was carried out; what is still pending, or was called off, never is. */
export function isDone(service: ViewService, journey: JourneyView, now: Date): boolean {
  if (!service.service || isCancelled(service, journey)) return false;
  if (journey.phase === 'past') return true;
  if (serviceKind(service.kind).lastsWithJourney) return false;
  const { starts, ends } = timesOf(service, journey);
  const last = ends ?? starts;
  return last !== null && instantOf(last) <= now.getTime();
}
