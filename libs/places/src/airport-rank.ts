import type { Airport } from './types.ts';

const NO_PASSENGER_AIRPORT = /seaplane|heliport|helipuerto|air (force )?base|naval|base a[ée]rea|historical|army/i;
const INTERNATIONAL = /\b(internacional|international|intercontinental)\b/i;

/** Seaplane, military and former bases: they have a code, but hardly a traveller who flies from them. */
export function isLastResort({ name }: Pick<Airport, 'name'>): boolean {
  return NO_PASSENGER_AIRPORT.test(name);
}

/**
 * Which airports of a city come first, lower before higher: the one that the city's code is made of and the
 * international ones, then the others, then the bases. The data holds no traffic, so that the names have to tell.
 */
export function airportRank(airport: Pick<Airport, 'id' | 'city' | 'name'>): number {
  if (isLastResort(airport)) return 2;
  return airport.city.endsWith(`-${airport.id}`) || INTERNATIONAL.test(airport.name) ? 0 : 1;
}
