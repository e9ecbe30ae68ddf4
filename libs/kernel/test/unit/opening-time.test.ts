import { describe, expect, test } from '@jest/globals';
import { holidaysOf, weekdayOf } from '../../src/holidays.ts';
import { openTime, type OpeningTimes } from '../../src/opening-time.ts';

const HOUR = 3_600_000;

describe('the holidays of Guayaquil', () => {
  test.each([
    [2025, '01-01 03-03 03-04 04-18 05-02 05-23 07-25 08-11 10-10 11-03 11-04 12-25'],
    [2026, '01-01 02-16 02-17 04-03 05-01 05-25 07-24 08-10 10-09 11-02 11-03 12-25'],
  ])('of %i are those that were decreed', (year, days) => {
    expect([...holidaysOf(year)].sort()).toEqual(days.split(' ').map((day) => `${year}-${day}`));
  });

  test.each([
    [2021, ['11-01', '11-02']],
    [2022, ['11-03', '11-04']],
    [2023, ['11-02', '11-03']],
    [2024, ['11-01', '11-04']],
  ])('of November %i are two days in a row, or a long weekend', (year, days) => {
    expect([...holidaysOf(year)].filter((day) => day.includes('-11-'))).toEqual(days.map((day) => `${year}-${day}`));
  });

  test('are twelve working days each year, but where the new year or Christmas is on a weekend', () => {
    for (let year = 2000; year <= 2099; year += 1) {
      const days = [...holidaysOf(year)];
      expect(days).toHaveLength(12);
      const fixed = [`${year}-01-01`, `${year}-12-25`];
      for (const day of days.filter((one) => !fixed.includes(one))) expect(weekdayOf(day)).toBeLessThan(6);
    }
  });
});

describe('how long an agency is open', () => {
  const times: OpeningTimes = {
    opening_hours: [
      { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
      { days: [6], opens: '10:00', closes: '14:00' },
    ],
  };
  const hours = (from: string, until: string, of = times) =>
    openTime(new Date(`${from}-05:00`), new Date(`${until}-05:00`), of) / HOUR;

  test('within a day, over a night, and over a weekend', () => {
    expect(hours('2026-11-25T10:00', '2026-11-25T12:30')).toBe(2.5);
    expect(hours('2026-11-25T16:00', '2026-11-26T16:00')).toBe(2 + 7);
    expect(hours('2026-11-27T17:00', '2026-11-30T10:00')).toBe(1 + 4 + 1);
    expect(hours('2026-11-25T20:00', '2026-11-25T23:00')).toBe(0);
  });

  test('not on a holiday, unless the agency says that it is open; and not on a day that it takes off', () => {
    expect(hours('2026-10-08T17:00', '2026-10-09T17:00')).toBe(1);
    const own = { ...times, holidays: [{ day: '2026-10-09', is_closed: false }] };
    expect(hours('2026-10-08T17:00', '2026-10-09T17:00', own)).toBe(1 + 8);
    const off = { ...times, holidays: [{ day: '2026-11-25', is_closed: true }] };
    expect(hours('2026-11-25T10:00', '2026-11-25T12:30', off)).toBe(0);
  });

  test('hours that overlap count once', () => {
    const twice = {
      opening_hours: [
        { days: [3], opens: '09:00', closes: '13:00' },
        { days: [3], opens: '11:00', closes: '12:00' },
        { days: [3], opens: '12:30', closes: '15:00' },
      ],
    };
    expect(hours('2026-11-25T00:00', '2026-11-25T23:59', twice)).toBe(6);
  });

  test('never longer than the time itself, and two parts are the whole', () => {
    // Moments at odd distances through two years.
    for (let from = Date.UTC(2026, 0, 1); from < Date.UTC(2027, 11, 31); from += 7.3 * HOUR) {
      const [begin, middle, end] = [0, from % (40 * HOUR), (from % (40 * HOUR)) + 31 * HOUR].map(
        (later) => new Date(from + later),
      ) as [Date, Date, Date];
      const whole = openTime(begin, end, times);
      expect(whole).toBeLessThanOrEqual(end.getTime() - begin.getTime());
      expect(openTime(begin, middle, times) + openTime(middle, end, times)).toBe(whole);
    }
  });
});
