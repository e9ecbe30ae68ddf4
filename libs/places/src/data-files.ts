import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Airline, Airport, City, Country } from './types.ts';

// Beside src/ and dist/ alike, so that one address serves sources and build.
const DATA_FOLDER = new URL('../data/', import.meta.url);

/** `[code without its country, name, region key, latitude, longitude, index in zones, other name?]` */
export type CityRow = [string, string, string, number, number, number, string?];

/** The file of one country's cities; regions and zones are written once and referred to. */
export interface CityFile {
  regions: Record<string, string>;
  zones: string[];
  cities: CityRow[];
}

/** What the rows of a country refer to. */
export type CityHead = Pick<CityFile, 'regions' | 'zones'>;

/** Points that overrule the lookup of zones by coordinates: `[latitude, longitude, index in zones]`. */
export interface ZoneCorrections {
  zones: string[];
  points: [number, number, number][];
}

/** What each committed file holds; the country files stand under their folder by country code. */
export interface DataFiles {
  'countries.json': Country[];
  'airlines.json': Airline[];
  /** Country code → ids of its airports: an airport is found without opening every country. */
  'airport-index.json': Record<string, string[]>;
  'zone-corrections.json': ZoneCorrections;
  [airports: `airports/${string}.json`]: Omit<Airport, 'country'>[];
  [cities: `cities/${string}.json`]: CityFile;
}

/** Reads one file; `undefined` when the country has none. Names come from known codes, never from a request. */
export function readData<Name extends keyof DataFiles>(name: Name): DataFiles[Name] | undefined {
  const bytes = readBytes(name);
  return bytes && (JSON.parse(bytes.toString('utf8')) as DataFiles[Name]);
}

/** One file as `writeData` wrote it, for who reads single rows out of it. */
export function readBytes(name: keyof DataFiles): Buffer | undefined {
  const file = new URL(name, DATA_FOLDER);
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** Reads a file that every checkout has. @throws Error when the data was not prepared. */
export function readRequiredData<Name extends keyof DataFiles>(name: Name): DataFiles[Name] {
  const content = readData(name);
  if (content === undefined) throw new Error(`libs/places/data/${name} is missing: run npm run prepare-data`);
  return content;
}

/** Writes compact JSON with one row a line, so that a change of one city is a diff of one line. */
export function writeData<Name extends keyof DataFiles>(name: Name, content: DataFiles[Name]): void {
  writeFileSync(new URL(name, DATA_FOLDER), `${compact(content)}\n`);
}

function compact(content: unknown): string {
  if (Array.isArray(content)) return `[\n${content.map((row) => JSON.stringify(row)).join(',\n')}\n]`;
  const lines = Object.entries(content as Record<string, unknown>).map(([key, value]) => {
    const hasRows = key === 'cities' || key === 'points';
    return `${JSON.stringify(key)}:${hasRows ? compact(value) : JSON.stringify(value)}`;
  });
  return `{\n${lines.join(',\n')}\n}`;
}

/** Turns the rows of a country's file into cities. */
export function citiesFromFile(country: string, { cities, ...head }: CityFile): City[] {
  return cities.map((row) => cityFromRow(country, row, head));
}

/** Turns one row of a country's file into a city. */
export function cityFromRow(country: string, row: CityRow, { regions, zones }: CityHead): City {
  const [rest, name, region, latitude, longitude, zone, otherName] = row;
  return {
    code: `${country}-${rest}`,
    name,
    ...(otherName === undefined ? {} : { other_name: otherName }),
    country,
    region: regions[region] ?? '',
    latitude,
    longitude,
    time_zone: zones[zone] ?? 'UTC',
  };
}
