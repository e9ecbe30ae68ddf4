import { type JourneyView, serviceKind } from '@bitacora/contracts';
import { dayAt, toEpochMilliseconds } from '@bitacora/kernel';
import { hasHour, type Moment, timesOf } from './service-times.ts';

const HOUR = 60 * 60 * 1000;
/** product 6.4: from 7 days before the next departure until that departure. */
const DAYS_BEFORE = 7;

/** When travellers should be there, and the words that say so. */
export interface Call extends Moment {
  notice: string;
}

/** When the traveller should be there, on the departure's own clock: at the airport; null while there is nothing to say. */
export function airportCall(journey: JourneyView, now: Date): Call | null {
  const [departure] = journey.services
    .flatMap((service) => {
      const { beThere } = serviceKind(service.kind);
      const { starts } = timesOf(service, journey);
      return beThere && starts && hasHour(starts) ? [{ beThere, moment: starts, at: toEpochMilliseconds(starts) }] : [];
    })
    .filter(({ at }) => at > now.getTime())
    .sort((a, b) => a.at - b.at);
  if (!departure || departure.at - now.getTime() > DAYS_BEFORE * 24 * HOUR) return null;
  const call = new Date(departure.at - departure.beThere.hoursBefore * HOUR);
  const { zone, place } = departure.moment;
  const clock = new Intl.DateTimeFormat('es-EC', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).format(call);
  return { local: `${dayAt(call, zone)}T${clock}`, zone, place, notice: departure.beThere.notice };
}
