import { CityTable } from './city-table.ts';
import { findCountry } from './countries.ts';
import { readBytes } from './data-files.ts';
import { fold } from './fold.ts';
import type { City } from './types.ts';

/** What a person types, and how many to return at most. */
export interface CitySearch {
  search?: string | undefined;
  limit?: number | undefined;
}

/** Cities that were found, read out of their country's file as far as somebody asks for them. */
export interface FoundCities {
  length: number;
  slice: (start?: number, end?: number) => City[];
  /** Where a code stands among them, or −1. */
  positionOf: (code: string) => number;
}

const NONE: FoundCities = { length: 0, slice: () => [], positionOf: () => -1 };

// However many countries are asked for in turn, each is read once: all of them are 20 MB.
const tables = new Map<string, CityTable>();

function citiesIn(country: string): CityTable | undefined {
  const known = tables.get(country);
  if (known || !findCountry(country)) return known;
  const bytes = readBytes(`cities/${country}.json`);
  if (!bytes) return undefined;
  const table = new CityTable(country, bytes);
  tables.set(country, table);
  return table;
}

/**
 * The cities of a country by name; with `search`, those whose name holds the text, accents and case ignored: the exact
 * name first, then names that begin so, then words that begin so, then the rest, then the cities of a region that begins
 * so; among equals cities with an airport code first (the data has no population), then by name. An unknown country has
 * none.
 */
export function findCities(country: string, search = ''): FoundCities {
  const cities = citiesIn(country);
  const text = fold(search);
  // Letters that nothing is named with (another script) find nothing, rather than everything.
  if (!cities || (!text && search.trim() !== '')) return NONE;
  const found = text ? cities.search(text) : Array.from({ length: cities.length }, (_, position) => position);
  return {
    length: found.length,
    slice: (start, end) => found.slice(start, end).map((position) => cities.at(position)),
    positionOf: (code) => found.indexOf(cities.positionOf(restOf(code))),
  };
}

/** Those of `findCities`, all or as many as `limit`. */
export function citiesOfCountry(country: string, { search, limit }: CitySearch = {}): City[] {
  return findCities(country, search).slice(0, limit);
}

/** @param code our own city code, e.g. `EC-GYE`; its first two letters are the country. */
export function findCity(code: string): City | undefined {
  const cities = citiesIn(code.slice(0, 2));
  const position = cities?.positionOf(restOf(code)) ?? -1;
  return position < 0 ? undefined : cities?.at(position);
}

/** What stands in a country's file for a code; nothing for what is no code. */
const restOf = (code: string) => (code[2] === '-' ? code.slice(3) : '');
