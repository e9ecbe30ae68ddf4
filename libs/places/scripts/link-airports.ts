import { kilometresBetween } from '../src/distance.ts';
import { fold } from '../src/fold.ts';
import { CITY_OF_AIRPORT, NAME_OF_ADDED_CITY } from './hand-written/airports.ts';
import type { SourceAirport } from './sources.ts';

/** A city before it has a code: as the source names it, with the key of its region. */
export interface Place {
  name: string;
  region: string;
  latitude: number;
  longitude: number;
  time_zone: string;
  airports: SourceAirport[];
}

const NEAR_KM = 60;
const NEAR_BY_HAND_KM = 100;
const DEGREE_OF_LATITUDE_KM = 111;

/**
 * Links the airports of one country to its cities, and returns the cities that it had to add. An airport belongs to the
 * nearest city within 60 km that bears the name of its city; if that name exists only farther away, to the nearest city
 * within 60 km; if the country has no such name, the city is added where the airport is.
 */
export function linkAirports(airports: SourceAirport[], cities: Place[]): Place[] {
  const names = new Set(cities.map((city) => fold(city.name)));
  const added: Place[] = [];
  for (const airport of airports) {
    const near = within(NEAR_KM, airport, cities);
    const city =
      chosenByHand(airport, cities) ??
      near.find((each) => fold(each.name) === fold(airport.city)) ??
      near.find((each) => holdsWords(each.name, airport.city) || holdsWords(airport.city, each.name)) ??
      (names.has(fold(airport.city)) ? near[0] : undefined) ??
      added.find((each) => each.name === airport.city && kilometresBetween(each, airport) <= NEAR_KM) ??
      addFor(airport, near[0]?.region ?? '', added);
    city.airports.push(airport);
  }
  return added;
}

function within(kilometres: number, airport: SourceAirport, cities: Place[]): Place[] {
  return cities
    .filter((city) => Math.abs(city.latitude - airport.latitude) * DEGREE_OF_LATITUDE_KM <= kilometres + 1)
    .map((city) => ({ city, distance: kilometresBetween(city, airport) }))
    .filter(({ distance }) => distance <= kilometres)
    .sort((a, b) => a.distance - b.distance)
    .map(({ city }) => city);
}

function chosenByHand(airport: SourceAirport, cities: Place[]): Place | undefined {
  const name = CITY_OF_AIRPORT[airport.id];
  if (name === undefined) return undefined;
  const city = within(NEAR_BY_HAND_KM, airport, cities).find((each) => each.name === name);
  if (!city) throw new Error(`${airport.id}: no ${name} within ${NEAR_BY_HAND_KM} km`);
  return city;
}

function holdsWords(name: string, words: string): boolean {
  return fold(words) !== '' && ` ${fold(name)} `.includes(` ${fold(words)} `);
}

function addFor(airport: SourceAirport, region: string, added: Place[]): Place {
  const { latitude, longitude, time_zone } = airport;
  const name = NAME_OF_ADDED_CITY[airport.id] ?? airport.city;
  const city = { name, region, latitude, longitude, time_zone, airports: [] };
  added.push(city);
  return city;
}
