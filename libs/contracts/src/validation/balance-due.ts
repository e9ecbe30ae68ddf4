import { addDays } from '@bitacora/kernel';

/** How long before travel a balance is to be paid, unless the agency's settings or the journey say otherwise (product 8.5). */
export const USUAL_DAYS_BEFORE_TRAVEL = 15;

/** The day until which a balance is to be paid when nobody said another one: never before the purchase. */
export function usualBalanceDue(
  { travel_date: travel, purchase_date: sold }: Record<'travel_date' | 'purchase_date', string>,
  daysBeforeTravel = USUAL_DAYS_BEFORE_TRAVEL,
): string {
  const day = addDays(travel, -daysBeforeTravel);
  return day < sold ? sold : day;
}
