import {
  addressOf,
  byKind,
  type CoordinateValue,
  type DetailField,
  detailsOf,
  type DetailValue,
  type FieldTable,
  fieldText,
  type JourneyView,
  lookupOf,
  serviceKind,
  type ViewService,
} from '@bitacora/contracts';
import { day } from '../../../lib/times.ts';
import { todayInGuayaquil } from '../../../lib/today.ts';
import { words } from '../words.ts';

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
  /** What belongs to it and is kept elsewhere, each on a line of its own. */
  below?: readonly string[];
}

const asText = (_field: DetailField, _value: DetailValue, text: string): CardValue => ({ shows: 'text', text });

/** How a card draws a value, in the words that everybody reads of its field (product 18.7). */
const drawn: FieldTable<[value: DetailValue, text: string], CardValue> = {
  text: ({ isCode }, _, text) => ({ shows: isCode ? 'code' : 'text', text }),
  textarea: (_field, _, text) => ({ shows: 'paragraph', text }),
  phone: (_field, _, text) => ({ shows: 'phone', text }),
  // The details were read by the same descriptor: a value is what its field says.
  coordinate: (_, value) => ({ shows: 'place', place: value as CoordinateValue }),
  lookup({ lookup }, value, text) {
    const { tooltip } = lookupOf(lookup);
    if (!tooltip || Array.isArray(value)) return { shows: 'text', text };
    return { shows: 'explained', text, explanation: tooltip(value) };
  },
  integer: asText,
  boolean: asText,
  choice: asText,
  date: asText,
  'local-time': asText,
};

/** The details of an attached service in the order of its kind's card; empty values have no line. `today` is null on paper. */
export function cardLines({ kind, service }: ViewService, today: string | null = todayInGuayaquil()): CardLine[] {
  if (!service) return [];
  const descriptor = serviceKind(kind);
  const details = detailsOf(descriptor, service);
  return descriptor.card.lines.flatMap((line) => {
    const name = typeof line === 'string' ? line : line.field;
    const field = descriptor.fields[name];
    const value = details[name];
    const text = field ? fieldText(field, value, today) : null;
    if (!field || value === undefined || text === null) return [];
    return [
      {
        field: name,
        label: typeof line === 'string' ? field.label : line.label,
        value: byKind(drawn, field, value, text),
      },
    ];
  });
}

/** What folds of a card: all its lines but the codes, which stand on it. */
export const foldedLines = (service: ViewService, today?: string | null): CardLine[] =>
  cardLines(service, today).filter(({ value }) => value.shows !== 'code');

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

/** Where it is, where neither its title nor its subtitle says so: of a visa, where the appointment for it is. */
export function whereOf(view: ViewService): string | null {
  if (!view.service) return null;
  const descriptor = serviceKind(view.kind);
  const where = addressOf(descriptor, detailsOf(descriptor, view.service), todayInGuayaquil());
  return where && where.text !== subtitleOf(view) ? where.text : null;
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
