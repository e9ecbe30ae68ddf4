import { AGENCY_TIME_ZONE, dayAt, readLocalTime } from '@bitacora/kernel';
import { z } from 'zod';
import { validationMessages as messages } from '../messages/validation.ts';
import {
  decimal,
  flag,
  id,
  integer,
  isWorkDate,
  lines,
  orNull,
  phone,
  text,
  todayOrLater,
  workDate,
} from '../validation/fields.ts';
import { today } from '../validation/today.ts';
import { byKind, type CoordinateField, type DetailField, type FieldTable } from './field.ts';

const latitude = () => decimal(-90, 90);
const longitude = () => decimal(-180, 180);

/** A place on the map as a client sends it. */
export const coordinateBody = z.object({ name: text(), latitude: latitude(), longitude: longitude() });
/** The same where the name may be missing: the record's own name serves. */
const unnamedCoordinateBody = coordinateBody.extend({ name: orNull(text()) });

/** The same for the OpenAPI document. */
const placeDocument = {
  type: 'object' as const,
  properties: {
    name: { type: 'string' as const, minLength: 1, maxLength: 200 },
    latitude: { type: 'number' as const, minimum: -90, maximum: 90 },
    longitude: { type: 'number' as const, minimum: -180, maximum: 180 },
  },
  required: ['name', 'latitude', 'longitude'],
};

export type CoordinateInput = string | { name: string | null; latitude: number; longitude: number };

function isDateTime(value: string): boolean {
  try {
    readLocalTime(value, AGENCY_TIME_ZONE);
    return true;
  } catch {
    return false;
  }
}

/** The day that a date and time falls on: at its place when it is naive, in Guayaquil when it is an instant. */
function dayOf(value: string): string {
  return /(?:Z|[+-]\d{2}:?\d{2})$/i.test(value) ? dayAt(new Date(value)) : value.slice(0, 10);
}

/** `YYYY-MM-DDTHH:mm` at the place, or an instant with an offset (product 13.2). */
const dateTime = () =>
  text(40)
    .refine((value) => value === '' || isDateTime(value), messages.notDateTime)
    .refine((value) => !isDateTime(value) || isWorkDate(dayOf(value)), messages.notInYears)
    .meta({ example: '2031-07-10T15:00' });

const dateTimeFromToday = () =>
  dateTime().refine(
    (value) => !isDateTime(value) || !isWorkDate(dayOf(value)) || dayOf(value) >= today(),
    messages.notToday,
  );

const listed = (value: unknown): unknown[] => {
  if (value === undefined || value === null || value === '') return [];
  return Array.isArray(value) ? [...new Set<unknown>(value)] : [value];
};

const many = () =>
  z
    .preprocess(listed, z.array(text(64)).min(1, messages.required).max(20))
    .meta({ override: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 20 } });

/** The id of a stored coordinate, or a new place; errors of a place stand under its own fields. */
function coordinate({ isNamed }: CoordinateField) {
  const nested = isNamed ? coordinateBody : unnamedCoordinateBody;
  return z
    .unknown()
    .transform((value, context): CoordinateInput => {
      const parsed = typeof value === 'object' && value !== null ? nested.safeParse(value) : id().safeParse(value);
      if (parsed.success) return parsed.data;
      const isMissing = value === undefined || value === null || value === '';
      for (const issue of parsed.error.issues) {
        const message = isMissing
          ? messages.required
          : typeof value === 'object'
            ? issue.message
            : messages.notLocation;
        context.addIssue({ code: 'custom', message, path: issue.path as (string | number)[] });
      }
      return z.NEVER;
    })
    .meta({ override: { oneOf: [{ type: 'string', format: 'uuid' }, placeDocument] } });
}

const schemas: FieldTable<[checksDates: boolean], z.ZodType> = {
  text: ({ maximum }) => text(maximum ?? 200),
  textarea: ({ maximum }) => lines(maximum ?? 2000),
  phone: () => phone(),
  integer: ({ minimum, maximum }) => integer(minimum, maximum),
  boolean: () => flag(),
  choice: ({ choices }) => z.enum(Object.keys(choices)),
  date: ({ mayBePast }, checksDates) => (checksDates && !mayBePast ? todayOrLater() : workDate()),
  'local-time': ({ mayBePast }, checksDates) => (checksDates && !mayBePast ? dateTimeFromToday() : dateTime()),
  lookup: (field) => (field.many ? many() : text(64)),
  coordinate,
};

/** The schema of one field's value as a client sends it; `checksDates` on create (product 7.3). */
export const fieldSchema = (field: DetailField, checksDates: boolean): z.ZodType => byKind(schemas, field, checksDates);
