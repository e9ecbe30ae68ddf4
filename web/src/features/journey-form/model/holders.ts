import { ADULT_YEARS, ageOn, isPlainDate } from '@bitacora/kernel';
import type { Traveller } from '../../../lib/passengers/traveller.ts';

/** How old somebody is on a day; null where either is not known. */
export function yearsOn(birthDate: string | null, day: string): number | null {
  if (birthDate === null || !isPlainDate(day) || birthDate > day) return null;
  return ageOn(birthDate, day);
}

interface Choice {
  /** Of travel; today stands for it while it is not typed. */
  day: string;
  today: string;
  /** Who holds the journey already, and may go on; empty without. */
  present: string;
}

/** Who may hold the journey: the adults on the day of travel, and everybody where there is no adult (product 5.9). */
export function possibleHolders(travellers: readonly Traveller[], { day, today, present }: Choice) {
  const judgedOn = isPlainDate(day) ? day : today;
  const isAdult = ({ birth_date }: Traveller) => (yearsOn(birth_date, judgedOn) ?? ADULT_YEARS) >= ADULT_YEARS;
  return travellers.some(isAdult) ? travellers.filter((one) => one.id === present || isAdult(one)) : travellers;
}
