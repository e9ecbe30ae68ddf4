import { agencySnapshot, employeeSnapshot, journeySnapshot, passengerSnapshot } from '@bitacora/contracts';
import type { z } from 'zod';

/** The part of each snapshot that mails need, by table. Costs and document numbers are not even stored here. */
export const projectedSnapshots = {
  agencies: agencySnapshot.pick({ ruc: true, name: true, address: true, phone: true, email: true }).extend({
    // Rows that were written before mails named it lack it, until their agency changes.
    emergency_phone: agencySnapshot.shape.emergency_phone.optional(),
  }),
  employees: employeeSnapshot.pick({
    agency: true,
    user_id: true,
    first_name: true,
    last_name: true,
    email: true,
    roles: true,
    is_active: true,
  }),
  passengers: passengerSnapshot.pick({ user_id: true, first_name: true, last_name: true, email: true }).extend({
    // Rows that were written before mails named it lack it, until their person changes.
    phone: passengerSnapshot.shape.phone.optional(),
  }),
  journeys: journeySnapshot.pick({
    id: true,
    agency: true,
    passengers: true,
    destination_city: true,
    travel_date: true,
    return_date: true,
    is_cancelled: true,
  }),
};

export type ProjectedTable = keyof typeof projectedSnapshots;
export type Projected<Table extends ProjectedTable> = z.infer<(typeof projectedSnapshots)[Table]>;
