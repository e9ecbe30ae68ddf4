import { AIRPORT_NAMES } from './hand-written/airports.ts';

const SPANISH_SPEAKING = new Set('AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV UY VE'.split(' '));

/** The source names airports in English; where Spanish is spoken they have a Spanish name: Aeropuerto Jorge Chávez. */
export function airportName(id: string, name: string, country: string): string {
  const known = AIRPORT_NAMES[id];
  if (known !== undefined) return known;
  if (!SPANISH_SPEAKING.has(country)) return name;
  const [, proper, international] = /^(.+?)( International)? Airport$/.exec(name) ?? [];
  if (proper === undefined) return name;
  return `Aeropuerto ${international === undefined ? '' : 'Internacional '}${proper}`;
}
