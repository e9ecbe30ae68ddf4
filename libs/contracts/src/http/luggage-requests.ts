import { z } from 'zod';
import { luggageOutcomes, luggageStatuses, serviceDirections } from '../choices.ts';
import { citySnapshot } from '../events/snapshots.ts';
import { validationMessages as messages } from '../messages/validation.ts';
import { always } from '../validation/always.ts';
import { dollars, id, integer, lines, orNull, text, todayOrLater, version } from '../validation/fields.ts';
import { endpoint } from './endpoint.ts';
import { listOf, pageQuery } from './paging.ts';

const path = '/api/v1/agency/luggage_request';

const MOST_PIECES = 10;
/** Longest name of a kind of luggage, note and answer, in characters. */
export const LUGGAGE_KIND_LENGTH = 80;
export const LUGGAGE_NOTE_LENGTH = 500;
export const LUGGAGE_ANSWER_LENGTH = 2000;

/** A request as an air ticket's card shows it, to who asked and to staff. */
export const viewLuggageRequest = z.object({
  id: z.string(),
  pieces: z.number().int(),
  luggage: z.string(),
  note: z.string().nullable(),
  created_at: z.string(),
  /** Until when the agency answers (ISO 8601). */
  due_at: z.string(),
  status: z.enum(luggageStatuses),
  passenger: z.object({ id: z.string(), first_name: z.string(), last_name: z.string() }).nullable(),
  /** What was answered last; the price is in dollars, for all pieces together, and until when it is to be paid, where that was said: missing from servers before it. */
  answer: z
    .object({
      outcome: z.enum(luggageOutcomes),
      price: z.number().nullable(),
      pay_until: z.string().nullish(),
      text: z.string(),
      at: z.string(),
      /** Whether it was given of a ticket in whose place another one came: missing from servers before it. */
      is_of_former_ticket: z.boolean().optional(),
    })
    .nullable(),
  version: z.number().int(),
});
export type ViewLuggageRequest = z.infer<typeof viewLuggageRequest>;

/** The same in staff's list: with the journey, the ticket and how to reach who asked. Each is null until its news came. */
export const luggageRequest = viewLuggageRequest.extend({
  package_service: z.string(),
  journey: z.object({ id: z.string(), travel_date: z.string(), destination_city: citySnapshot }).nullable(),
  ticket: z.object({ title: z.string(), travel_direction: z.enum(serviceDirections).nullable() }).nullable(),
  contact: z.object({ email: z.string().nullable(), phone: z.string().nullable() }).nullable(),
  /** Nothing is added any more: its ticket was called off, was taken out or has left, or who asked does not travel. Missing from servers before it. */
  is_over: z.boolean().optional(),
});
export type LuggageRequest = z.infer<typeof luggageRequest>;

/** A request as the command that changed it answers. */
const stored = z.object({
  id: z.string(),
  status: z.enum(luggageStatuses),
  due_at: z.string(),
  version: z.number().int(),
});

export const createLuggageRequest = endpoint({
  name: 'createLuggageRequest',
  method: 'POST',
  path,
  owner: 'journeys',
  access: 'person',
  summary: 'Ask for more luggage on an air ticket of a journey that one travels on; the adviser gets a mail',
  body: z.object({
    package_service: id(),
    pieces: integer(1, MOST_PIECES),
    luggage: text(LUGGAGE_KIND_LENGTH),
    note: orNull(lines(LUGGAGE_NOTE_LENGTH)),
  }),
  status: 201,
  answer: stored,
});

export const withdrawLuggageRequest = endpoint({
  name: 'withdrawLuggageRequest',
  method: 'POST',
  path: `${path}/:id/withdraw`,
  owner: 'journeys',
  access: 'person',
  summary: 'Take back what one asked for, as long as it is not answered',
  params: z.object({ id: id() }),
  status: 200,
  answer: stored,
});

/** `late`: open for two days or more. */
export const luggageStates = [...luggageStatuses, 'late'] as const;
export type LuggageState = (typeof luggageStates)[number];

const luggageFilters = z.object({
  state: z.enum(luggageStates).optional(),
  /** `oldest`: what has waited for longest first. */
  sort: z.enum(['oldest']).optional(),
});
export type LuggageFilters = z.output<typeof luggageFilters>;

export const listLuggageRequests = endpoint({
  name: 'listLuggageRequests',
  method: 'GET',
  path,
  owner: 'bff',
  access: 'staff',
  may: 'services',
  summary: 'The luggage that travellers ask the agency for, newest first unless `sort` says otherwise',
  query: pageQuery.extend(luggageFilters.shape),
  status: 200,
  answer: listOf(luggageRequest),
});

export const exportLuggageRequests = endpoint({
  name: 'exportLuggageRequests',
  method: 'GET',
  path: `${path}/csv`,
  owner: 'bff',
  access: 'staff',
  may: 'services',
  summary: 'The same requests as a file for a spreadsheet (CSV); who took it is recorded',
  query: luggageFilters,
  status: 200,
});

export const getLuggageRequest = endpoint({
  name: 'getLuggageRequest',
  method: 'GET',
  path: `${path}/:id`,
  owner: 'bff',
  access: 'staff',
  may: 'services',
  summary: 'One request for luggage',
  params: z.object({ id: id() }),
  status: 200,
  answer: luggageRequest,
});

export const answerLuggageRequest = endpoint({
  name: 'answerLuggageRequest',
  method: 'PATCH',
  path: `${path}/:id`,
  owner: 'journeys',
  access: 'staff',
  may: 'services',
  summary: 'Answer a request for luggage, or answer it anew: the traveller gets a mail with each new answer',
  params: z.object({ id: id() }),
  body: z
    .object({
      outcome: z.enum(luggageOutcomes),
      /** For all pieces together; none for what is refused, nor for what is added, of which nothing is to be paid any more. */
      price: orNull(dollars()),
      /** Last day on which it is paid at that price. */
      pay_until: orNull(todayOrLater()),
      text: lines(LUGGAGE_ANSWER_LENGTH),
      version: version(),
    })
    .superRefine(({ outcome, price, pay_until: payUntil }, context) => {
      const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
      if (outcome === 'accepted' && price === null) refuse('price', messages.luggagePrice);
      // Of an outcome that is none it is said that, and nothing else.
      const isUnpriced = outcome === 'refused' || outcome === 'added';
      if (isUnpriced && typeof price === 'number') refuse('price', messages.luggageOtherPrice);
      if (payUntil && (isUnpriced || price === 0)) refuse('pay_until', messages.luggageNothingToPay);
    }, always),
  status: 200,
  answer: stored,
});
