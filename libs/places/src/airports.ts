import { airportRank, isLastResort } from './airport-rank.ts';
import { findCity } from './cities.ts';
import { readData, readRequiredData } from './data-files.ts';
import { kilometresBetween } from './distance.ts';
import type { Airport } from './types.ts';

const REACH_KM = 120;
const NEAREST_AT_MOST = 4;

const loaded = new Map<string, Airport[]>();
let countryByAirport: ReadonlyMap<string, string> | undefined;

function airportsIn(country: string): Airport[] {
  const known = loaded.get(country);
  if (known) return known;
  const airports = (readData(`airports/${country}.json`) ?? []).map((airport) => ({ ...airport, country }));
  loaded.set(country, airports);
  return airports;
}

/** @param id IATA code, upper case. */
export function findAirport(id: string): Airport | undefined {
  countryByAirport ??= new Map(
    Object.entries(readRequiredData('airport-index.json')).flatMap(([country, ids]) =>
      ids.map((each) => [each, country]),
    ),
  );
  const country = countryByAirport.get(id);
  return country === undefined ? undefined : airportsIn(country).find((airport) => airport.id === id);
}

/**
 * The airports that belong to a city, the main ones first, then the nearest; most cities have none.
 * @param code city code.
 */
export function airportsOfCity(code: string): Airport[] {
  const city = findCity(code);
  if (!city) return [];
  return airportsIn(city.country)
    .filter((airport) => airport.city === city.code)
    .sort((a, b) => airportRank(a) - airportRank(b) || kilometresBetween(city, a) - kilometresBetween(city, b));
}

/**
 * The airports that somebody who travels to a city may use: its own, else the nearest of its country within 120 km
 * (Puerto Ayora flies from Baltra, Durán from Guayaquil), nearest first, seaplane and air bases last, at most four.
 * @param code city code.
 */
export function airportsServingCity(code: string): Airport[] {
  const own = airportsOfCity(code);
  const city = findCity(code);
  if (own.length > 0 || !city) return own;
  return airportsIn(city.country)
    .map((airport) => ({ airport, distance: kilometresBetween(city, airport) }))
    .filter(({ distance }) => distance <= REACH_KM)
    .sort((a, b) => Number(isLastResort(a.airport)) - Number(isLastResort(b.airport)) || a.distance - b.distance)
    .slice(0, NEAREST_AT_MOST)
    .map(({ airport }) => airport);
}
