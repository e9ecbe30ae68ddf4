const DAY = 24 * 60 * 60 * 1000;

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const plus = (day: string, days: number): string => dayOf(timeOf(day) + days * DAY);

/** 1 Monday to 7 Sunday. */
export const weekdayOf = (day: string): number => new Date(timeOf(day)).getUTCDay() || 7;

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones and Butcher). */
function easter(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const correction = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15;
  const moon = correction % 30;
  const fullMoon = moon - Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + fullMoon + 2 - century + Math.floor(century / 4)) % 7;
  const offset = fullMoon - weekday;
  const month = 3 + Math.floor((offset + 40) / 44);
  const day = offset + 28 - 31 * Math.floor(month / 4);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** By how many days the law moves a holiday of a weekday: Tuesday to Monday, Wednesday and Thursday to Friday, and so on. */
const moves: readonly number[] = [0, 0, -1, 2, 1, 0, -1, 1];
const moved = (day: string): string => plus(day, moves[weekdayOf(day)] ?? 0);

/** The two days that are given for 2 and 3 November, by the weekday of the second: they follow each other, or are a bridge. */
const november: readonly (readonly [number, number])[] = [
  [2, 3],
  [2, 3],
  [1, 2],
  [3, 4],
  [2, 3],
  [1, 2],
  [1, 4],
  [3, 4],
];

/**
 * The days on which Guayaquil does not work in a year, `YYYY-MM-DD`: the national holidays, moved as the labour code says
 * (art. 65; not the new year, Christmas and Carnival), and the city's own of 25 July (product 19.11).
 */
export function holidaysOf(year: number): ReadonlySet<string> {
  const sunday = easter(year);
  const [first, second] = november[weekdayOf(`${year}-11-02`)] ?? [2, 3];
  return new Set([
    `${year}-01-01`,
    plus(sunday, -48),
    plus(sunday, -47),
    plus(sunday, -2),
    ...['05-01', '05-24', '07-25', '08-10', '10-09'].map((day) => moved(`${year}-${day}`)),
    `${year}-11-0${first}`,
    `${year}-11-0${second}`,
    `${year}-12-25`,
  ]);
}
