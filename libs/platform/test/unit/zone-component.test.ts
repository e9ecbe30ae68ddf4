import { expect, test } from '@jest/globals';
import { Temporal } from 'temporal-polyfill';
import { zoneComponent } from '../../src/calendar/zone-component.ts';

const between = (zone: string) =>
  zoneComponent(zone, Temporal.Instant.from('2026-06-01T00:00Z'), Temporal.Instant.from('2027-06-01T00:00Z')).split(
    '\r\n',
  );

test('a clock that never changes is said once', () => {
  expect(between('Pacific/Galapagos')).toEqual([
    'BEGIN:VTIMEZONE',
    'TZID:Pacific/Galapagos',
    'BEGIN:STANDARD',
    'DTSTART:20260531T180000',
    'TZOFFSETFROM:-0600',
    'TZOFFSETTO:-0600',
    'END:STANDARD',
    'END:VTIMEZONE',
  ]);
});

test('each change of a clock begins by what the clock before it shows', () => {
  const lines = between('America/New_York').filter((line) => !line.startsWith('END') && !line.startsWith('TZID'));
  expect(lines.slice(5)).toEqual([
    'BEGIN:STANDARD',
    'DTSTART:20261101T020000',
    'TZOFFSETFROM:-0400',
    'TZOFFSETTO:-0500',
    'BEGIN:DAYLIGHT',
    'DTSTART:20270314T020000',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0400',
  ]);
});
