import { ADULT_YEARS, ageOn } from '@bitacora/kernel';

/** A passenger, as far as it matters who holds a journey; null: not known yet. */
export interface Traveller {
  id: string;
  birth_date: string | null;
  has_email: boolean | null;
  is_active: boolean;
}

const isAdult = ({ birth_date: born }: Traveller, travelDate: string) =>
  born !== null && ageOn(born, travelDate) >= ADULT_YEARS;

/** Why one of the travellers is not named as holder anew: no child while an adult travels (product 5.9). */
export function refusalOfHolder(
  holder: string,
  travellers: readonly Traveller[],
  travelDate: string,
): 'deactivated' | 'child' | null {
  const named = travellers.find(({ id }) => id === holder);
  if (!named) return null;
  if (!named.is_active) return 'deactivated';
  if (named.birth_date === null || isAdult(named, travelDate)) return null;
  return travellers.some((one) => isAdult(one, travelDate)) ? 'child' : null;
}

/**
 * To whom messages about money go when nobody was named: the first adult on the day of travel with an e-mail, else the
 * first adult, else the first passenger (product 5.9).
 */
export function defaultHolder(travellers: readonly Traveller[], travelDate: string): string | null {
  const adults = travellers.filter((one) => isAdult(one, travelDate));
  return (adults.find(({ has_email }) => has_email) ?? adults[0] ?? travellers[0])?.id ?? null;
}
