import { ADULT_YEARS, ageOn } from '@bitacora/kernel';

/** A passenger, as far as it matters who holds a journey; null: not known yet. */
export interface Traveller {
  id: string;
  birth_date: string | null;
  has_email: boolean | null;
}

const isAdult = ({ birth_date: born }: Traveller, travelDate: string) =>
  born !== null && ageOn(born, travelDate) >= ADULT_YEARS;

/** Whether somebody may be named as holder: no child while an adult travels (product 5.9). */
export function mayHold(holder: string, travellers: readonly Traveller[], travelDate: string): boolean {
  const named = travellers.find(({ id }) => id === holder);
  if (!named || named.birth_date === null || isAdult(named, travelDate)) return true;
  return !travellers.some((one) => isAdult(one, travelDate));
}

/**
 * To whom messages about money go when nobody was named: the first adult on the day of travel with an e-mail, else the
 * first adult, else the first passenger (product 5.9).
 */
export function defaultHolder(travellers: readonly Traveller[], travelDate: string): string | null {
  const adults = travellers.filter((one) => isAdult(one, travelDate));
  return (adults.find(({ has_email }) => has_email) ?? adults[0] ?? travellers[0])?.id ?? null;
}
