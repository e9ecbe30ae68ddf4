import { type LocalTime, toOffsetString } from '@bitacora/kernel';
import { z } from 'zod';
import type { ServiceKindDescriptor } from './define-kind.ts';
import type { DetailField, Details, DetailValue } from './field.ts';
import { lookupDisplay, type LookupName } from './lookups.ts';

const nullable = (field: DetailField, schema: z.ZodType) => (field.required === false ? schema.nullish() : schema);

const reference: { [Name in LookupName]: z.ZodType } = {
  food_plan: z.object({ id: z.string(), name: z.string(), description: z.string() }),
  airport: z.object({ id: z.string(), name: z.string(), city: z.string().optional() }),
  luggage_type: z.object({ id: z.string(), name: z.string() }),
  car_type: z.object({ id: z.string(), branch: z.string(), model: z.string() }),
  city: z.object({ code: z.string(), name: z.string(), country: z.string() }),
  country: z.object({ code: z.string(), name: z.string() }),
};

const coordinateView = z.object({ id: z.string(), name: z.string(), latitude: z.number(), longitude: z.number() });

function valueSchema(field: DetailField, time: z.ZodType): z.ZodType {
  switch (field.is) {
    case 'integer':
      return z.number().int();
    case 'boolean':
      return z.boolean();
    case 'local-time':
      return time;
    case 'coordinate':
      return coordinateView;
    case 'lookup':
      return field.many ? z.array(reference[field.lookup]) : reference[field.lookup];
    default:
      return z.string();
  }
}

/** What the database keeps of a record; every example of every earlier shape fits. */
export function storedDetails(descriptor: ServiceKindDescriptor) {
  const localTime = z.object({ local: z.string(), zone: z.string() });
  return z.object(
    Object.fromEntries(
      Object.entries(descriptor.fields).map(([name, field]) => [name, nullable(field, valueSchema(field, localTime))]),
    ),
  );
}

/** What a view or answer shows of a record's own fields: times as ISO 8601 with their zone beside them. */
export function detailsView(descriptor: ServiceKindDescriptor) {
  const shape: Record<string, z.ZodType> = {};
  for (const [name, field] of Object.entries(descriptor.fields)) {
    shape[name] = nullable(field, valueSchema(field, z.string()));
    if (field.is === 'local-time') shape[`${name}_time_zone`] = nullable(field, z.string());
  }
  return z.object(shape);
}

/** A record's details as views and events show them. Fields that an older record lacks are null (false for a flag). */
export function viewOf(descriptor: ServiceKindDescriptor, details: Details): Record<string, unknown> {
  const view: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(descriptor.fields)) {
    const value = details[name] ?? null;
    if (field.is === 'local-time') {
      const time = value as LocalTime | null;
      view[name] = time && toOffsetString(time);
      view[`${name}_time_zone`] = time?.zone ?? null;
    } else {
      view[name] = field.is === 'boolean' ? value === true : value;
    }
  }
  return view;
}

function inputValue(field: DetailField, value: DetailValue | undefined): unknown {
  if (value === undefined || value === null) return undefined;
  switch (field.is) {
    case 'local-time':
      // A stored time is wall time and zone; a view's is ISO with the offset of the place: the clock is the same.
      return typeof value === 'string' ? value.slice(0, 16) : (value as LocalTime).local;
    case 'coordinate':
      return (value as { id: string }).id;
    case 'lookup': {
      const { key } = lookupDisplay(field.lookup);
      return Array.isArray(value) ? value.map((one) => key(one)) : key(value);
    }
    default:
      return value;
  }
}

/** What a client would send to make this record again: from stored details or from a view, for forms and tests. */
export function inputOf(descriptor: ServiceKindDescriptor, details: Details): Record<string, unknown> {
  const entries = Object.entries(descriptor.fields).map(([name, field]) => [name, inputValue(field, details[name])]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Record<string, unknown>;
}
