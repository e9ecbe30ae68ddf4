// Builds data/ from the data packages. What is committed there is read first: city codes are written once.
import { mkdirSync } from 'node:fs';
import { citiesFromFile, readData, writeData } from '../src/data-files.ts';
import type { Point } from '../src/distance.ts';
import { fold } from '../src/fold.ts';
import { airlinesFrom } from './airlines.ts';
import { assignCodes } from './assign-codes.ts';
import { cityFile, committedCities } from './city-file.ts';
import { countriesFrom } from './countries.ts';
import { zonesOfCountry } from './country-zones.ts';
import { airportName } from './airport-name.ts';
import { MISSING_AIRPORTS } from './hand-written/airports.ts';
import { linkAirports, type Place } from './link-airports.ts';
import * as sources from './sources.ts';
import { zoneCorrections, type ZonedPoint } from './zone-corrections.ts';

for (const folder of ['cities', 'airports']) {
  mkdirSync(new URL(`../data/${folder}/`, import.meta.url), { recursive: true });
}

const countries = countriesFrom(sources.readSpanishCountryNames(), sources.readDiallingCodes());
const cities = Map.groupBy(sources.readSourceCities(), ({ country }) => country);
const airports = Map.groupBy([...sources.readSourceAirports(), ...MISSING_AIRPORTS], ({ country }) => country);
const regionNames = sources.readRegions();
const zonedPoints: ZonedPoint[] = [...airports.values()].flat();
const airportIndex: Record<string, string[]> = {};
const totals = { countries: countries.length, cities: 0, kept: 0, added: 0, airports: 0 };

for (const { code: country } of countries) {
  const countryAirports = airports.get(country) ?? [];
  const zoneOf = zonesOfCountry(country, countryAirports);
  const places = (cities.get(country) ?? []).map((city) => placeFrom(city, zoneOf));
  const committed = readData(`cities/${country}.json`);
  const known = committedCities(country, committed);
  const added = linkAirports(countryAirports, places);
  const codes = assignCodes(country, withoutDoubles([...places, ...added]), known);
  const file = cityFile(country, codes, committed, regionNames);
  if (file.cities.length > 0) writeData(`cities/${country}.json`, file);
  writeAirports(country, codes);
  zonedPoints.push(...citiesFromFile(country, file));
  totals.cities += file.cities.length;
  totals.kept += known.length;
  totals.added += added.length;
}
writeData('countries.json', countries);
writeData('airlines.json', airlinesFrom(sources.readSourceAirlines()));
writeData('airport-index.json', airportIndex);
writeData('zone-corrections.json', zoneCorrections(zonedPoints));
console.log(totals);

function placeFrom({ name, admin1, lat, lng }: sources.SourceCity, zoneOf: (place: Point) => string): Place {
  const [latitude, longitude] = [Number(lat), Number(lng)];
  const region = admin1 === '00' ? '' : admin1;
  return { name, region, latitude, longitude, time_zone: zoneOf({ latitude, longitude }), airports: [] };
}

/** The source lists some places twice, a few hundred metres apart; the one with the airport stays. */
function withoutDoubles(places: Place[]): Place[] {
  const seen = new Set<string>();
  return [...places]
    .sort((a, b) => b.airports.length - a.airports.length)
    .filter((place) => {
      const key = [fold(place.name), place.region, place.latitude.toFixed(2), place.longitude.toFixed(2)].join();
      const isNew = place.airports.length > 0 || !seen.has(key);
      seen.add(key);
      return isNew;
    });
}

function writeAirports(country: string, codes: ReadonlyMap<Place, string>): void {
  const rows = [...codes]
    .flatMap(([place, city]) => place.airports.map((airport) => ({ airport, city })))
    .map(({ airport: { id, name, latitude, longitude, time_zone }, city }) => ({
      id,
      name: airportName(id, name, country),
      city,
      latitude: round(latitude),
      longitude: round(longitude),
      time_zone,
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  if (rows.length === 0) return;
  writeData(`airports/${country}.json`, rows);
  airportIndex[country] = rows.map(({ id }) => id);
  totals.airports += rows.length;
}

/** Five decimals are one metre. */
function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
