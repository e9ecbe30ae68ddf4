import type { CalendarItem, CalendarKind } from '@bitacora/contracts';
import { calendarMessages as messages } from '@bitacora/contracts/messages';
import { AGENCY_TIME_ZONE } from '@bitacora/kernel';
import type { CalendarEntry, CalendarRows } from './calendar-rows.ts';

/** Kinds of what waits for an answer of the agency. */
export type AwaitedKind = 'quote_due' | 'luggage_due';

/** The hour until which an answer is due, by the agency's own clock. */
const answerDue = ({ kind, local }: CalendarEntry, id: string) => ({
  id: `${kind}-${id}`,
  kind,
  local,
  zone: AGENCY_TIME_ZONE,
  place: null,
  until: null,
});

/** What waits for an answer as the calendar shows it. */
export const awaitedItem: Record<AwaitedKind, (entry: CalendarEntry, rows: CalendarRows) => CalendarItem | null> = {
  quote_due: (entry, { quotes }) => {
    const quote = quotes[entry.record_id ?? ''];
    if (!quote) return null;
    const { id, first_name, last_name, n_adults, n_children, country_name, owned_by } = quote;
    return {
      ...answerDue(entry, id),
      label: messages.quoteDue,
      title: country_name,
      journey_id: null,
      destination_city: null,
      holder: { id, first_name, last_name },
      travellers: n_adults + n_children,
      adviser: owned_by,
      quote_id: id,
    };
  },
  luggage_due: (entry, { luggage, journeys }) => {
    const request = luggage[entry.record_id ?? ''];
    if (!request) return null;
    const { id, ticket, asked_by } = request;
    const journey = journeys[entry.journey_id ?? ''];
    return {
      ...answerDue(entry, id),
      label: messages.luggageDue,
      title: ticket ?? messages.luggage,
      journey_id: journey ? entry.journey_id : null,
      destination_city: journey?.journey.destination_city ?? null,
      // Who asked, alone: the others who travel asked for nothing.
      holder: asked_by,
      travellers: 1,
      adviser: journey?.advised_by ?? null,
      luggage_request_id: id,
    };
  },
};

export const isAwaited = (kind: CalendarKind): kind is AwaitedKind => kind in awaitedItem;
