import { z } from 'zod';
import {
  luggageOutcomes,
  luggageStatuses,
  problemStatuses,
  problemTopics,
  quoteLosses,
  quoteStatuses,
  serviceDirections,
  travelDirections,
} from '../choices.ts';
import { packageServiceStatuses } from '../names.ts';
import { serviceKinds } from '../service-kinds/kinds.ts';

/**
 * The public snapshots that events carry: an aggregate's whole state as others may know it (architecture#events). Money is in
 * cents, days are `YYYY-MM-DD`. Changes only add, and what is added is optional.
 */
export const citySnapshot = z.object({
  code: z.string(),
  name: z.string(),
  country: z.string(),
  country_code: z.string(),
});

/** What was called off, why, and how much of it the agency keeps. */
const cancellationSnapshot = z.object({ at: z.string(), reason: z.string(), retained_cents: z.number().int() });

export const packageServiceSnapshot = z.object({
  id: z.string(),
  kind: z.enum(serviceKinds),
  status: z.enum(packageServiceStatuses),
  travel_direction: z.enum(serviceDirections).nullable(),
  order: z.number().int(),
  service: z.string().nullable(),
  cancellation: cancellationSnapshot.nullish(),
  /** Since when it is sold (ISO 8601); null for items of before that was kept. */
  added_at: z.string().nullish(),
});

/** What somebody who travelled says of the journey, from 1 to 5, and since when somebody of the agency has seen to it. */
const opinionSnapshot = z.object({
  passenger: z.string(),
  rating: z.number().int(),
  at: z.string(),
  attended_at: z.string().nullable(),
});

export const journeySnapshot = z.object({
  id: z.string(),
  agency: z.string(),
  passengers: z.array(z.string()),
  start_city: citySnapshot,
  /** Of the city where it starts; not said where it is the agency's own. */
  start_time_zone: z.string().optional(),
  destination_city: citySnapshot,
  destination_time_zone: z.string(),
  travel_date: z.string(),
  return_date: z.string().nullable(),
  purchase_date: z.string(),
  cost_cents: z.number().int(),
  travel_direction: z.enum(travelDirections),
  travel_agent: z.string(),
  need_migration_docs: z.boolean(),
  services: z.array(packageServiceSnapshot),
  is_cancelled: z.boolean(),
  /** The passenger to whom messages about money go. */
  holder: z.string().nullish(),
  /** The day until which the balance is to be paid. */
  balance_due: z.string().nullish(),
  cancellation: cancellationSnapshot.nullish(),
  /** The designed package that it was sold from. */
  designed_package: z.string().nullish(),
  /** One of each passenger at most; left out while there is none. */
  opinions: z.array(opinionSnapshot).optional(),
});
export type JourneySnapshot = z.infer<typeof journeySnapshot>;

export const designedPackageSnapshot = z.object({
  id: z.string(),
  agency: z.string(),
  name: z.string(),
  destination_city: citySnapshot,
  travel_direction: z.enum(travelDirections),
  price_cents: z.number().int(),
  available_from: z.string().nullable(),
  available_until: z.string().nullable(),
  services: z.array(packageServiceSnapshot.pick({ kind: true, travel_direction: true, order: true })),
  is_withdrawn: z.boolean(),
});
export type DesignedPackageSnapshot = z.infer<typeof designedPackageSnapshot>;

export const quoteSnapshot = z.object({
  id: z.string(),
  agency: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  email: z.string(),
  n_adults: z.number().int(),
  n_children: z.number().int(),
  travel_date: z.string(),
  country: z.string(),
  country_name: z.string(),
  created_at: z.string(),
});
export type QuoteSnapshot = z.infer<typeof quoteSnapshot>;

/** What a proposal offers: a kind of service, and what it is in a sentence. */
const proposedService = z.object({ kind: z.enum(serviceKinds), text: z.string() });

