import type { Airline } from '../src/types.ts';
import { AIRLINES } from './hand-written/airlines.ts';

/**
 * One airline a code, by name. The source marks a code that two companies share with `*` on the second one; the
 * second is kept only where it stands alone.
 */
export function airlinesFrom(source: Airline[]): Airline[] {
  const unmarkedFirst = [...source].sort((a, b) => Number(a.iata.endsWith('*')) - Number(b.iata.endsWith('*')));
  const byCode = new Map<string, Airline>();
  for (const { iata, icao, name } of [...AIRLINES, ...unmarkedFirst]) {
    const code = iata.replace('*', '').trim();
    if (/^[A-Z0-9]{2}$/.test(code) && !byCode.has(code)) byCode.set(code, { iata: code, icao, name: name.trim() });
  }
  const spanish = new Intl.Collator('es');
  return [...byCode.values()].sort((a, b) => spanish.compare(a.name, b.name) || (a.iata < b.iata ? -1 : 1));
}
