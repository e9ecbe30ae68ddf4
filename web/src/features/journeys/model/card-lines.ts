import {
  byKind,
  type CoordinateValue,
  type DetailField,
  detailsOf,
  type FieldTable,
  type JourneyView,
  type LookupField,
  lookupOf,
  serviceKind,
  type ViewService,
} from '@bitacora/contracts';
import type { LocalTime } from '@bitacora/kernel';
import { longDay } from '@bitacora/kernel/dates';
import { day } from '../../../lib/times.ts';
import { todayInGuayaquil } from '../../../lib/today.ts';
import { words } from '../words.ts';
import { momentText } from './time-texts.ts';

/** How a value of a card is drawn. */
export type CardValue =
  | { shows: 'text'; text: string }
  | { shows: 'code'; text: string }
  | { shows: 'phone'; text: string }
  | { shows: 'paragraph'; text: string }
  | { shows: 'explained'; text: string; explanation: string }
  | { shows: 'place'; place: CoordinateValue };

export interface CardLine {
  field: string;
  label: string;
  value: CardValue;
}

function lookupValue(field: LookupField, value: unknown): CardValue {
  const { text, tooltip } = lookupOf(field.lookup);
  if (Array.isArray(value)) return { shows: 'text', text: value.map((one) => text(one)).join(', ') };
  return tooltip
    ? { shows: 'explained', text: text(value), explanation: tooltip(value) }
    : { shows: 'text', text: text(value) };
}

const asText = (text: string): CardValue => ({ shows: 'text', text });

const timeText = (time: LocalTime) => momentText({ ...time, place: null }, todayInGuayaquil());

// The details were read by the same descriptor: a value is what its field says.
const values: FieldTable<[value: unknown], CardValue> = {
  text: ({ isCode }, value) => ({ shows: isCode ? 'code' : 'text', text: String(value) }),
  textarea: (_, value) => ({ shows: 'paragraph', text: String(value) }),
  phone: (_, value) => ({ shows: 'phone', text: String(value) }),
  integer: (_, value) => asText(String(value)),
  boolean: (_, value) => asText(value === true ? words.yes : words.no),
  choice: ({ choices }, value) => asText(choices[String(value)] ?? String(value)),
  date: (_, value) => asText(longDay(String(value))),
  'local-time': (_, value) => asText(timeText(value as LocalTime)),
  lookup: lookupValue,
  coordinate: (_, value) => ({ shows: 'place', place: value as CoordinateValue }),
};
const valueOf = (field: DetailField, value: unknown) => byKind(values, field, value);

/** The details of an attached service in the order of its kind's card; empty values have no line. */
export function cardLines({ kind, service }: ViewService): CardLine[] {
  if (!service) return [];
  const descriptor = serviceKind(kind);
  const details = detailsOf(descriptor, service);
  return descriptor.card.lines.flatMap((line) => {
    const name = typeof line === 'string' ? line : line.field;
    const field = descriptor.fields[name];
    const value = details[name];
    if (!field || value === null || value === undefined || value === '') return [];
    return [{ field: name, label: typeof line === 'string' ? field.label : line.label, value: valueOf(field, value) }];
  });
}

/** What folds of a card: all its lines but the codes, which stand on it. */
export const foldedLines = (service: ViewService): CardLine[] =>
  cardLines(service).filter(({ value }) => value.shows !== 'code');

/** The codes that stand on a card. */
export function codesOf(service: ViewService): { field: string; label: string; text: string }[] {
  return cardLines(service).flatMap(({ field, label, value }) =>
    value.shows === 'code' ? [{ field, label, text: value.text }] : [],
  );
}

/** Who carries a service out, a flight's number, an address; null where its kind says nothing beside its name. */
export function subtitleOf({ kind, service }: ViewService): string | null {
  const descriptor = serviceKind(kind);
  return service ? (descriptor.card.subtitle?.(detailsOf(descriptor, service)) ?? null) : null;
}

/** What stands below the title, line by line: the service's name with its subtitle, and where it begins. */
export function underTitle(view: ViewService): string[] {
  const descriptor = serviceKind(view.kind);
  if (!view.service) return [];
  const header = descriptor.card.header?.(detailsOf(descriptor, view.service));
  return [[view.service_name.name, subtitleOf(view)], [header]]
    .map((parts) => parts.filter(Boolean).join(' · '))
    .filter(Boolean);
}

/** The badges of a card whose field is true. */
export function badgesOf({ kind, service }: ViewService): string[] {
  const { badges = [] } = serviceKind(kind).card;
  return badges.filter(({ field }) => service?.[field] === true).map(({ label }) => label);
}

/** How a journey is called where one is chosen: travel date and destination city. */
export function journeyLabel({ travel_date, destination_city }: JourneyView): string {
  return words.chooserOption(day(travel_date), destination_city.name);
}
