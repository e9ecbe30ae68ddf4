import type {
  CalendarKind,
  JourneySnapshot,
  LuggageRequestSnapshot,
  QuoteSnapshot,
  ServiceRecordSnapshot,
} from '@bitacora/contracts';
import { holderOfRow } from '../projections/holder.ts';
import { personOf } from '../projections/person.ts';

interface Named {
  id: string;
  first_name: string;
  last_name: string;
}

/** What the items of a journey say of it. */
export interface CalendarJourney {
  journey: Pick<JourneySnapshot, 'start_city' | 'destination_city' | 'return_date'>;
  balance_cents: number;
  held_by: Named | null;
  advised_by: Named | null;
  travellers: number;
}

export type CalendarRecord = Pick<ServiceRecordSnapshot, 'id' | 'title' | 'details' | 'starts' | 'ends'>;

/** What waits for an answer, of a quote. */
export interface CalendarQuote extends Pick<
  QuoteSnapshot,
  'id' | 'first_name' | 'last_name' | 'n_adults' | 'n_children' | 'country_name'
> {
  owned_by: Named | null;
}

/** The same of luggage; nulls until the news of the passenger, and of the ticket's record, came. */
export interface CalendarLuggage extends Pick<LuggageRequestSnapshot, 'id'> {
  asked_by: Named | null;
  ticket: string | null;
}

export interface CalendarEntry {
  kind: CalendarKind;
  edge: 'starts' | 'ends';
  /** A clock of its place, or a plain day. */
  local: string;
  journey_id: string | null;
  /** Of a service, or what waits for an answer. */
  record_id: string | null;
}

/** What a calendar is made of: what entries have in common is told once. */
export interface CalendarRows {
  days: { day: string; count: number }[];
  entries: CalendarEntry[];
  journeys: Readonly<Record<string, CalendarJourney>>;
  records: Readonly<Record<string, CalendarRecord>>;
  quotes: Readonly<Record<string, CalendarQuote>>;
  luggage: Readonly<Record<string, CalendarLuggage>>;
}

const shown = ['start_city', 'destination_city', 'return_date'];

const ofJourney = `json_build_object(
  'journey', json_build_object(${shown.map((field) => `'${field}', j.data -> '${field}'`).join(', ')}),
  'balance_cents', s.balance_cents,
  'held_by', ${holderOfRow('j')},
  'advised_by', (select ${personOf('e')} from employees e where e.id = s.adviser),
  'travellers', (select count(*) from journey_passengers jp where jp.journey = s.id))`;

const ofRecord = `json_build_object('id', r.id, 'title', r.data -> 'title', 'details', r.data -> 'details',
  'starts', r.data -> 'starts', 'ends', r.data -> 'ends')`;

const quoteFields = ['id', 'first_name', 'last_name', 'n_adults', 'n_children', 'country_name'];

const ofQuote = `json_build_object(${quoteFields.map((field) => `'${field}', q.data -> '${field}'`).join(', ')},
  'owned_by', (select ${personOf('e')} from employees e where e.id = q.owner))`;

const ofLuggage = `json_build_object('id', l.id,
  'asked_by', (select ${personOf('p')} from passengers p where p.id = (l.data ->> 'passenger')::uuid),
  'ticket', (select r.data -> 'title' from service_records r
    where r.journey = l.journey and not r.is_removed and r.data ->> 'package_service' = l.data ->> 'package_service' limit 1))`;

/** What is told of the entries of `told`, by the id of each: objects of SQL. */
export const toldBeside: Record<Exclude<keyof CalendarRows, 'days' | 'entries'>, string> = {
  journeys: `select coalesce(json_object_agg(s.id, ${ofJourney}), '{}')
    from journey_summaries s join journeys j on j.id = s.id where s.id in (select journey from told)`,
  records: `select coalesce(json_object_agg(r.id, ${ofRecord}), '{}')
    from service_records r where r.id in (select record from told)`,
  quotes: `select coalesce(json_object_agg(q.id, ${ofQuote}), '{}')
    from quotes q where q.id in (select record from told where kind = 'quote_due')`,
  luggage: `select coalesce(json_object_agg(l.id, ${ofLuggage}), '{}')
    from luggage_requests l where l.id in (select record from told where kind = 'luggage_due')`,
};
