import {
  agencySnapshot,
  employeeSnapshot,
  invoiceSnapshot,
  journeySnapshot,
  luggageOutcomes,
  luggageRequestSnapshot,
  newQuoteSnapshot,
  passengerSnapshot,
  paymentSnapshot,
  refundSnapshot,
  serviceDocumentSnapshot,
  serviceRecordSnapshot,
} from '@bitacora/contracts';
import { z } from 'zod';

/**
 * The part of each snapshot that mails need, by table. What services cost and document numbers are not even stored here. What is
 * optional here and not there came later: rows from before lack it, until their owner changes.
 */
export const projectedSnapshots = {
  agencies: agencySnapshot.pick({ ruc: true, name: true, address: true, phone: true, email: true }).extend({
    emergency_phone: agencySnapshot.shape.emergency_phone.optional(),
    chat_numbers: agencySnapshot.shape.chat_numbers.optional(),
    logo: agencySnapshot.shape.logo.optional(),
    logo_image: agencySnapshot.shape.logo_image,
    lead_times: agencySnapshot.shape.lead_times,
    banks: agencySnapshot.shape.banks.optional(),
    payment_methods: agencySnapshot.shape.payment_methods.optional(),
  }),
  employees: employeeSnapshot
    .pick({ agency: true, user_id: true, first_name: true, last_name: true, email: true, roles: true, is_active: true })
    .extend({ phone: employeeSnapshot.shape.phone.optional(), absence: employeeSnapshot.shape.absence }),
  passengers: passengerSnapshot.pick({ user_id: true, first_name: true, last_name: true, email: true }).extend({
    agency: passengerSnapshot.shape.agency.optional(),
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
      start_time_zone: journeySnapshot.shape.start_time_zone,
      need_migration_docs: journeySnapshot.shape.need_migration_docs.optional(),
      holder: journeySnapshot.shape.holder,
      cost_cents: journeySnapshot.shape.cost_cents.optional(),
      purchase_date: journeySnapshot.shape.purchase_date.optional(),
      balance_due: journeySnapshot.shape.balance_due,
      cancellation: journeySnapshot.shape.cancellation,
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
    .extend({
      reservation: serviceRecordSnapshot.shape.reservation.optional(),
      replaces: serviceRecordSnapshot.shape.replaces,
    }),
  service_documents: serviceDocumentSnapshot
    .pick({ id: true, journey: true, package_service: true, passenger: true, document: true })
    .extend({ is_removed: z.boolean().optional() }),
  // As it comes, a quote may not say yet what nobody made of it.
  quotes: newQuoteSnapshot.pick({
    id: true,
    agency: true,
    first_name: true,
    last_name: true,
    phone: true,
    email: true,
    n_adults: true,
    n_children: true,
    travel_date: true,
    country: true,
    country_name: true,
    created_at: true,
    owner: true,
    answered_at: true,
    closed_at: true,
  }),
  luggage_requests: luggageRequestSnapshot
    .pick({
      id: true,
      agency: true,
      passenger: true,
      journey: true,
      package_service: true,
      pieces: true,
      luggage: true,
      created_at: true,
      waits_since: true,
      status: true,
    })
    .extend({
      note: luggageRequestSnapshot.shape.note.optional(),
      answer: z
        .object({
          outcome: z.enum(luggageOutcomes),
          at: z.string().optional(),
          record: z.string().nullable().optional(),
        })
        .nullish(),
    }),
  invoices: invoiceSnapshot.pick({
    id: true,
    journey: true,
    total_cost_cents: true,
    creation_date: true,
    number: true,
    voided: true,
  }),
  payments: paymentSnapshot.pick({
    id: true,
    journey: true,
    method: true,
    value_cents: true,
    creation_date: true,
    number: true,
    voided: true,
  }),
  refunds: refundSnapshot
    .pick({ id: true, journey: true, method: true, amount_cents: true, date: true, number: true, voided: true })
    .extend({ reason: refundSnapshot.shape.reason.optional() }),
};

export type ProjectedTable = keyof typeof projectedSnapshots;

export const projectedTables = Object.keys(projectedSnapshots) as readonly ProjectedTable[];

export type Projected<Table extends ProjectedTable> = z.infer<(typeof projectedSnapshots)[Table]>;
