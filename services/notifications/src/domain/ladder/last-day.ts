import { lastDayOf } from '@bitacora/contracts';
import { AGENCY_TIME_ZONE, type LocalTime } from '@bitacora/kernel';
import { standing } from './standing.ts';
import type { Ground, Known } from './step.ts';
import { instantOf } from './times.ts';

type Standing = Pick<Known, 'journey' | 'records'>;

const daysOf = (known: Standing): string[] =>
  standing(known).flatMap((service) => (service.ends ?? service.starts)?.local.slice(0, 10) ?? []);

/** Whether a journey's last day is over on a day in Guayaquil; `besides` are days of what may not be known of it yet. */
export const isOver = (known: Standing, today: string, besides: readonly string[] = []): boolean =>
  lastDayOf(known.journey, [...daysOf(known), ...besides]) < today;

/** When nobody of a journey is away any more, where its travellers are then: also what ends after the day of the return is over. */
export function dayOfReturn(ground: Ground): LocalTime {
  const days = daysOf(ground);
  const last = [lastDayOf(ground.journey, days), ...days].toSorted().at(-1) ?? ground.journey.travel_date;
  return { local: last, zone: ground.zoneAt(instantOf({ local: `${last}T12:00`, zone: AGENCY_TIME_ZONE })) };
}