/** One version of what the agency offers for a quote; only the last one is open to the visitor. */
export const proposalSnapshot = z.object({
  /** From 1, within its quote. */
  number: z.number().int(),
  services: z.array(proposedService),
  /** Of all who travel. */
  price_cents: z.number().int(),
  /** Last day on which it holds. */
  valid_until: z.string(),
  message: z.string(),
  sent_at: z.string(),
  /** User who sent it. */
  by: z.string(),
  /** SHA-256 of what its link keeps secret. */
  link_hash: z.string(),
  /** Links that staff copied, which open the same: what each keeps secret, likewise, by whom and when (ISO 8601). */
  copied_links: z.array(z.object({ link_hash: z.string(), by: z.string(), at: z.string() })).optional(),
  withdrawn_at: z.string().nullable(),
  accepted_at: z.string().nullable(),
});
export type ProposalSnapshot = z.infer<typeof proposalSnapshot>;

/** Somebody who is to travel, as the visitor typed the name; empty where it was not typed yet. */
export const quotedTraveller = z.object({
  kind: z.enum(['adult', 'child']),
  first_name: z.string(),
  last_name: z.string(),
});
export type QuotedTraveller = z.infer<typeof quotedTraveller>;

/** What a visitor asked about a proposal, and when (ISO 8601). */
export const askedQuestion = z.object({
  text: z.string(),
  at: z.string(),
  /** Left out while it waits; a later proposal answers it, too, without words of its own. */
  answered_at: z.string().optional(),
  answer: z.string().optional(),
});
export type AskedQuestion = z.infer<typeof askedQuestion>;

/** What staff make of a quote, and what the visitor answers. */
const handling = z.object({
  status: z.enum(quoteStatuses),
  /** Employee who answers it. */
  owner: z.string().nullable(),
  notes: z.string(),
  lost_reason: z.enum(quoteLosses).nullable(),
  /** When it was answered first, and when it was won or lost (ISO 8601). */
  answered_at: z.string().nullable(),
  closed_at: z.string().nullable(),
  /** Left out as long as there is none. */
  proposals: z.array(proposalSnapshot).optional(),
  travellers: z.array(quotedTraveller).optional(),
  /** The newest last. */
  questions: z.array(askedQuestion).optional(),
  /** The journey that it became. */
  journey: z.string().optional(),
});

/** A quote with what staff make of it, beside what the visitor wrote. */
export const handledQuoteSnapshot = quoteSnapshot.extend(handling.shape);
export type HandledQuoteSnapshot = z.infer<typeof handledQuoteSnapshot>;

/** A quote as it comes; one of the former release does not say that nobody made anything of it yet. */
export const newQuoteSnapshot = quoteSnapshot.extend(handling.partial().shape);
export type NewQuoteSnapshot = z.infer<typeof newQuoteSnapshot>;

/** A stored file: where its bytes are and how to serve them. Never a link: links are signed when a view is read. */
export const storedFile = z.object({
  id: z.string(),
  object_key: z.string(),
  media_type: z.string(),
  size: z.number().int(),
  name: z.string(),
});
export type StoredFile = z.infer<typeof storedFile>;

/** A problem that a traveller reported: where it belongs, what was written, and the file that came along. */
export const problemReportSnapshot = z.object({
  id: z.string(),
  /** `R-000123`, counted per agency. */
  number: z.string(),
  agency: z.string(),
  /** Who reported it, and as which passenger of the agency. */
  user_id: z.string(),
  passenger: z.string(),
  journey: z.string().nullable(),
  /** Employee who advises the journey. */
  adviser: z.string().nullable(),
  topic: z.enum(problemTopics),
  description: z.string(),
  file: storedFile.nullable(),
  created_at: z.string(),
  /** Where it stands, and who answers it; of before that was kept: new, and nobody. */
  status: z.enum(problemStatuses).optional(),
  owner: z.string().nullish(),
  /** What the agency answered last, and who of it. */
  answer: z.object({ text: z.string(), at: z.string(), by: z.string() }).nullish(),
});
export type ProblemReportSnapshot = z.infer<typeof problemReportSnapshot>;

