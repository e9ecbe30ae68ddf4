import { ADULT_YEARS, ageOn } from '@bitacora/kernel';

/** A passenger, as far as it matters who holds a journey; null: not known yet. */
export interface Traveller {
  id: string;
  birth_date: string | null;
  has_email: boolean | null;
}

/**
 * To whom messages about money go when nobody was named: the first adult on the day of travel with an e-mail, else the
 * first adult, else the first passenger (product 5.9).
 */
export function defaultHolder(travellers: readonly Traveller[], travelDate: string): string | null {
  const adults = travellers.filter(({ birth_date: born }) => born !== null && ageOn(born, travelDate) >= ADULT_YEARS);
  return (adults.find(({ has_email }) => has_email) ?? adults[0] ?? travellers[0])?.id ?? null;
}
