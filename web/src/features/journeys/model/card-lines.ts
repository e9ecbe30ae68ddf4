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
import { longDay, mediumDay, shortDay, zoneName } from '@bitacora/kernel/dates';
import { words } from '../words.ts';
import { clockOf } from './time-texts.ts';

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

function timeText(time: LocalTime): string {
  return `${shortDay(time.local.slice(0, 10))} · ${clockOf(time)}, ${zoneName(time.zone)}`;
}

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

/** What stands in the header beside the service's name: an airport, a hotel; null when the kind has none. */
export function headerOf({ kind, service }: ViewService): string | null {
  const descriptor = serviceKind(kind);
  const { header } = descriptor.card;
  const field = header === undefined ? undefined : descriptor.fields[header];
  if (!service || !field || header === undefined) return null;
  const value = detailsOf(descriptor, service)[header];
  if (value === null || value === undefined) return null;
  const shown = valueOf(field, value);
  return shown.shows === 'place' ? shown.place.name : shown.text;
}

/** Who carries the service out: an airline; null where nobody is known. */
export function providerOf({ kind, service }: ViewService): string | null {
  const descriptor = serviceKind(kind);
  return service ? (descriptor.card.provider?.(detailsOf(descriptor, service)) ?? null) : null;
}

/** The badges of a card whose field is true. */
export function badgesOf({ kind, service }: ViewService): string[] {
  const { badges = [] } = serviceKind(kind).card;
  return badges.filter(({ field }) => service?.[field] === true).map(({ label }) => label);
}

/** How a journey is called where one is chosen: travel date and destination city. */
export function journeyLabel({ travel_date, destination_city }: JourneyView): string {
  return words.chooserOption(mediumDay(travel_date), destination_city.name);
}
