import { expect, test } from '@jest/globals';
import { timeZoneAt } from '../../src/index.ts';

test.each([
  ['a hotel in Guayaquil', -2.19, -79.88, 'America/Guayaquil'],
  ['a hotel in Puerto Ayora', -0.743, -90.313, 'Pacific/Galapagos'],
  ['a hotel in Madrid', 40.42, -3.7, 'Europe/Madrid'],
  // Where the lookup table alone says Bogotá and La Paz.
  ['a lodge at Lago Agrio', 0.084, -76.883, 'America/Guayaquil'],
  ['a lodge at Puerto Maldonado', -12.593, -69.189, 'America/Lima'],
])('%s keeps the clock of its place', (_, latitude, longitude, zone) => {
  expect(timeZoneAt(latitude, longitude)).toBe(zone);
});

test('coordinates that are no place on earth are refused', () => {
  for (const [latitude, longitude] of [
    [91, 0],
    [0, 181],
    [NaN, 0],
  ] as const) {
    expect(() => timeZoneAt(latitude, longitude)).toThrow(RangeError);
  }
});
