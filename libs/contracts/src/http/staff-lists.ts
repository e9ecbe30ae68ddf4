import { z } from 'zod';
import { passengerSnapshot } from '../events/people-snapshots.ts';
import { citySnapshot, localTimeSnapshot } from '../events/snapshots.ts';
import { serviceKinds } from '../service-kinds/kinds.ts';
import { month, plainDate } from '../validation/fields.ts';
import { rucParams } from './agencies.ts';
import { endpoint } from './endpoint.ts';
import { journeyPhases } from './journey-views.ts';
import { cityCode } from './journeys.ts';
import { idOrNone, listOf, pageQuery } from './paging.ts';

const staffReads = {
  method: 'GET',
  owner: 'bff',
  access: 'staff',
  may: 'read',
  params: rucParams,
  status: 200,
} as const;

/** What people type to find something: words in any order, accents and case ignored. */
const search = () => z.string().max(200).optional();

/** Orders of the list of passengers; `-` is the other way round. */
export const passengerSorts = ['name', '-name', '-added'] as const;
export type PassengerSort = (typeof passengerSorts)[number];

const passengerFilters = z.object({ search: search(), sort: z.enum(passengerSorts).optional() });

/** A passenger as the list of passengers shows one; what is still to be agreed with an account, `getPassenger` says. */
export const passengerRow = passengerSnapshot.omit({ agency: true, person_id: true, account_email: true }).extend({
  /** The journey that is under way, or else the next one; null without any to come. */
  next_journey: z
    .object({
      journey_id: z.string(),
      travel_date: z.string(),
      phase: z.enum(journeyPhases),
      destination_city: citySnapshot,
    })
    .nullable(),
  /** How many services are still to be recorded, of that journey and of all others to come. */
  pending: z.number().int(),
  /** Of how many journeys those are. */
  pending_journeys: z.number().int(),
  /** How many of them are of the journey that is named. */
  pending_of_next: z.number().int(),
});
export type PassengerRow = z.infer<typeof passengerRow>;

export const listPassengers = endpoint({
  ...staffReads,
  name: 'listPassengers',
  path: '/api/v1/agency/passengers_by_agency/:ruc',
  summary:
    "The agency's passengers by name; `search` finds names, documents, e-mails, phones and reservation codes, accents and case ignored",
  query: pageQuery.extend(passengerFilters.shape),
  answer: listOf(passengerRow),
});

export const exportPassengers = endpoint({
  ...staffReads,
  name: 'exportPassengers',
  path: '/api/v1/agency/passengers_by_agency/:ruc/csv',
  summary: 'The same passengers as a file for a spreadsheet (CSV); who took it is recorded',
  query: passengerFilters,
});

/** What staff look after: each is one condition, for its number in the menu or on the board, and for the list behind it. */
export const countedConditions = [
  'pending',
  'not_ready',
  'overdue',
  /** A service waits for its record for longer than the agency's lead time (product 11.4). */
  'pending_late',
  /** Leaves within the agency's lead time, or is under way, and is not ready. */
  'soon_not_ready',
  'travels_today',
  /** Under way on one of the seven days that begin today. */
  'travels_this_week',
  /** Somebody said that it was bad, and nobody has seen to it. */
  'poor_opinion',
] as const;
export type CountedCondition = (typeof countedConditions)[number];

/** What a list of journeys can be narrowed to: that, and `owing`: something is to be paid, or to be given back. */
export const journeyConditions = [...countedConditions, 'owing'] as const;
export type JourneyCondition = (typeof journeyConditions)[number];

/** Orders of the list of journeys; what is under way and to come first, the past after it, unless told. */
export const journeySorts = [
  'travel_date',
  '-travel_date',
  'balance',
  '-balance',
  'balance_due',
  '-balance_due',
] as const;
export type JourneySort = (typeof journeySorts)[number];

/** Conditions and orders of amounts, which are for staff with the right `billing`; to others they are refused (403). */
export const conditionsOfAmounts: readonly JourneyCondition[] = ['overdue', 'owing'];
export const sortsOfAmounts: readonly JourneySort[] = ['balance', '-balance', 'balance_due', '-balance_due'];

/** Where a list of journeys looks: in a phase, or in all of what was not called off. */
export const journeyStates = [...journeyPhases, 'standing'] as const;
export type JourneyState = (typeof journeyStates)[number];

const journeyFilters = z.object({
  search: search(),
  state: z.enum(journeyStates).optional(),
  /** First and last day of travel. */
  from: plainDate().optional(),
  until: plainDate().optional(),
  /** First and last month of purchase, `2026-11`. */
  sold_from: month().optional(),
  sold_until: month().optional(),
  /** Employee, or `none`. */
  adviser: idOrNone().optional(),
  /** Code of the city where they go. */
  destination: cityCode().optional(),
  condition: z.enum(journeyConditions).optional(),
  sort: z.enum(journeySorts).optional(),
});
export type JourneyFilters = z.output<typeof journeyFilters>;

