import {
  type CoordinateValue,
  type DetailField,
  type JourneyView,
  lookupDisplay,
  serviceKind,
  type ViewService,
} from '@bitacora/contracts';
import type { LocalTime } from '@bitacora/kernel';
import { detailsOf } from '../../../lib/record-details.ts';
import { words } from '../words.ts';
import { clockOf, longDay, mediumDay, shortDay, zoneName } from './time-texts.ts';

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

function lookupValue(field: Extract<DetailField, { is: 'lookup' }>, value: unknown): CardValue {
  const { text, tooltip } = lookupDisplay(field.lookup);
  if (Array.isArray(value)) return { shows: 'text', text: value.map((one) => text(one)).join(', ') };
  return tooltip
    ? { shows: 'explained', text: text(value), explanation: tooltip(value) }
    : { shows: 'text', text: text(value) };
}

function valueOf(field: DetailField, value: unknown): CardValue {
  switch (field.is) {
    case 'text':
      return { shows: field.isCode ? 'code' : 'text', text: String(value) };
    case 'textarea':
      return { shows: 'paragraph', text: String(value) };
    case 'phone':
      return { shows: 'phone', text: String(value) };
    case 'date':
      return { shows: 'text', text: longDay(String(value)) };
    case 'boolean':
      return { shows: 'text', text: value === true ? words.yes : words.no };
    case 'local-time': {
      const time = value as LocalTime;
      return { shows: 'text', text: `${shortDay(time.local.slice(0, 10))} · ${clockOf(time)}, ${zoneName(time.zone)}` };
    }
    case 'lookup':
      return lookupValue(field, value);
    case 'coordinate':
      return { shows: 'place', place: value as CoordinateValue };
    default:
      return { shows: 'text', text: String(value) };
  }
}

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

/** The badges of a card whose field is true. */
export function badgesOf({ kind, service }: ViewService): string[] {
  const { badges = [] } = serviceKind(kind).card;
  return badges.filter(({ field }) => service?.[field] === true).map(({ label }) => label);
}

/** How a journey is called where one is chosen: travel date and destination city. */
export function journeyLabel({ travel_date, destination_city }: JourneyView): string {
  return words.chooserOption(mediumDay(travel_date), destination_city.name);
}
