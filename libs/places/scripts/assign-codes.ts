import { kilometresBetween } from '../src/distance.ts';
import { fold } from '../src/fold.ts';
import { METROPOLITAN_CODES } from './hand-written/cities.ts';
import type { Place } from './link-airports.ts';
import type { SourceAirport } from './sources.ts';

/** A city that an earlier run wrote, by the name that the source gave it then. */
export interface CommittedCity {
  code: string;
  name: string;
  latitude: number;
  longitude: number;
}

const SAME_PLACE_KM = 5;

/**
 * Gives every place of a country its code. A code is written once: a place with the name of a committed city within
 * 5 km keeps that city's code, whatever has changed since (region, airports); only the others get new ones.
 */
export function assignCodes(country: string, places: Place[], committed: CommittedCity[]): Map<Place, string> {
  const codes = keptCodes(places, committed);
  const taken = new Set(committed.map(({ code }) => code));
  for (const place of inStableOrder(places)) {
    if (codes.has(place)) continue;
    const code = newCode(country, place, taken);
    taken.add(code);
    codes.set(place, code);
  }
  return codes;
}

function keptCodes(places: Place[], committed: CommittedCity[]): Map<Place, string> {
  const committedByName = Map.groupBy(committed, ({ name }) => fold(name));
  const pairs = places
    .flatMap((place) =>
      (committedByName.get(fold(place.name)) ?? []).map((city) => ({
        place,
        code: city.code,
        distance: kilometresBetween(place, city),
      })),
    )
    .filter(({ distance }) => distance <= SAME_PLACE_KM)
    .sort((a, b) => a.distance - b.distance);
  const codes = new Map<Place, string>();
  const used = new Set<string>();
  for (const { place, code } of pairs) {
    if (codes.has(place) || used.has(code)) continue;
    codes.set(place, code);
    used.add(code);
  }
  return codes;
}

function newCode(country: string, place: Place, taken: ReadonlySet<string>): string {
  const airport = [...place.airports].sort((a, b) => preference(place, a, b))[0];
  const iata = place.airports.map(({ id }) => METROPOLITAN_CODES[id]).find((code) => code !== undefined) ?? airport?.id;
  if (iata !== undefined && !taken.has(`${country}-${iata}`)) return `${country}-${iata}`;
  const slug = fold(place.name).replaceAll(' ', '-') || 'city';
  const code = `${country}-${place.region || '00'}-${slug}`;
  for (let number = 1; ; number += 1) {
    const numbered = number === 1 ? code : `${code}-${number}`;
    if (!taken.has(numbered)) return numbered;
  }
}

/** Of several airports, the city is called by the one whose code abbreviates its name, else by the international one. */
function preference(place: Place, a: SourceAirport, b: SourceAirport): number {
  const penalty = (airport: SourceAirport) =>
    (fold(place.name).replaceAll(' ', '').startsWith(airport.id.toLowerCase()) ? 0 : 2) +
    (airport.name.includes('International') ? 0 : 1);
  return penalty(a) - penalty(b) || kilometresBetween(place, a) - kilometresBetween(place, b) || (a.id < b.id ? -1 : 1);
}

function inStableOrder(places: Place[]): Place[] {
  return [...places].sort(
    (a, b) => b.airports.length - a.airports.length || a.latitude - b.latitude || a.longitude - b.longitude,
  );
}
