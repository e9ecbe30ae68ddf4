import { describe, expect, test } from '@jest/globals';
import { assignCodes } from '../../scripts/assign-codes.ts';
import { cityFile, committedCities } from '../../scripts/city-file.ts';
import { linkAirports, type Place } from '../../scripts/link-airports.ts';
import type { SourceAirport } from '../../scripts/sources.ts';

const zone = 'America/Guayaquil';
const place = (name: string, latitude: number, longitude: number, region = '10'): Place => ({
  name,
  region,
  latitude,
  longitude,
  time_zone: zone,
  airports: [],
});
const airport = (id: string, city: string, latitude: number, longitude: number): SourceAirport => ({
  id,
  name: `${city} Airport`,
  city,
  country: 'EC',
  latitude,
  longitude,
  time_zone: zone,
});
const codesOf = (places: Place[], file?: ReturnType<typeof cityFile>) =>
  [...assignCodes('EC', places, committedCities('EC', file))].map(([{ name }, code]) => [name, code]).sort();

describe('the code of a city', () => {
  test('is its airport, else its region and name, numbered where two are named alike', () => {
    const guayaquil = { ...place('Guayaquil', -2.2, -79.9), airports: [airport('GYE', 'Guayaquil', -2.1, -79.9)] };
    const places = [guayaquil, place('Simón Bolívar', -2, -79.5), place('Simón Bolívar', -1, -79.5)];
    expect(codesOf(places)).toEqual([
      ['Guayaquil', 'EC-GYE'],
      ['Simón Bolívar', 'EC-10-simon-bolivar'],
      ['Simón Bolívar', 'EC-10-simon-bolivar-2'],
    ]);
  });

  test('is kept when the data is prepared again and the city has moved a little, changed region or got an airport', () => {
    const before = [place('Santa Rosa', -3.45, -79.96), place('Santa Rosa', -1, -79), place('Salinas', -2.2, -80.9)];
    const file = cityFile('EC', assignCodes('EC', before, []), undefined, new Map());
    const written = codesOf(before);
    const [first, second, third] = [...before].reverse().map((each) => ({ ...each, latitude: each.latitude + 0.01 }));
    if (!first || !second || !third) throw new Error('three places');
    first.region = '25';
    second.airports = [airport('ETR', 'Santa Rosa', -1, -79)];
    expect(codesOf([first, second, third, place('Santa Rosa', 1, -79)], file)).toEqual(
      [...written, ['Santa Rosa', 'EC-10-santa-rosa-3']].sort(),
    );
  });

  test('stays with a city that the source has dropped', () => {
    const file = cityFile('EC', assignCodes('EC', [place('Salinas', -2.2, -80.9)], []), undefined, new Map());
    const again = cityFile('EC', assignCodes('EC', [], committedCities('EC', file)), file, new Map());
    expect(again).toEqual(file);
  });
});

describe('an airport belongs', () => {
  test('to the city of its name within 60 km before a nearer one', () => {
    const [durán, guayaquil] = [place('Durán', -2.17, -79.83), place('Guayaquil', -2.2, -79.9)];
    linkAirports([airport('GYE', 'Guayaquil', -2.16, -79.84)], [durán, guayaquil]);
    expect([durán.airports.length, guayaquil.airports.length]).toEqual([0, 1]);
  });

  test('to the nearest city when its name stands only far away', () => {
    const [near, far] = [place('Stokke', -2, -79), place('Oslo', 1, -79)];
    expect(linkAirports([airport('ZZZ', 'Oslo', -2.01, -79)], [near, far])).toEqual([]);
    expect(near.airports).toHaveLength(1);
  });

  test('to a city that is added, in the region around it, when the country has none of that name', () => {
    const added = linkAirports(
      [airport('GPS', 'Baltra Island', -0.45, -90.27)],
      [place('Puerto Ayora', -0.74, -90.31, '01')],
    );
    expect(added).toMatchObject([{ name: 'Baltra', region: '01', airports: [{ id: 'GPS' }] }]);
  });
});
