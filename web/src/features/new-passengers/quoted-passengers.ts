import { type QuotedTraveller, quotedTravellers, type WebQuote } from '@bitacora/contracts';
import {
  emptyForm,
  emptyPassenger,
  MOST_AT_ONCE,
  type NewPassengersValues,
} from '../../lib/passengers/passenger-values.ts';

type Kind = QuotedTraveller['kind'];

/** Of the rows of a quote the adults come first. */
export const quotedKind = ({ n_adults }: WebQuote, index: number): Kind => (index < n_adults ? 'adult' : 'child');

const ways = ({ email, phone }: WebQuote) => ({ email, phone });

/**
 * A row for each who was quoted: with the names that the visitor wrote, else empty. Who asked comes first, with the
 * quote's e-mail and phone, which the others share where they have none.
 */
export function quotedPassengers(quote: WebQuote): NewPassengersValues {
  const [first = emptyPassenger, ...others] = quotedTravellers(quote).map(({ first_name, last_name }) => ({
    ...emptyPassenger,
    first_name,
    last_name,
  }));
  return { ...emptyForm, passengers: [{ ...first, ...ways(quote) }, ...others].slice(0, MOST_AT_ONCE) };
}

/** Whether the rows are still those of the quote, in their order. */
export const isQuoted = (rows: number, { n_adults, n_children }: WebQuote): boolean => rows === n_adults + n_children;
