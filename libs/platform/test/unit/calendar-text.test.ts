import { expect, test } from '@jest/globals';
import { calendarText, type CalendarEvent } from '../../src/calendar/calendar-text.ts';

const now = new Date('2026-10-20T15:00:00Z');
const event = (changes: Partial<CalendarEvent>): CalendarEvent => ({
  id: 'one',
  starts: { local: '2026-10-24T23:30', zone: 'America/Guayaquil' },
  ends: null,
  summary: 'Vuelo',
  url: 'https://bitacora.example/my_journeys/1',
  ...changes,
});
const linesOf = (...events: CalendarEvent[]) => calendarText(events, { name: 'Viaje', now }).split('\r\n');

test('each event stands on the clock of its place, which the file tells once', () => {
  const madrid = { local: '2026-10-25T01:30', zone: 'Europe/Madrid' };
  const lines = linesOf(event({}), event({ id: 'two', starts: madrid }), event({ id: 'three', starts: madrid }));
  expect(lines.filter((line) => line.startsWith('TZID'))).toEqual(['TZID:America/Guayaquil', 'TZID:Europe/Madrid']);
  expect(lines.filter((line) => line.startsWith('DTSTART;'))).toEqual([
    'DTSTART;TZID=America/Guayaquil:20261024T233000',
    'DTSTART;TZID=Europe/Madrid:20261025T013000',
    'DTSTART;TZID=Europe/Madrid:20261025T013000',
  ]);
});

test('what ends after the clocks of its place went back ends by the clock of then', () => {
  // The night of Madrid has 25 hours.
  const lines = linesOf(
    event({
      starts: { local: '2026-10-24T22:00', zone: 'Europe/Madrid' },
      ends: { local: '2026-10-25T08:00', zone: 'Europe/Madrid' },
    }),
  );
  expect(lines).toContain('DTEND;TZID=Europe/Madrid:20261025T080000');
  const change = lines.indexOf('DTSTART:20261025T030000');
  expect(lines.slice(change + 1, change + 3)).toEqual(['TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100']);
});

test('what ends elsewhere ends by the clock of there, which the file tells too', () => {
  const madrid = { local: '2026-10-25T16:30', zone: 'Europe/Madrid' };
  const lines = linesOf(event({ id: 'before' }), event({ ends: madrid }));
  expect(lines).toContain('DTSTART;TZID=America/Guayaquil:20261024T233000');
  expect(lines).toContain('DTEND;TZID=Europe/Madrid:20261025T163000');
  expect(lines.filter((line) => line.startsWith('TZID'))).toEqual(['TZID:America/Guayaquil', 'TZID:Europe/Madrid']);
});

test('what lands before it left by the clocks of both places is told as it is', () => {
  // Across the date line.
  const [tokyo, honolulu] = ['Asia/Tokyo', 'Pacific/Honolulu'];
  const lines = linesOf(
    event({ starts: { local: '2026-10-25T21:00', zone: tokyo }, ends: { local: '2026-10-25T09:00', zone: honolulu } }),
  );
  expect(lines).toContain('DTSTART;TZID=Asia/Tokyo:20261025T210000');
  expect(lines).toContain('DTEND;TZID=Pacific/Honolulu:20261025T090000');
});

test('what was called off is said to be, under the name that it had', () => {
  const lines = linesOf(event({ isCancelled: true }), event({ id: 'two' }));
  expect(lines.filter((line) => /^(UID|STATUS):/.test(line))).toEqual([
    'UID:one@bitacora',
    'STATUS:CANCELLED',
    'UID:two@bitacora',
    'STATUS:CONFIRMED',
  ]);
});

test('plain days are days anywhere, the last one included', () => {
  const day = (local: string) => ({ local, zone: 'Europe/Madrid' });
  const lines = linesOf(event({ starts: day('2026-10-24'), ends: day('2026-10-26') }));
  expect(lines).toContain('DTSTART;VALUE=DATE:20261024');
  expect(lines).toContain('DTEND;VALUE=DATE:20261027');
  expect(lines.join('\n')).not.toContain('TZID');
});

test('the zone of what is far off is told up to then', () => {
  const lines = linesOf(event({ starts: { local: '2031-07-10T10:00', zone: 'Europe/Madrid' } }));
  expect(lines).toContain('DTSTART:20310330T020000');
});

test('a file that is handed over later replaces the one before', () => {
  const sequenceAt = (at: string) =>
    Number(/SEQUENCE:(\d+)/.exec(calendarText([event({})], { name: 'Viaje', now: new Date(at) }))?.[1]);
  expect(linesOf(event({}))).toEqual(expect.arrayContaining(['METHOD:PUBLISH', 'UID:one@bitacora']));
  expect(sequenceAt('2026-10-20T15:00:01Z')).toBeGreaterThan(sequenceAt('2026-10-20T15:00:00Z'));
  const read = calendarText([event({})], { name: 'Viaje', now, secondsBetweenReads: 60 });
  expect(read).not.toContain('METHOD');
});
