import type { HandledQuoteSnapshot, QuoteSnapshot, WebQuote as WebQuoteAnswer } from '@bitacora/contracts';
import type { WebQuote } from '../domain/web-quote.ts';

/** A quote as the visitor who wrote it, and the advisers who are told of it, see it. */
export function webQuoteSnapshot(quote: WebQuote): QuoteSnapshot {
  return {
    id: quote.id,
    agency: quote.agency,
    first_name: quote.firstName,
    last_name: quote.lastName,
    phone: quote.phone,
    email: quote.email,
    n_adults: quote.adults,
    n_children: quote.children,
    travel_date: quote.travelDate,
    country: quote.country,
    country_name: quote.countryName,
    created_at: quote.createdAt.toISOString(),
  };
}

/** The same with what staff made of it. */
export const handledQuoteSnapshot = (quote: WebQuote): HandledQuoteSnapshot => ({
  ...webQuoteSnapshot(quote),
  status: quote.status,
  owner: quote.owner,
  notes: quote.notes,
  lost_reason: quote.lostReason,
  answered_at: quote.answeredAt?.toISOString() ?? null,
  closed_at: quote.closedAt?.toISOString() ?? null,
});

/** The same as answers to staff show it. */
export const webQuoteAnswer = (quote: WebQuote): WebQuoteAnswer => ({
  ...handledQuoteSnapshot(quote),
  version: quote.version,
});
