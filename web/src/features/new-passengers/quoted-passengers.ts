import type { QuotedTraveller, WebQuote } from '@bitacora/contracts';
import {
  emptyForm,
  emptyPassenger,
  MOST_AT_ONCE,
  type NewPassengersValues,
  type PassengerValues,
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
  const { first_name, last_name, n_adults, n_children, travellers } = quote;
  const named = travellers.some((one) => one.first_name || one.last_name);
  const known = named ? travellers : [{ kind: 'adult' as const, first_name, last_name }];
  const rows = (kind: Kind, count: number): PassengerValues[] => {
    const people = known.filter((one) => one.kind === kind);
    return Array.from({ length: count }, (_, index) => {
      const { first_name: first = '', last_name: last = '' } = people[index] ?? {};
      return { ...emptyPassenger, first_name: first, last_name: last };
    });
  };
  const [first = emptyPassenger, ...others] = [...rows('adult', n_adults), ...rows('child', n_children)];
  return { ...emptyForm, passengers: [{ ...first, ...ways(quote) }, ...others].slice(0, MOST_AT_ONCE) };
}

/** Whether the rows are still those of the quote, in their order. */
export const isQuoted = (rows: number, { n_adults, n_children }: WebQuote): boolean => rows === n_adults + n_children;