/** More luggage that a traveller asks for on an air ticket, and what the agency answered last. */
export const luggageRequestSnapshot = z.object({
  id: z.string(),
  agency: z.string(),
  /** Who asked, and as which passenger of the journey. */
  user_id: z.string(),
  passenger: z.string(),
  journey: z.string(),
  /** The air ticket. */
  package_service: z.string(),
  pieces: z.number().int(),
  /** What kind of luggage, in words. */
  luggage: z.string(),
  note: z.string().nullable(),
  created_at: z.string(),
  /** Since when it waits anew, once its ticket stands again; missing before that. */
  waits_since: z.string().optional(),
  status: z.enum(luggageStatuses),
  answer: z
    .object({
      outcome: z.enum(luggageOutcomes),
      /** What it costs, all pieces together; null when it is refused. */
      price_cents: z.number().int().nullable(),
      /** Last day on which that is paid; missing when none was said. */
      pay_until: z.string().optional(),
      text: z.string(),
      at: z.string(),
      by: z.string(),
      /** The record of the ticket of which it was given, null where that had none; missing from answers before it. */
      record: z.string().nullable().optional(),
    })
    .nullable(),
});
export type LuggageRequestSnapshot = z.infer<typeof luggageRequestSnapshot>;

/** A document or a tour of an agency's site, as everybody may read it. */
export const contentSnapshot = z.object({
  id: z.string(),
  agency: z.string(),
  collection: z.enum(['web', 'packages']),
  /** Of a document its name, of a tour the last part of its address. */
  name: z.string(),
  /** One of `webContents`, or `tourContent`. */
  content: z.record(z.string(), z.unknown()),
  is_removed: z.boolean(),
});
export type ContentSnapshot = z.infer<typeof contentSnapshot>;

/** A time at a place, as the kernel's LocalTime. */
export const localTimeSnapshot = z.object({ local: z.string(), zone: z.string() });

export const serviceRecordSnapshot = z.object({
  id: z.string(),
  agency: z.string(),
  kind: z.enum(serviceKinds),
  package_service: z.string().nullable(),
  journey: z.string().nullable(),
  title: z.string(),
  /** The record's fields as a view shows them, without cost and files; references are whole objects. */
  details: z.record(z.string(), z.unknown()),
  cost_cents: z.number().int(),
  /** When it begins and ends: a time at a place, or a plain date in `local` with the zone of the place. */
  starts: localTimeSnapshot.nullable(),
  ends: localTimeSnapshot.nullable(),
  reservation: storedFile.nullable(),
  /** The record in whose place it came. */
  replaces: z.string().nullish(),
});
export type ServiceRecordSnapshot = z.infer<typeof serviceRecordSnapshot>;

export const serviceDocumentSnapshot = z.object({
  id: z.string(),
  agency: z.string(),
  journey: z.string(),
  package_service: z.string(),
  passenger: z.string(),
  document: storedFile,
});
export type ServiceDocumentSnapshot = z.infer<typeof serviceDocumentSnapshot>;

/** Since when something is not counted any more, and why; it stays listed. */
const voidingSnapshot = z.object({ at: z.string(), reason: z.string() });

/** What each billed amount says besides: the number on its paper, and whether it was voided. */
const billed = { number: z.string().nullish(), voided: voidingSnapshot.nullish() };

export const invoiceSnapshot = z.object({
  ...billed,
  id: z.string(),
  agency: z.string(),
  journey: z.string(),
  is_passenger_invoice: z.boolean(),
  passenger: z.string().nullable(),
  total_cost_cents: z.number().int(),
  creation_date: z.string(),
  file: storedFile.nullable(),
});
export type InvoiceSnapshot = z.infer<typeof invoiceSnapshot>;

export const paymentSnapshot = z.object({
  ...billed,
  id: z.string(),
  agency: z.string(),
  journey: z.string(),
  method: z.string(),
  value_cents: z.number().int(),
  creation_date: z.string(),
  voucher: storedFile.nullable(),
});
export type PaymentSnapshot = z.infer<typeof paymentSnapshot>;

/** Money that went back to who had paid. */
export const refundSnapshot = z.object({
  ...billed,
  id: z.string(),
  agency: z.string(),
  journey: z.string(),
  method: z.string(),
  amount_cents: z.number().int(),
  /** The day on which it was given back. */
  date: z.string(),
  reason: z.string(),
  creation_date: z.string(),
  voucher: storedFile.nullable(),
});
export type RefundSnapshot = z.infer<typeof refundSnapshot>;
