import { activity } from './activity.ts';
import { airTicket } from './air-ticket.ts';
import { carRental } from './car-rental.ts';
import { cruise } from './cruise.ts';
import type { ServiceKindDescriptor } from './define-kind.ts';
import { hosting } from './hosting.ts';
import { transportation } from './transportation.ts';
import { travelInsurance } from './travel-insurance.ts';
import { visa } from './visa.ts';

/**
 * The kinds of service, in the order in which a journey lists them (product 6.1). A new
 * kind is its own file and one line here.
 */
export const serviceKindTable = {
  air_ticket: airTicket,
  transportation,
  hosting,
  activity,
  car_rental: carRental,
  cruise,
  visa,
  travel_insurance: travelInsurance,
} as const satisfies Record<string, ServiceKindDescriptor>;

export type ServiceKind = keyof typeof serviceKindTable;

export const serviceKinds = Object.keys(serviceKindTable) as [ServiceKind, ...ServiceKind[]];

/** Everything that the product knows about a kind. */
export function serviceKind(kind: ServiceKind): ServiceKindDescriptor {
  return serviceKindTable[kind];
}
