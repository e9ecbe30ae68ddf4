import { citiesFromFile, type CityFile, type CityRow } from '../src/data-files.ts';
import type { City } from '../src/types.ts';
import type { CommittedCity } from './assign-codes.ts';
import { REGION_NAMES, SPANISH_NAMES } from './hand-written/cities.ts';
import type { Place } from './link-airports.ts';

interface NamedPlace {
  code: string;
  name: string;
  otherName?: string | undefined;
  place: Omit<Place, 'airports'>;
}

const spanish = new Intl.Collator('es');

/** The cities of an earlier run as they are matched: by the source's name, not by the Spanish one. */
export function committedCities(country: string, file: CityFile | undefined): CommittedCity[] {
  return file ? citiesFromFile(country, file).map((city) => ({ ...city, name: sourceName(city) })) : [];
}

/**
 * The file of a country: the places with their codes, sorted by name, and the committed cities that the source has
 * dropped since, because journeys refer to their codes.
 */
export function cityFile(
  country: string,
  codes: ReadonlyMap<Place, string>,
  committed: CityFile | undefined,
  regionNames: ReadonlyMap<string, string>,
): CityFile {
  const found = [...codes].map(([place, code]): NamedPlace => named(code, place));
  const rows = [...found, ...dropped(country, new Set(codes.values()), committed)].sort(
    (a, b) => spanish.compare(a.name, b.name) || (a.code < b.code ? -1 : 1),
  );
  const zones = [...new Set(rows.map(({ place }) => place.time_zone))].sort();
  const regions = [...new Set(rows.map(({ place }) => place.region))].sort();
  return {
    regions: Object.fromEntries(
      regions.map((region) => [
        region,
        regionName(`${country}.${region}`, regionNames) ?? committed?.regions[region] ?? '',
      ]),
    ),
    zones,
    cities: rows.map(({ code, name, otherName, place }): CityRow => {
      const position = [round(place.latitude), round(place.longitude)] as const;
      const zone = zones.indexOf(place.time_zone);
      const rest = code.slice(country.length + 1);
      if (otherName === undefined) return [rest, name, place.region, ...position, zone];
      return [rest, name, place.region, ...position, zone, otherName];
    }),
  };
}

function named(code: string, place: Place): NamedPlace {
  const spanishName = SPANISH_NAMES[code];
  if (spanishName === undefined || spanishName === place.name) return { code, name: place.name, place };
  return { code, name: spanishName, otherName: place.name, place };
}

function dropped(country: string, kept: ReadonlySet<string>, committed: CityFile | undefined): NamedPlace[] {
  if (!committed) return [];
  return citiesFromFile(country, committed)
    .map((city, index) => ({ city, region: committed.cities[index]?.[2] ?? '' }))
    .filter(({ city }) => !kept.has(city.code))
    .map(({ city, region }) => ({
      code: city.code,
      name: city.name,
      otherName: city.other_name,
      place: { ...city, region },
    }));
}

function regionName(key: string, names: ReadonlyMap<string, string>): string | undefined {
  return REGION_NAMES[key] ?? names.get(key)?.replace(/ (Province|Department)$/, '');
}

function sourceName(city: City): string {
  return city.other_name ?? city.name;
}

/** Four decimals are eleven metres. */
function round(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4;
}
