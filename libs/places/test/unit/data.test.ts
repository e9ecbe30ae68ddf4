import { expect, test } from '@jest/globals';
import { citiesFromFile, readData, readRequiredData } from '../../src/data-files.ts';

const countries = readRequiredData('countries.json').map(({ code }) => code);

test('every city code is unique, every airport belongs to a city of its country, and every zone is one', () => {
  const index = readRequiredData('airport-index.json');
  const zonesSeen = new Set<string>();
  const totals = { cities: 0, airports: 0 };
  for (const country of countries) {
    const file = readData(`cities/${country}.json`);
    const cities = file ? citiesFromFile(country, file) : [];
    const airports = readData(`airports/${country}.json`) ?? [];
    const codes = new Set(cities.map(({ code }) => code));
    expect(codes.size).toBe(cities.length);
    expect(airports.filter(({ city }) => !codes.has(city))).toEqual([]);
    expect(index[country] ?? []).toEqual(airports.map(({ id }) => id));
    for (const zone of [...(file?.zones ?? []), ...airports.map(({ time_zone }) => time_zone)]) zonesSeen.add(zone);
    totals.cities += cities.length;
    totals.airports += airports.length;
  }
  for (const timeZone of zonesSeen) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  expect(totals.cities).toBeGreaterThan(170_000);
  expect(totals.airports).toBeGreaterThan(8_400);
});
