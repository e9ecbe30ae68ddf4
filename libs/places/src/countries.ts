import { readRequiredData } from './data-files.ts';
import type { Country } from './types.ts';

let byCode: ReadonlyMap<string, Country> | undefined;

function countries(): ReadonlyMap<string, Country> {
  byCode ??= new Map(readRequiredData('countries.json').map((country) => [country.code, country]));
  return byCode;
}

/** Every country, by Spanish name. */
export function allCountries(): Country[] {
  return [...countries().values()];
}

/** @param code ISO 3166-1 alpha-2, upper case. */
export function findCountry(code: string): Country | undefined {
  return countries().get(code);
}
