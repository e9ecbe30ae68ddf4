import { describe, expect, test } from '@jest/globals';
import {
  addMonths,
  ageOn,
  centsOfDollars,
  dayAt,
  daysBetween,
  formatDollars,
  isCedula,
  isPlainDate,
  isRuc,
  readLocalTime,
  toEpochMilliseconds,
  toOffsetString,
} from '../../src/index.ts';

describe('local time', () => {
  test('a time without an offset is the clock at the place', () => {
    const departure = readLocalTime('2026-12-01T10:00', 'America/Guayaquil');
    const arrival = readLocalTime('2026-12-01T11:00', 'Pacific/Galapagos');
    expect(toOffsetString(departure)).toBe('2026-12-01T10:00:00-05:00');
    expect(toOffsetString(arrival)).toBe('2026-12-01T11:00:00-06:00');
    expect(toEpochMilliseconds(arrival) - toEpochMilliseconds(departure)).toBe(2 * 60 * 60 * 1000);
  });

  test('a time with an offset is that instant, on the clock of the place', () => {
    expect(readLocalTime('2026-12-01T16:00:00Z', 'Pacific/Galapagos').local).toBe('2026-12-01T10:00');
  });

  test.each(['2026-02-30T10:00', '2026-12-01', 'mañana', '2026-12-01T25:00'])('%s is not a time', (text) => {
    expect(() => readLocalTime(text, 'America/Guayaquil')).toThrow(RangeError);
  });

  test('the day in Guayaquil changes at 05:00 UTC', () => {
    expect(dayAt(new Date('2026-12-02T04:59:00Z'))).toBe('2026-12-01');
    expect(dayAt(new Date('2026-12-02T05:00:00Z'))).toBe('2026-12-02');
    expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
    expect(daysBetween('2026-12-30', '2026-12-28')).toBe(-2);
  });

  test('a month later is the same day, or the last one of a month that is shorter', () => {
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2026-01-31', -2)).toBe('2025-11-30');
  });

  test('a plain date exists in the calendar', () => {
    expect(isPlainDate('2028-02-29')).toBe(true);
    expect(isPlainDate('2026-02-29')).toBe(false);
    expect(isPlainDate('2026-2-9')).toBe(false);
  });

  test('age counts full years', () => {
    expect(ageOn('2013-11-22', '2026-11-21')).toBe(12);
    expect(ageOn('2013-11-21', '2026-11-21')).toBe(13);
  });
});

describe('money', () => {
  test('dollars become whole cents, and more than two decimals are refused', () => {
    expect(centsOfDollars(19.99)).toBe(1999);
    expect(centsOfDollars(0.1 + 0.2)).toBe(30);
    expect(() => centsOfDollars(1.005)).toThrow(RangeError);
  });

  test('amounts are written as in Ecuador', () => {
    expect(formatDollars(1234.5)).toBe('$1.234,50');
    expect(formatDollars(-1234.5)).toBe('−$1.234,50');
  });
});

describe('identification', () => {
  test.each(['1710034065', '0962467429', '0961214434', '0962893970', '0910000017', '0920000023', '0930000039'])(
    '%s is a cédula',
    (id) => expect(isCedula(id)).toBe(true),
  );

  test.each(['1710034066', '2510034065', '171003406', '17100340655', 'abcdefghij'])('%s is no cédula', (id) =>
    expect(isCedula(id)).toBe(false),
  );

  test('a RUC needs 13 digits, a province and an establishment', () => {
    expect(isRuc('0993371112001')).toBe(true);
    expect(isRuc('0993371112000')).toBe(false);
    expect(isRuc('9993371112001')).toBe(false);
  });
});
