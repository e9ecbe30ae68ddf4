import { dayRange, dayText, longDay, momentText, plainSpaces, shortRange } from '@bitacora/kernel/dates';
import { expect, test } from '@jest/globals';

test('a day says its year only where that is not the year of today', () => {
  expect(plainSpaces(dayText('2026-11-19', '2026-01-01'))).toBe('jue 19 nov');
  expect(plainSpaces(dayText('2027-01-05', '2026-12-31'))).toBe('mar 5 ene 2027');
});

test('a range of days says its year once, and both at the turn of the year', () => {
  const today = '2026-11-22';
  expect(plainSpaces(shortRange('2026-11-27', '2026-12-02', today))).toBe('27 nov – 2 dic');
  expect(plainSpaces(shortRange('2026-12-27', '2027-01-02', today))).toBe('27 dic 2026 – 2 ene 2027');
  expect(plainSpaces(shortRange('2027-01-27', '2027-02-02', today))).toBe('27 ene – 2 feb 2027');
  expect(plainSpaces(shortRange('2026-12-27', '2026-12-27', today))).toBe('27 dic');
  expect(plainSpaces(shortRange('2025-12-27', '2025-12-27', today))).toBe('27 dic 2025');
});

test('no line ends within a day, and only the year of a long one may begin the next', () => {
  const today = '2026-11-22';
  const lines = (text: string) => text.split(' ');
  expect(lines(dayText('2027-01-05', today))).toHaveLength(1);
  expect(lines(shortRange('2026-11-27', '2026-12-02', today)).map(plainSpaces)).toEqual(['27 nov', '–', '2 dic']);
  expect(lines(momentText('2026-11-22T02:05:00Z', today)).map(plainSpaces)).toEqual(['sáb 21 nov,', '21:05 Guayaquil']);
  expect(lines(longDay('2026-12-05', today))).toHaveLength(1);
  expect(lines(dayRange('2026-11-19', '2026-11-24')).map(plainSpaces)).toEqual(['19–24 de noviembre', 'de 2026']);
});
