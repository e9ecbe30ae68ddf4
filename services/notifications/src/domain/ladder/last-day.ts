import { AGENCY_TIME_ZONE, type LocalTime } from '@bitacora/kernel';
import { standing } from './standing.ts';
import type { Ground } from './step.ts';
import { instantOf } from './times.ts';

/** The last day of a journey, where its travellers are then: that of the return, or of what ends after it. */
export function lastDayOf(ground: Ground): LocalTime {
  const { travel_date, return_date } = ground.journey;
  const ends = standing(ground).flatMap((service) => (service.ends ?? service.starts)?.local.slice(0, 10) ?? []);
  const last = [travel_date, return_date ?? '', ...ends].toSorted().at(-1) ?? travel_date;
  return { local: last, zone: ground.zoneAt(instantOf({ local: `${last}T12:00`, zone: AGENCY_TIME_ZONE })) };
}
