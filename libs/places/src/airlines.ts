import { readRequiredData } from './data-files.ts';
import type { Airline } from './types.ts';

let airlines: readonly Airline[] | undefined;

/** Every airline, by name. */
export function allAirlines(): Airline[] {
  airlines ??= readRequiredData('airlines.json');
  return [...airlines];
}
