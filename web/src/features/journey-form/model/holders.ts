import { ADULT_YEARS, ageOn, isPlainDate } from '@bitacora/kernel';
import type { Traveller } from '../../../lib/passengers/traveller.ts';

/** How old somebody is on a day; null where either is not known. */
export function yearsOn(birthDate: string | null, day: string): number | null {
  if (birthDate === null || !isPlainDate(day) || birthDate > day) return null;
  return ageOn(birthDate, day);
}

/** Who may hold the journey: the adults on the day of travel, and everybody where there is no adult (product 5.9). */
export function possibleHolders(travellers: readonly Traveller[], travelDate: string): readonly Traveller[] {
  const adults = travellers.filter(({ birth_date }) => (yearsOn(birth_date, travelDate) ?? ADULT_YEARS) >= ADULT_YEARS);
  return adults.length > 0 ? adults : travellers;
}
