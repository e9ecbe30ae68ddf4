import type { JourneySnapshot } from './events/snapshots.ts';

/**
 * The last day of a journey, `YYYY-MM-DD` (product 5.7): that of its return; without one the last of the days on which what
 * stands of it begins or ends.
 */
export const lastDayOf = (
  { travel_date, return_date }: Pick<JourneySnapshot, 'travel_date' | 'return_date'>,
  days: readonly string[],
): string => return_date ?? days.reduce((last, day) => (day > last ? day : last), travel_date);
