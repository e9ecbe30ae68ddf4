import { type JourneyView, serviceKind, type ViewService } from '@bitacora/contracts';
import { DEPARTURE_REMINDER_DAYS } from '@bitacora/contracts/constants';
import { readLocalTime, toEpochMilliseconds } from '@bitacora/kernel';
import { hasHour, type Moment, timesOf } from './service-times.ts';
import { activeServices } from './cancelled.ts';

const HOUR = 60 * 60 * 1000;

/** By when travellers should be there, and the words that say so. */
export interface DepartureReminder extends Moment {
  service: ViewService;
  notice: string;
}

/** Of the next departure that people have to be early for (product 6.4), on its own clock; null while there is none near. */
export function departureReminder(journey: JourneyView, now: Date): DepartureReminder | null {
  const [departure] = activeServices(journey)
    .flatMap((service) => {
      const { beThere } = serviceKind(service.kind);
      const { starts } = timesOf(service, journey);
      return beThere && starts && hasHour(starts)
        ? [{ service, beThere, moment: starts, at: toEpochMilliseconds(starts) }]
        : [];
    })
    .filter(({ at }) => at > now.getTime())
    .sort((a, b) => a.at - b.at);
  if (!departure || departure.at - now.getTime() > DEPARTURE_REMINDER_DAYS * 24 * HOUR) return null;
  const latest = new Date(departure.at - departure.beThere.hoursBefore * HOUR);
  const { service, beThere, moment } = departure;
  return { ...readLocalTime(latest.toISOString(), moment.zone), place: moment.place, service, notice: beThere.notice };
}
