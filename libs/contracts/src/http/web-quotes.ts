import { z } from 'zod';
import { type QuoteSnapshot, quoteSnapshot } from '../events/snapshots.ts';
import { validationMessages as messages } from '../messages/validation.ts';
import {
  countryCode,
  email,
  flag,
  integer,
  orZero,
  personName,
  phone,
  plainDate,
  ruc,
  todayOrLater,
} from '../validation/fields.ts';
import { endpoint } from './endpoint.ts';
import { listOf, pageQuery } from './paging.ts';

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

export type WebQuote = QuoteSnapshot;

export const createWebQuote = endpoint({
  name: 'createWebQuote',
  method: 'POST',
  path: '/api/v1/agency/web_quote',
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
});
export type QuoteFilters = z.output<typeof quoteFilters>;

export const listWebQuotes = endpoint({
  name: 'listWebQuotes',
  method: 'GET',
  path: '/api/v1/agency/web_quote',
  owner: 'journeys',
  access: 'staff',
  may: 'quotes',
  summary:
    "The agency's quotes, newest first; `search` finds names, e-mails, phones and countries, accents and case ignored",
  query: pageQuery.extend(quoteFilters.shape),
  status: 200,
  answer: listOf(quoteSnapshot),
});
