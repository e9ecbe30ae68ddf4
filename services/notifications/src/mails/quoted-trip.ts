import { type QuotedTraveller, quoteSnapshot } from '@bitacora/contracts';
import { quoteMessages } from '@bitacora/contracts/messages';
import { dayText } from '@bitacora/kernel/dates';
import { fullName } from '@bitacora/kernel/full-name';
import type { z } from 'zod';
import type { Directory } from '../persistence/directory.ts';

/** When, and for how many, a quote was asked for. Rows from before do not say. */
export const quotedTrip = quoteSnapshot.pick({ travel_date: true, n_adults: true, n_children: true }).partial();
type QuotedTrip = z.infer<typeof quotedTrip>;

/** Of a quote, as it was asked for; nothing where it has not arrived here. */
export async function tripOf(quote: string, directory: Pick<Directory, 'quotes'>): Promise<QuotedTrip> {
  const [found] = await directory.quotes([quote]);
  return found ? quotedTrip.parse(found) : {};
}

/** `Salida vie 12 jul · 2 adultos, 1 niño`; null where that is not known. */
export const tripText = ({ travel_date: day, n_adults: adults, n_children: children }: QuotedTrip, today: string) =>
  day === undefined || adults === undefined || children === undefined
    ? null
    : [quoteMessages.leaves(dayText(day, today)), quoteMessages.people(adults, children)].join(' · ');

/** `Rosa Villacís, Emilia Paz · falta 1 nombre`; null where the visitor named nobody. */
export function namedText(travellers: readonly QuotedTraveller[]): string | null {
  const named = travellers.map((one) => fullName(one).trim()).filter(Boolean);
  const unnamed = travellers.length - named.length;
  if (named.length === 0) return null;
  return [named.join(', '), ...(unnamed > 0 ? [quoteMessages.unnamed(unnamed)] : [])].join(' · ');
}
