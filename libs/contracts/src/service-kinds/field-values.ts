import { type LocalTime, toOffsetString } from '@bitacora/kernel';
import { z } from 'zod';
import {
  byKind,
  type CoordinateValue,
  type DetailField,
  type DetailValue,
  type FieldKind,
  type FieldOf,
  type FieldTable,
  ruleOf,
} from './field.ts';
import { lookupOf } from './lookups.ts';

/** What a value of a field is where it is kept, shown and sent again. */
interface ValueRules<Field> {
  /** What the database keeps. */
  kept: (field: Field) => z.ZodType;
  /** What views and answers show of it, by name. */
  shownAs: (field: Field, name: string) => Record<string, z.ZodType>;
  show: (value: DetailValue, name: string) => Record<string, unknown>;
  /** The value again from what a view shows. */
  read: (view: Readonly<Record<string, unknown>>, name: string) => DetailValue;
  /** What a client would send to make it again: from a kept value or from a view's. */
  again: (field: Field, value: DetailValue) => unknown;
  /** What is kept and shown where nothing was said. */
  missing: false | null;
}

const plain = <Field>(kept: (field: Field) => z.ZodType): ValueRules<Field> => ({
  kept,
  shownAs: (field, name) => ({ [name]: kept(field) }),
  show: (value, name) => ({ [name]: value }),
  // The view was made from the same descriptor by the server.
  read: (view, name) => (view[name] ?? null) as DetailValue,
  again: (_, value) => value,
  missing: null,
});

const keptText = () => plain<unknown>(() => z.string());

const rules: { readonly [Is in FieldKind]: ValueRules<FieldOf<Is>> } = {
  text: keptText(),
  textarea: keptText(),
  phone: keptText(),
  date: keptText(),
  // A key that is no longer offered still reads.
  choice: keptText(),
  integer: plain(() => z.number().int()),
  boolean: { ...plain(() => z.boolean()), missing: false },
  // Wall time and zone are kept; views show ISO 8601 with the zone beside it.
  'local-time': {
    ...plain(() => z.object({ local: z.string(), zone: z.string() })),
    shownAs: (_, name) => ({ [name]: z.string(), [`${name}_time_zone`]: z.string() }),
    show: (value, name) => {
      const time = value as LocalTime | null;
      return { [name]: time && toOffsetString(time), [`${name}_time_zone`]: time?.zone ?? null };
    },
    // An ISO time of a view carries the offset of its place, so its first 16 characters are the clock there.
    read: (view, name) => {
      const time = view[name];
      return typeof time === 'string' ? { local: time.slice(0, 16), zone: String(view[`${name}_time_zone`]) } : null;
    },
    again: (_, value) => (typeof value === 'string' ? value.slice(0, 16) : (value as LocalTime).local),
  },
  lookup: {
    ...plain(({ lookup, many }) => (many ? z.array(lookupOf(lookup).value) : lookupOf(lookup).value)),
    again: ({ lookup }, value) => {
      const { key } = lookupOf(lookup);
      return Array.isArray(value) ? value.map(key) : key(value);
    },
  },
  coordinate: {
    ...plain(() => z.object({ id: z.string(), name: z.string(), latitude: z.number(), longitude: z.number() })),
    again: (_, value) => (value as CoordinateValue).id,
  },
};

export const valueRules = (field: DetailField) => ruleOf<ValueRules<DetailField>>(rules, field);

/** What is kept of an optional field that was left out. */
export const missingValue = (field: DetailField) => valueRules(field).missing;

const nothing = () => '';

const starts: FieldTable<[], unknown> = {
  text: ({ initial }) => initial ?? '',
  textarea: nothing,
  phone: nothing,
  date: nothing,
  choice: nothing,
  integer: nothing,
  boolean: () => false,
  'local-time': nothing,
  lookup: ({ many }) => (many ? [] : ''),
  coordinate: nothing,
};

/** What an empty form holds for a field. */
export const startOfField = (field: DetailField): unknown => byKind(starts, field);

const isSameText = (field: DetailField, sent: unknown, value: DetailValue) =>
  sent === valueRules(field).again(field, value);

const isSameList = (keys: unknown, sent: unknown) =>
  Array.isArray(keys) &&
  Array.isArray(sent) &&
  keys.length === sent.length &&
  keys.every((key, at) => key === sent[at]);

const sames: FieldTable<[sent: unknown, value: DetailValue], boolean> = {
  text: isSameText,
  textarea: isSameText,
  phone: isSameText,
  date: isSameText,
  choice: isSameText,
  integer: isSameText,
  boolean: isSameText,
  'local-time': isSameText,
  lookup: (field, sent, value) =>
    field.many ? isSameList(valueRules(field).again(field, value), sent) : isSameText(field, sent, value),
  // A place may come whole, where it is; its name may be another.
  coordinate: (field, sent, value) => {
    if (typeof sent !== 'object') return isSameText(field, sent, value);
    const [{ latitude, longitude }, kept] = [sent as Partial<CoordinateValue>, value as CoordinateValue];
    return latitude === kept.latitude && longitude === kept.longitude;
  },
};

/** Whether what a client sends for a field is what is kept already. */
export const isSame = (field: DetailField, sent: unknown, value: DetailValue): boolean =>
  sent === null || value === null ? sent === value : byKind(sames, field, sent, value);
