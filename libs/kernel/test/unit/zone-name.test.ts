import { describe, expect, test } from '@jest/globals';
import { zonedClockText, zoneName } from '../../src/zone-name.ts';

describe('the name of a zone', () => {
  test.each([
    ['America/New_York', 'hora de Nueva York'],
    ['Asia/Hong_Kong', 'hora de Hong Kong'],
    ['Atlantic/Canary', 'hora de Canarias'],
    ['Pacific/Galapagos', 'hora de Galápagos'],
    ['America/Guayaquil', 'hora de Ecuador'],
    ['America/Lima', 'hora de Perú'],
  ])('of %s is Spanish, and the same in browsers and in mails', (zone, name) => {
    expect(zoneName(zone)).toBe(name);
  });

  test('stands after a clock that another place has, and the agency’s is that of its place', () => {
    const local = '2026-07-18T18:00';
    const said = (zone: string) => zonedClockText({ local, zone }, '2026-07-01').replaceAll('\u00A0', ' ');
    expect(said('Pacific/Galapagos')).toBe('sáb 18 jul, 18:00, hora de Galápagos');
    expect(said('America/Guayaquil')).toBe('sáb 18 jul, 18:00 Guayaquil');
  });
});
