import type { LocalTime } from '@bitacora/kernel';
import { clockText } from '@bitacora/kernel/dates';
import type { ServiceKindDescriptor } from './define-kind.ts';
import {
  byKind,
  type CoordinateValue,
  type DetailField,
  type Details,
  type DetailValue,
  type FieldTable,
} from './field.ts';
import { lookupOf } from './lookups.ts';

const asIs = (_: unknown, value: unknown) => String(value);

// The details were read by the same descriptor: a value is what its field says.
const texts: FieldTable<[value: unknown, today: string | null], string> = {
  text: asIs,
  textarea: asIs,
  phone: asIs,
  integer: asIs,
  boolean: (_, value) => (value === true ? 'Sí' : 'No'),
  choice: ({ choices }, value) => choices[String(value)] ?? String(value),
  date: (_, value, today) => clockText(String(value), today),
  'local-time': (_, value, today) => clockText((value as LocalTime).local, today),
  lookup: ({ lookup }, value) => {
    const { text } = lookupOf(lookup);
    return Array.isArray(value) ? value.map((one) => text(one)).join(', ') : text(value);
  },
  coordinate: (_, value) => {
    const { name, latitude, longitude } = value as CoordinateValue;
    return name || `${latitude}, ${longitude}`;
  },
};

/** A value of a record's field in words, on one line; null where there is none. `today` tells which year goes without saying; null: none. */
export const fieldText = (field: DetailField, value: DetailValue | undefined, today: string | null): string | null =>
  value === null || value === undefined || value === '' ? null : byKind(texts, field, value, today) || null;

/** Where a record says that it is, by its kind's field for that, and what a form calls it; null where it says nothing. */
export function addressOf(
  { address, fields }: Pick<ServiceKindDescriptor, 'address' | 'fields'>,
  details: Details,
  today: string,
): { label: string; text: string } | null {
  const field = address === undefined ? undefined : fields[address];
  const text = field && address !== undefined ? fieldText(field, details[address], today) : null;
  return field && text !== null ? { label: field.label, text } : null;
}
