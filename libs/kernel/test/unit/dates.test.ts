import { dayText, shortRange } from '@bitacora/kernel/dates';
import { expect, test } from '@jest/globals';

test('a day says its year only where that is not the year of today', () => {
  expect(dayText('2026-11-19', '2026-01-01')).toBe('jue 19 nov');
  expect(dayText('2027-01-05', '2026-12-31')).toBe('mar 5 ene 2027');
});

test('a range of days says its year once, and both at the turn of the year', () => {
  const today = '2026-11-22';
  expect(shortRange('2026-11-27', '2026-12-02', today)).toBe('27 nov – 2 dic');
  expect(shortRange('2026-12-27', '2027-01-02', today)).toBe('27 dic 2026 – 2 ene 2027');
  expect(shortRange('2027-01-27', '2027-02-02', today)).toBe('27 ene – 2 feb 2027');
  expect(shortRange('2026-12-27', '2026-12-27', today)).toBe('27 dic');
  expect(shortRange('2025-12-27', '2025-12-27', today)).toBe('27 dic 2025');
});