const name = { id: z.string(), first_name: z.string(), last_name: z.string() };
const namedPerson = z.object(name);

/** Of a journey, for staff with the right `billing` (product 14.7). Money in dollars. */
const summaryAmounts = z.object({ cost: z.number(), balance: z.number(), balance_due: z.string() });

/** In the middle of which service the travellers are, and until when. */
const whereabouts = z.object({
  kind: z.enum(serviceKinds),
  title: z.string(),
  ends: localTimeSnapshot.nullable(),
});

/** A journey as the list of journeys shows one. */
export const journeySummary = z.object({
  journey_id: z.string(),
  travel_date: z.string(),
  return_date: z.string().nullable(),
  /** Until when it lasts: its return, or the end of its last service. */
  last_day: z.string(),
  phase: z.enum(journeyPhases),
  start_city: citySnapshot,
  destination_city: citySnapshot,
  passengers: z.array(namedPerson),
  /** Whom staff named, or else the first who travels; null where nobody is known yet. */
  holder: namedPerson.nullable(),
  adviser: namedPerson.nullable(),
  ...summaryAmounts.partial().shape,
  /** How many of its services that stand have no record yet, and since when the first of them waits (ISO 8601). */
  pending: z.number().int(),
  pending_since: z.string().nullable(),
  /** How many services have a record without its file, or a policy without a document of each passenger. */
  missing_vouchers: z.number().int(),
  is_ready: z.boolean(),
  /** Of lists of who travels alone; null unless it is under way, and where no service that was recorded says it. */
  whereabouts: whereabouts.nullish(),
});
export type JourneySummary = z.infer<typeof journeySummary>;
export type SummaryAmounts = z.infer<typeof summaryAmounts>;

export const journeysByAgency = endpoint({
  ...staffReads,
  name: 'journeysByAgency',
  path: '/api/v1/journey/journeys_by_agency/:ruc',
  summary:
    'The journeys of the agency, a row each; under way and to come first, earliest first, then the past, latest first, and the cancelled ones, unless `sort` says otherwise',
  query: pageQuery.extend(journeyFilters.shape),
  answer: listOf(journeySummary),
});

export const exportJourneys = endpoint({
  ...staffReads,
  name: 'exportJourneys',
  path: '/api/v1/journey/journeys_by_agency/:ruc/csv',
  summary: 'The same journeys as a file for a spreadsheet (CSV); who took it is recorded',
  query: journeyFilters,
});

/** How many of each kind a search over everything answers at most. */
export const SEARCH_RESULTS = 5;

const foundJourney = {
  journey_id: z.string(),
  travel_date: z.string(),
  destination_city: citySnapshot,
  /** `Ana Ávila`, in the order of the journey. */
  passengers: z.array(z.string()),
};

/** What a search over everything found, few of each. */
export const searchResults = z.object({
  passengers: z.array(z.object({ ...name, id_number: z.string().nullable(), passport: z.string().nullable() })),
  journeys: z.array(z.object(foundJourney)),
  /** Service records by their reservation code. */
  codes: z.array(
    z.object({ ...foundJourney, record: z.string(), kind: z.string(), title: z.string(), code: z.string() }),
  ),
  /** Invoices by their number, or the name of their file, for staff with the right `billing`. */
  invoices: z.array(
    z.object({
      ...foundJourney,
      invoice: z.string(),
      number: z.string(),
      total_cost: z.number(),
      creation_date: z.string(),
      /** It counts no more. */
      is_voided: z.boolean(),
    }),
  ),
});
export type SearchResults = z.infer<typeof searchResults>;

export const searchAgency = endpoint({
  ...staffReads,
  name: 'searchAgency',
  path: '/api/v1/agency/search/:ruc',
  summary: 'People, journeys, reservation codes and invoices that every word of `q` is found in, few of each',
  query: z.object({ q: z.string().max(200) }),
  answer: searchResults,
});

export const waitingInAgency = endpoint({
  ...staffReads,
  name: 'waitingInAgency',
  path: '/api/v1/agency/waiting/:ruc',
  summary: 'How many journeys, quotes, reports and requests for luggage wait for somebody, each for who may see to it',
  answer: z.object({
    ...(Object.fromEntries(countedConditions.map((name) => [name, z.number().int()])) as Record<
      CountedCondition,
      z.ZodInt
    >),
    /** For staff with the right `billing`. */
    overdue: z.number().int().optional(),
    /** To be answered, asked about or accepted, for staff with the right `quotes`. */
    quotes: z.number().int().optional(),
    /** Not answered yet, with the right `problems`. */
    problems: z.number().int().optional(),
    /** Likewise, with the right `services`. */
    luggage: z.number().int().optional(),
  }),
});
export type Waiting = z.infer<typeof waitingInAgency.answer>;
