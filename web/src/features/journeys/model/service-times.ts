import {
  detailsOf,
  type JourneyView,
  type Moment,
  type Moments,
  momentsOf,
  serviceKind,
  type ViewService,
} from '@bitacora/contracts';
import { AGENCY_TIME_ZONE, type LocalTime } from '@bitacora/kernel';

export type { Moment };
export type ServiceTimes = Moments;

export const hasHour = (moment: LocalTime) => moment.local.length > 10;

/** When a service begins and ends, and where; nothing while it is pending. */
export function timesOf(service: ViewService, journey: JourneyView): ServiceTimes {
  if (!service.service) return { starts: null, ends: null };
  const descriptor = serviceKind(service.kind);
  const details = detailsOf(descriptor, service.service);
  const period = descriptor.period(details, AGENCY_TIME_ZONE);
  return momentsOf(descriptor, details, period, journey.destination_city.name);
}
