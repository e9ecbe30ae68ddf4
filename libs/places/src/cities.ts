import { RecentlyUsed } from '@bitacora/kernel';
import { findCountry } from './countries.ts';
import { citiesFromFile, readData } from './data-files.ts';
import { fold } from './fold.ts';
import type { City } from './types.ts';

interface CountryCities {
  byName: City[];
  byCode: ReadonlyMap<string, City>;
  /** Of each city of `byName`, once somebody searches. */
  searchTexts?: SearchTexts[];
}

interface SearchTexts {
  names: string[];
  region: string;
  hasAirport: boolean;
}

/** What a person types, and how many to return at most. */
export interface CitySearch {
  search?: string | undefined;
  limit?: number | undefined;
}

// All of them are 100 MB; an agency sells a handful of countries in one day.
const MOST_COUNTRIES = 4;
const loaded = new RecentlyUsed<CountryCities>(MOST_COUNTRIES);

// Even, so that a city without an airport code stands one behind those with one.
const REGION_RANK = 8;

function citiesIn(country: string): CountryCities | undefined {
  const known = loaded.get(country);
  if (known || !findCountry(country)) return known;
  const file = readData(`cities/${country}.json`);
  const byName = file ? citiesFromFile(country, file) : [];
  const cities: CountryCities = { byName, byCode: new Map(byName.map((city) => [city.code, city])) };
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
  const cities = citiesIn(country);
  if (!cities) return [];
  const text = fold(search);
  // Letters that nothing is named with (another script) find nothing, rather than everything.
  if (!text) return search.trim() ? [] : cities.byName.slice(0, limit);
  cities.searchTexts ??= cities.byName.map(searchTextsOf);
  return cities.searchTexts
    .map((texts, position) => ({ position, rank: rankOf(texts, text) }))
    .filter(({ rank }) => rank !== undefined)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.position - b.position)
    .slice(0, limit)
    .flatMap(({ position }) => cities.byName[position] ?? []);
}

/** @param code our own city code, e.g. `EC-GYE`; its first two letters are the country. */
export function findCity(code: string): City | undefined {
  return citiesIn(code.slice(0, 2))?.byCode.get(code);
}

function rankOf({ names, region, hasAirport }: SearchTexts, text: string): number | undefined {
  const ranks = names.map((name) => nameRank(name, text)).filter((rank) => rank !== undefined);
  if (region.startsWith(text)) ranks.push(REGION_RANK);
  return ranks.length === 0 ? undefined : Math.min(...ranks) + (hasAirport ? 0 : 1);
}

function nameRank(name: string, text: string): number | undefined {
  if (!name.includes(text)) return undefined;
  if (name === text) return 0;
  if (name.startsWith(text)) return 2;
  return name.includes(` ${text}`) ? 4 : 6;
}

const searchTextsOf = (city: City): SearchTexts => ({
  names: [city.name, city.other_name ?? ''].map(fold).filter((name) => name !== ''),
  region: fold(city.region),
  hasAirport: hasAirportCode(city),
});

function hasAirportCode(city: City): boolean {
  return /^[A-Z]{2}-[A-Z0-9]{3}$/.test(city.code);
}
