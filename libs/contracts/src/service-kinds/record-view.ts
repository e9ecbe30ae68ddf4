import { z } from 'zod';
import type { ServiceKindDescriptor } from './define-kind.ts';
import type { DetailField, Details, DetailValue } from './field.ts';
import { valueRules } from './field-values.ts';

const nullable = (field: DetailField, schema: z.ZodType) => (field.required === false ? schema.nullish() : schema);

/** What the database keeps of a record; every example of every earlier shape fits. */
export function storedDetails(descriptor: ServiceKindDescriptor) {
  return z.object(
    Object.fromEntries(
      Object.entries(descriptor.fields).map(([name, field]) => [name, nullable(field, valueRules(field).kept(field))]),
    ),
  );
}

/** What a view or answer shows of a record's own fields: times as ISO 8601 with their zone beside them. */
export function detailsView(descriptor: ServiceKindDescriptor) {
  const shape: Record<string, z.ZodType> = {};
  for (const [name, field] of Object.entries(descriptor.fields)) {
    for (const [shown, schema] of Object.entries(valueRules(field).shownAs(field, name))) {
      shape[shown] = nullable(field, schema);
    }
  }
  return z.object(shape);
}

/** A record's details as views and events show them. Fields that an older record lacks are null (false for a flag). */
export function viewOf(descriptor: ServiceKindDescriptor, details: Details): Record<string, unknown> {
  const view: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(descriptor.fields)) {
    const { show, missing } = valueRules(field);
    Object.assign(view, show(details[name] ?? missing, name));
  }
  return view;
}

/** A record of a view as its kind's descriptor reads it: the clock of a place and its zone together again. */
export function detailsOf(descriptor: ServiceKindDescriptor, view: Readonly<Record<string, unknown>>): Details {
  const entries = Object.entries(descriptor.fields).map(([name, field]): [string, DetailValue] => [
    name,
    valueRules(field).read(view, name),
  ]);
  return Object.fromEntries(entries);
}

/** What a client would send to make this record again: from stored details or from a view. */
export function inputOf(descriptor: ServiceKindDescriptor, details: Details): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(descriptor.fields)) {
    const value = details[name] ?? null;
    if (value !== null) input[name] = valueRules(field).again(field, value);
  }
  return input;
}
