import { z } from 'zod';
import { serviceDirections, travelDirections } from '../choices.ts';
import { packageServiceStatuses } from '../names.ts';
import { serviceKinds } from '../service-kinds/kinds.ts';
import { rucParams } from './agencies.ts';
import { endpoint } from './endpoint.ts';
import { viewLuggageRequest } from './luggage-requests.ts';
import { listOf, pageQuery } from './paging.ts';
import { id } from '../validation/fields.ts';

/** Where a journey stands in time. */
export const journeyPhases = ['upcoming', 'ongoing', 'past', 'cancelled'] as const;
export type JourneyPhase = (typeof journeyPhases)[number];

const city = z.object({ code: z.string(), name: z.string(), country: z.string(), country_code: z.string() });

/** A link to a private file: absolute, signed for the reader, good for 15 to 30 minutes (product 9.2). */
const fileLink = z.url();

const passengerDocument = z.object({ id: z.string(), document: fileLink, package_service: z.string() });

const viewPassenger = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** For staff: who may hold the journey depends on it. */
  birth_date: z.string().optional(),
  service_docs: z.array(passengerDocument),
});

/** A record as the view shows it: the fields of its kind, its file as a link, `cost` for staff only. */
export const viewServiceRecord = z.looseObject({
  id: z.string(),
  version: z.number(),
  cost: z.number().optional(),
  reservation: fileLink.nullable(),
});
export type ViewServiceRecord = z.infer<typeof viewServiceRecord>;

const calledOff = z.object({ at: z.string(), reason: z.string() });

/** Since when, why, and how many dollars the agency keeps: that for whoever sees amounts. */
const viewCancellation = calledOff.extend({ retained: z.number().optional() });

export const viewService = z.object({
  id: z.string(),
  kind: z.enum(serviceKinds),
  status: z.enum(packageServiceStatuses),
  service_name: z.object({ name: z.string() }),
  travel_direction: z.enum(serviceDirections).nullable(),
  order: z.number(),
  service: viewServiceRecord.nullable(),
  /** Why it was called off, and what the agency keeps of it; null while it stands. */
  cancellation: viewCancellation.nullable(),
  /** Of an air ticket: the luggage that was asked for, newest first; to a traveller the own requests. */
  luggage_requests: z.array(viewLuggageRequest).optional(),
});
export type ViewService = z.infer<typeof viewService>;

/** Since when it is not counted any more, and why; null while it is. */
const viewVoiding = z.object({ at: z.string(), reason: z.string() }).nullable();

const viewInvoice = z.object({
  id: z.string(),
  creation_date: z.string(),
  is_passenger_invoice: z.boolean(),
  passenger: z.object({ id: z.string(), first_name: z.string(), last_name: z.string() }).nullable(),
  total_cost: z.number(),
  file: fileLink.nullable(),
  /** What stands on the paper as its number, where somebody said. */
  number: z.string().nullable(),
  voided: viewVoiding,
  version: z.number(),
});
export type ViewInvoice = z.infer<typeof viewInvoice>;

const viewPayment = z.object({
  id: z.string(),
  creation_date: z.string(),
  method: z.string(),
  value: z.number(),
  voucher: fileLink.nullable(),
  number: z.string().nullable(),
  voided: viewVoiding,
  version: z.number(),
});
export type ViewPayment = z.infer<typeof viewPayment>;

const viewRefund = z.object({
  id: z.string(),
  amount: z.number(),
  method: z.string(),
  date: z.string(),
  reason: z.string(),
  voucher: fileLink.nullable(),
  creation_date: z.string(),
  number: z.string().nullable(),
  voided: viewVoiding,
  version: z.number(),
});
export type ViewRefund = z.infer<typeof viewRefund>;

/** What a passenger says of the journey, from 1 to 5, and since when somebody of the agency has seen to it. */
const viewOpinion = z.object({
  passenger: z.string(),
  rating: z.number().int(),
  at: z.string(),
  attended_at: z.string().nullable(),
});
export type ViewOpinion = z.infer<typeof viewOpinion>;

