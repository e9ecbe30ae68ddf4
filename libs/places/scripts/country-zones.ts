import { kilometresBetween, type Point } from '../src/distance.ts';
import { lookUpZone } from '../src/time-zone.ts';
import type { SourceAirport } from './sources.ts';

const sameNames = new Map<string, string>();

/**
 * Says the zone of a place whose country is known. The lookup by coordinates draws borders coarsely (Lago Agrio falls
 * in Colombia, Manama in Iran), so a zone that the country does not have gives way to the nearest airport's.
 */
export function zonesOfCountry(country: string, airports: SourceAirport[]): (place: Point) => string {
  const own = ownZones(country);
  const allowed = new Set([...own, ...airports.map(({ time_zone }) => time_zone)].map(canonical));
  return (place) => {
    const found = lookUpZone(place.latitude, place.longitude);
    if (allowed.size === 0 || allowed.has(canonical(found))) return found;
    return nearest(place, airports)?.time_zone ?? own[0] ?? found;
  };
}

function ownZones(country: string): string[] {
  // The platform knows it, the library of the compiler's target not yet.
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(`und-${country}`);
  return locale.getTimeZones?.() ?? [];
}

function canonical(zone: string): string {
  const known = sameNames.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  sameNames.set(zone, known);
  return known;
}

function nearest(place: Point, airports: SourceAirport[]): SourceAirport | undefined {
  let best: { airport: SourceAirport; distance: number } | undefined;
  for (const airport of airports) {
    const distance = kilometresBetween(place, airport);
    if (!best || distance < best.distance) best = { airport, distance };
  }
  return best?.airport;
}
