import type { JourneyView } from '@bitacora/contracts';
import { AIRPORT_REMINDER_HOURS } from '@bitacora/contracts/constants';
import { dayAt, toEpochMilliseconds } from '@bitacora/kernel';
import { type Moment, timesOf } from './service-times.ts';

const HOUR = 60 * 60 * 1000;
/** product 6.4: from 7 days before the next departure until that departure. */
const DAYS_BEFORE = 7;

/** When the traveller should be at the airport, on the departure's own clock; null while there is nothing to say. */
export function airportCall(journey: JourneyView, now: Date): Moment | null {
  const [departure] = journey.services
    .filter(({ kind, service }) => kind === 'air_ticket' && service !== null)
    .flatMap((service) => timesOf(service, journey).starts ?? [])
    .map((moment) => ({ moment, at: toEpochMilliseconds(moment) }))
    .filter(({ at }) => at > now.getTime())
    .sort((a, b) => a.at - b.at);
  if (!departure || departure.at - now.getTime() > DAYS_BEFORE * 24 * HOUR) return null;
  const call = new Date(departure.at - AIRPORT_REMINDER_HOURS * HOUR);
  const { zone, place } = departure.moment;
  const clock = new Intl.DateTimeFormat('es-EC', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).format(call);
  return { local: `${dayAt(call, zone)}T${clock}`, zone, place };
}
