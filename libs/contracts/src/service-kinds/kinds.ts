/** The kinds of service, in the order in which a journey lists them (specification §2, package services list). */
export const serviceKinds = [
  'air_ticket',
  'transportation',
  'hosting',
  'activity',
  'car_rental',
  'cruise',
  'visa',
  'travel_insurance',
] as const;

export type ServiceKind = (typeof serviceKinds)[number];
