import {
  detailsOf,
  inListedOrder,
  type JourneyView,
  type Missing,
  missingOf,
  serviceKind,
  type ViewService,
} from '@bitacora/contracts';
import { AGENCY_TIME_ZONE } from '@bitacora/kernel';
import { dayOf } from '../times.ts';

/** Something that a journey lacks, and by which day; null where nothing says a day yet. */
export interface Pending {
  service: ViewService;
  missing: Missing;
  neededOn: string | null;
}

type Planned = Pick<JourneyView, 'travel_date' | 'return_date'>;

/** The days that a journey has for a service: a flight there is on the first one, a flight back on the last. */
export function plannedDays(direction: ViewService['travel_direction'], journey: Planned) {
  const { travel_date: first, return_date: last } = journey;
  return { starts: direction === 'V' ? last : first, ends: direction === 'I' ? first : last };
}

/** The day of its record; while it has none, the day that its journey has for it. */
function neededOn({ kind, service, travel_direction }: ViewService, journey: Planned): string | null {
  const { span, fields, period } = serviceKind(kind);
  if (service) {
    const { starts, ends } = period(detailsOf(serviceKind(kind), service), AGENCY_TIME_ZONE);
    const time = starts ?? ends;
    return time && dayOf(time);
  }
  const start = span && fields[span.starts];
  if (!start || ('mayBePast' in start && start.mayBePast)) return null;
  return plannedDays(travel_direction, journey).starts;
}

/** What a journey lacks, by when it is needed: what has no day comes last, and of one day what is listed first. */
export function missingFirst(journey: JourneyView): Pending[] {
  const missing = missingOf(journey);
  return [...journey.services]
    .sort(inListedOrder)
    .flatMap((service) =>
      missing
        .filter((one) => one.service === service.id)
        .map((one) => ({ service, missing: one, neededOn: neededOn(service, journey) })),
    )
    .sort(({ neededOn: a }, { neededOn: b }) => (a === b ? 0 : a === null ? 1 : b === null ? -1 : a < b ? -1 : 1));
}
