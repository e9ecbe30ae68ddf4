import { z } from 'zod';
import { quoteLosses, quoteStatuses } from '../choices.ts';
import {
  askedQuestion,
  handledQuoteSnapshot,
  type NewQuoteSnapshot,
  proposalSnapshot,
  quotedTraveller,
  quoteSnapshot,
} from '../events/snapshots.ts';
import { validationMessages as messages } from '../messages/validation.ts';
import {
  countryCode,
  email,
  flag,
  id,
  integer,
  lines,
  orNull,
  orZero,
  personName,
  phone,
  plainDate,
  ruc,
  todayOrLater,
  version,
} from '../validation/fields.ts';
import { endpoint } from './endpoint.ts';
import { idOrNone, listOf, pageQuery } from './paging.ts';

const path = '/api/v1/agency/web_quote';

/** A visitor's request for a quote (product 10.1). */
export const webQuoteBody = z.object({
  last_name: personName(),
  first_name: personName(),
  phone: phone(),
  email: email(),
  n_adults: integer(1, 200),
  n_children: orZero(integer(0, 200)).meta({ override: { type: 'integer', minimum: 0, maximum: 200, default: 0 } }),
  travel_date: todayOrLater(),
  country: countryCode(),
  agency: ruc(),
  privacy_accepted: flag()
    .optional()
    .refine((value) => value !== false, messages.privacyRequired),
});

/** A version of what was proposed, as staff read it: its link is its visitor's alone. */
const proposal = proposalSnapshot
  .omit({ link_hash: true, copied_links: true, by: true, price_cents: true })
  .extend({ price: z.number() });
export type QuoteProposal = z.infer<typeof proposal>;

/** A quote as staff read it. */
export const handledQuote = handledQuoteSnapshot.extend({
  proposals: z.array(proposal),
  travellers: z.array(quotedTraveller),
  questions: z.array(askedQuestion),
  journey: z.string().nullable(),
  version: z.number().int(),
});
export type WebQuote = z.infer<typeof handledQuote>;

export const createWebQuote = endpoint({
  name: 'createWebQuote',
  method: 'POST',
  path,
  owner: 'journeys',
  access: 'public',
  summary: 'Ask for a quote; the advisers of the agency get a mail',
  body: webQuoteBody,
  // Anybody may send it, as often as it pleases: no more than its ten short fields, however they are encoded.
  bodyBytes: 4 * 1024,
  status: 201,
  answer: quoteSnapshot,
});

export const quoteAnswers = ['any', 'in_time'] as const;

/**
 * Where a list of quotes looks: `open`: new, or in progress; `asked`: the visitor's last question waits for an answer;
 * `accepted`: the visitor said yes to the last proposal, and there is no journey yet; `waiting`: any of these.
 */
export const quoteStandings = ['waiting', 'open', 'asked', 'accepted', ...quoteStatuses] as const;
export type QuoteStanding = (typeof quoteStandings)[number];

const quoteFilters = z.object({
  search: z.string().max(200).optional(),
  /** First and last day on which it came, as the agency counts days. */
  from: plainDate().optional(),
  until: plainDate().optional(),
  status: z.enum(quoteStandings).optional(),
  /** Employee, or `none`. */
  owner: idOrNone().optional(),
  /** ISO 3166-1 alpha-2, of where they want to go. */
  country: countryCode().optional(),
  lost_reason: z.enum(quoteLosses).optional(),
  /** `any`: whenever they were; `in_time`: within the hours that are promised. */
  answered: z.enum(quoteAnswers).optional(),
  /** `oldest`: what has waited for longest first. */
  sort: z.enum(['oldest']).optional(),
});
export type QuoteFilters = z.output<typeof quoteFilters>;

export const listWebQuotes = endpoint({
  name: 'listWebQuotes',
  method: 'GET',
  path,
  owner: 'bff',
  access: 'staff',
  may: 'quotes',
  summary:
    "The agency's quotes, newest first unless `sort` says otherwise; `search` finds names, e-mails, phones and countries, accents and case ignored",
  query: pageQuery.extend(quoteFilters.shape),
  status: 200,
  answer: listOf(handledQuote),
});

export const exportWebQuotes = endpoint({
  name: 'exportWebQuotes',
  method: 'GET',
  path: `${path}/csv`,
  owner: 'bff',
  access: 'staff',
  may: 'quotes',
  summary: 'The same quotes as a file for a spreadsheet (CSV); who took it is recorded',
  query: quoteFilters,
  status: 200,
});

export const getWebQuote = endpoint({
  name: 'getWebQuote',
  method: 'GET',
  path: `${path}/:id`,
  owner: 'bff',
  access: 'staff',
  may: 'quotes',
  summary: 'One quote of the agency',
  params: z.object({ id: id() }),
  status: 200,
  answer: handledQuote,
});

/** What nobody made anything of yet, where the former release told of it. */
const untouched = {
  status: 'new',
  owner: null,
  notes: '',
  lost_reason: null,
  answered_at: null,
  closed_at: null,
} as const;

/** A quote as staff read it, of what is told of it. */
export function quoteAnswer(quote: NewQuoteSnapshot, version: number): WebQuote {
  const { proposals = [], travellers = [], questions = [], journey = null, ...asked } = quote;
  return {
    ...untouched,
    ...asked,
    proposals: proposals.map(
      ({ link_hash: _link, copied_links: _copied, by: _by, price_cents: cents, ...proposal }) => ({
        ...proposal,
        price: cents / 100,
      }),
    ),
    travellers,
    questions,
    journey,
    version,
  };
}

const isReasonGiven = ({ status, lost_reason: reason }: { status?: string; lost_reason?: string | null }) =>
  status !== 'lost' || Boolean(reason);

export const updateWebQuote = endpoint({
  name: 'updateWebQuote',
  method: 'PATCH',
  path: `${path}/:id`,
  owner: 'journeys',
  access: 'staff',
  may: 'quotes',
  summary: 'Say where a quote stands, who answers it, and what is to be known about it',
  params: z.object({ id: id() }),
  body: z
    .object({
      status: z.enum(quoteStatuses),
      owner: orNull(id()),
      notes: z.union([z.literal(''), lines(2000)]),
      /** Why it was lost; of no other status. */
      lost_reason: orNull(z.enum(quoteLosses)),
      version: version(),
    })
    .partial()
    .refine(isReasonGiven, { path: ['lost_reason'], message: messages.required }),
  status: 200,
  answer: handledQuote,
});
