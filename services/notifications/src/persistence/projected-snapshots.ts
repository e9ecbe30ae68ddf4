import {
  agencySnapshot,
  employeeSnapshot,
  journeySnapshot,
  passengerSnapshot,
  serviceDocumentSnapshot,
  serviceRecordSnapshot,
} from '@bitacora/contracts';
import { z } from 'zod';

/**
 * The part of each snapshot that mails need, by table. Costs and document numbers are not even stored here. What is
 * optional here and not there came later: rows from before lack it, until their owner changes.
 */
export const projectedSnapshots = {
  agencies: agencySnapshot.pick({ ruc: true, name: true, address: true, phone: true, email: true }).extend({
    emergency_phone: agencySnapshot.shape.emergency_phone.optional(),
    chat_numbers: agencySnapshot.shape.chat_numbers.optional(),
    logo: agencySnapshot.shape.logo.optional(),
    logo_image: agencySnapshot.shape.logo_image,
  }),
  employees: employeeSnapshot
    .pick({ agency: true, user_id: true, first_name: true, last_name: true, email: true, roles: true, is_active: true })
    .extend({ phone: employeeSnapshot.shape.phone.optional(), absence: employeeSnapshot.shape.absence }),
  passengers: passengerSnapshot.pick({ user_id: true, first_name: true, last_name: true, email: true }).extend({
    phone: passengerSnapshot.shape.phone.optional(),
    account_email: passengerSnapshot.shape.account_email,
    is_active: passengerSnapshot.shape.is_active,
  }),
  journeys: journeySnapshot
    .pick({
      id: true,
      agency: true,
      passengers: true,
      destination_city: true,
      travel_date: true,
      return_date: true,
      is_cancelled: true,
    })
    .extend({
      travel_agent: journeySnapshot.shape.travel_agent.optional(),
      services: journeySnapshot.shape.services.optional(),
      start_city: journeySnapshot.shape.start_city.optional(),
      need_migration_docs: journeySnapshot.shape.need_migration_docs.optional(),
      holder: journeySnapshot.shape.holder,
    }),
  service_records: serviceRecordSnapshot
    .pick({
      id: true,
      kind: true,
      package_service: true,
      journey: true,
      title: true,
      details: true,
      starts: true,
      ends: true,
    })
    .extend({ reservation: serviceRecordSnapshot.shape.reservation.optional() }),
  service_documents: serviceDocumentSnapshot
    .pick({ id: true, journey: true, package_service: true, passenger: true, document: true })
    .extend({ is_removed: z.boolean().optional() }),
};

export type ProjectedTable = keyof typeof projectedSnapshots;

export const projectedTables = Object.keys(projectedSnapshots) as readonly ProjectedTable[];

export type Projected<Table extends ProjectedTable> = z.infer<(typeof projectedSnapshots)[Table]>;
