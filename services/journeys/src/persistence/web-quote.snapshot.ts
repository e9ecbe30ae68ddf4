import type { QuoteSnapshot } from '@bitacora/contracts';
import type { WebQuote } from '../domain/web-quote.ts';

/** A quote as events and answers show it. */
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
