import { holidaysOf, weekdayOf } from './holidays.ts';

/** What an agency says of when it is open: days 1 (Monday) to 7, times `HH:mm` in America/Guayaquil. */
export interface OpeningTimes {
  opening_hours: readonly { days: readonly number[]; opens: string; closes: string }[];
  /** Days on which it does otherwise than the law's holidays say. */
  holidays?: readonly { day: string; is_closed: boolean }[] | undefined;
}

// Guayaquil has no daylight saving time (product 19.5).
const OFFSET_MILLISECONDS = -5 * 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

const dayAt = (time: number): string => new Date(time + OFFSET_MILLISECONDS).toISOString().slice(0, 10);
const timeOf = (day: string, clock: string): number => Date.parse(`${day}T${clock}:00Z`) - OFFSET_MILLISECONDS;

function isClosed(day: string, { holidays = [] }: OpeningTimes): boolean {
  const own = holidays.find((one) => one.day === day);
  return own ? own.is_closed : holidaysOf(Number(day.slice(0, 4))).has(day);
}

/** How many milliseconds an agency is open from a moment until another; hours that overlap count once. */
export function openTime(from: Date, until: Date, times: OpeningTimes): number {
  let open = 0;
  for (let time = from.getTime(); dayAt(time) <= dayAt(until.getTime()); time += DAY) {
    const day = dayAt(time);
    if (isClosed(day, times)) continue;
    let counted = from.getTime();
    const rows = times.opening_hours.filter(({ days }) => days.includes(weekdayOf(day)));
    for (const { opens, closes } of [...rows].sort((a, b) => (a.opens < b.opens ? -1 : 1))) {
      const begins = Math.max(timeOf(day, opens), counted);
      const ends = Math.min(timeOf(day, closes), until.getTime());
      open += Math.max(0, ends - begins);
      counted = Math.max(counted, ends);
    }
  }
  return open;
}
