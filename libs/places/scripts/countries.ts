import type { Country } from '../src/types.ts';
import { COUNTRY_NAMES } from './hand-written/countries.ts';

/** Every country with its Spanish name and dialling codes, by name. */
export function countriesFrom(
  names: Record<string, string | string[]>,
  dialling: Record<string, { phone: number[] }>,
): Country[] {
  const spanish = new Intl.Collator('es');
  return Object.entries(names)
    .map(([code, name]) => ({
      code,
      name: COUNTRY_NAMES[code] ?? [name].flat()[0] ?? code,
      dialling_codes: (dialling[code]?.phone ?? []).map((digits) => `+${digits}`),
    }))
    .sort((a, b) => spanish.compare(a.name, b.name));
}
