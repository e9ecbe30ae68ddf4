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

/** The name of each kind, as people read it. */
export const serviceKindNames: Record<ServiceKind, string> = {
  air_ticket: 'Boleto Aéreo',
  transportation: 'Transporte',
  hosting: 'Hospedaje',
  activity: 'Actividad',
  car_rental: 'Reserva de Vehículo',
  cruise: 'Crucero',
  visa: 'Visa',
  travel_insurance: 'Seguro de Viaje',
};
