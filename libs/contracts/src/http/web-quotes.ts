import { z } from 'zod';
import { quoteLosses, quoteStatuses } from '../choices.ts';
import { handledQuoteSnapshot, quoteSnapshot } from '../events/snapshots.ts';
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
import { listOf, pageQuery } from './paging.ts';

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

/** A quote as staff read it. */
const handled = handledQuoteSnapshot.extend({ version: z.number().int() });
export type WebQuote = z.infer<typeof handled>;

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

const quoteFilters = z.object({
  search: z.string().max(200).optional(),
  /** First and last day on which it came, as the agency counts days. */
  from: plainDate().optional(),
  until: plainDate().optional(),
  /** `open`: new, or in progress. */
  status: z.enum(['open', ...quoteStatuses]).optional(),
  /** Employee. */
  owner: id().optional(),
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
  answer: listOf(handled),
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
  answer: handled,
});

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
  answer: handled,
});