/** What is sold, paid and owed: for who travels, and for staff with the right `billing` (product 14.7). */
const journeyAmounts = z.object({
  cost: z.number(),
  paid: z.number(),
  balance: z.number(),
  /** Until when the balance is to be paid. */
  balance_due: z.string(),
  invoices: z.array(viewInvoice),
  payments: z.array(viewPayment),
  refunds: z.array(viewRefund),
});

/** The journey view (product 5). Money in dollars; `version` rises with every change of anything that it shows. */
export const journeyView = z.object({
  journey_id: z.string(),
  agency: z.string(),
  travel_date: z.string(),
  return_date: z.string().nullable(),
  purchase_date: z.string(),
  days_to_travel: z.number().int(),
  phase: z.enum(journeyPhases),
  travel_direction: z.enum(travelDirections),
  start_city: city,
  destination_city: city,
  travel_agent: z
    .object({
      /** For staff: the employee. */
      id: z.string().optional(),
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      /** The adviser, while he or she is absent and somebody else answers, whose name and contacts these are. */
      stands_in_for: z.object({ first_name: z.string(), last_name: z.string() }).optional(),
    })
    .nullable(),
  need_migration_docs: z.boolean(),
  passengers: z.array(viewPassenger),
  services: z.array(viewService),
  /** The passenger to whom messages about money go; null in journeys of before that was asked. */
  holder: z.string().nullable(),
  ...journeyAmounts.partial().shape,
  cancellation: viewCancellation.nullable(),
  version: z.number().int(),
  /** For staff: what a change of the journey was made from. */
  journey_version: z.number().int().optional(),
  /** For staff: whether every service that stands has its record, its file, and a policy its documents. */
  is_ready: z.boolean().optional(),
  /** For staff: what its travellers say of it, once they are back. */
  opinions: z.array(viewOpinion).optional(),
  /** For staff who travel on it themselves: as which of its passengers. */
  travels_as: z.string().optional(),
});
export type JourneyView = z.infer<typeof journeyView>;

/** A view whose reader sees what is sold, paid and owed. */
export type BilledJourney = JourneyView &
  z.infer<typeof journeyAmounts> & { cancellation: { retained: number } | null };

/** Whether the reader of a view was shown its amounts. */
export const showsAmounts = (journey: JourneyView): journey is BilledJourney => journey.cost !== undefined;

export const journeysInfo = endpoint({
  name: 'journeysInfo',
  method: 'GET',
  path: '/api/v1/journey/journeys_info/:user_id',
  owner: 'bff',
  access: 'person',
  summary: "A traveller's journeys with everything on them; own id, or staff of the agency",
  params: z.object({ user_id: id() }),
  query: pageQuery,
  status: 200,
  answer: listOf(journeyView),
});

export const journeysByPassenger = endpoint({
  name: 'journeysByPassenger',
  method: 'GET',
  path: '/api/v1/journey/journeys_by_passenger',
  owner: 'bff',
  access: 'person',
  summary: 'My own journeys',
  query: pageQuery,
  status: 200,
  answer: listOf(journeyView),
});

export const getJourney = endpoint({
  name: 'getJourney',
  method: 'GET',
  path: '/api/v1/journey/journey/:id',
  owner: 'bff',
  access: 'staff',
  may: 'read',
  summary: 'One journey of the agency with everything on it',
  params: z.object({ id: id() }),
  status: 200,
  answer: journeyView,
});

export const journeysByPassengerOfAgency = endpoint({
  name: 'journeysByPassengerOfAgency',
  method: 'GET',
  path: '/api/v1/agency/journeys_by_passengers_by_agency/:ruc/:passenger_id',
  owner: 'bff',
  access: 'staff',
  may: 'read',
  summary: "A passenger's journeys: ongoing and coming ones, and past ones",
  params: rucParams.extend({ passenger_id: id() }),
  status: 200,
  answer: z.object({ nexts: z.array(journeyView), previous: z.array(journeyView) }),
});
