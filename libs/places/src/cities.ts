import { findCountry } from './countries.ts';
import { citiesFromFile, readData } from './data-files.ts';
import { fold } from './fold.ts';
import type { City } from './types.ts';

interface CountryCities {
  byName: City[];
  byCode: ReadonlyMap<string, City>;
}

interface SearchTexts {
  names: string[];
  region: string;
}

/** What a person types, and how many to return at most. */
export interface CitySearch {
  search?: string | undefined;
  limit?: number | undefined;
}

const loaded = new Map<string, CountryCities>();
const searchTexts = new WeakMap<City, SearchTexts>();

// Even, so that a city without an airport code stands one behind those with one.
const REGION_RANK = 8;

function citiesIn(country: string): CountryCities | undefined {
  const known = loaded.get(country);
  if (known || !findCountry(country)) return known;
  const file = readData(`cities/${country}.json`);
  const byName = file ? citiesFromFile(country, file) : [];
  const cities = { byName, byCode: new Map(byName.map((city) => [city.code, city])) };
  loaded.set(country, cities);
  return cities;
}

/**
 * The cities of a country by name; with `search`, those whose name holds the text, accents and case ignored: the exact
 * name first, then names that begin so, then words that begin so, then the rest, then the cities of a region that begins
 * so; among equals cities with an airport code first (the data has no population), then by name. An unknown country has
 * none.
 */
export function citiesOfCountry(country: string, { search = '', limit }: CitySearch = {}): City[] {
  const cities = citiesIn(country)?.byName ?? [];
  const text = fold(search);
  // Letters that nothing is named with (another script) find nothing, rather than everything.
  if (!text) return search.trim() ? [] : cities.slice(0, limit);
  return cities
    .map((city, position) => ({ city, position, rank: rankOf(city, text) }))
    .filter(({ rank }) => rank !== undefined)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.position - b.position)
    .slice(0, limit)
    .map(({ city }) => city);
}

/** @param code our own city code, e.g. `EC-GYE`; its first two letters are the country. */
export function findCity(code: string): City | undefined {
  return citiesIn(code.slice(0, 2))?.byCode.get(code);
}

function rankOf(city: City, text: string): number | undefined {
  const { names, region } = searchTextsOf(city);
  const ranks = names.map((name) => nameRank(name, text)).filter((rank) => rank !== undefined);
  if (region.startsWith(text)) ranks.push(REGION_RANK);
  return ranks.length === 0 ? undefined : Math.min(...ranks) + (hasAirportCode(city) ? 0 : 1);
}

function nameRank(name: string, text: string): number | undefined {
  if (!name.includes(text)) return undefined;
  if (name === text) return 0;
  if (name.startsWith(text)) return 2;
  return name.includes(` ${text}`) ? 4 : 6;
}

function searchTextsOf(city: City): SearchTexts {
  let texts = searchTexts.get(city);
  if (!texts) {
    texts = {
      names: [city.name, city.other_name ?? ''].map(fold).filter((name) => name !== ''),
      region: fold(city.region),
    };
    searchTexts.set(city, texts);
  }
  return texts;
}

function hasAirportCode(city: City): boolean {
  return /^[A-Z]{2}-[A-Z0-9]{3}$/.test(city.code);
}
