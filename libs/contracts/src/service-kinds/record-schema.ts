import { isPlainDate } from '@bitacora/kernel';
import { z } from 'zod';
import { validationMessages as messages } from '../messages/validation.ts';
import { always } from '../validation/always.ts';
import { cleared } from '../validation/cleared.ts';
import { dollars, id, orNull, orZero, version } from '../validation/fields.ts';
import type { ServiceKindDescriptor } from './define-kind.ts';
import { type DetailField, isFixed } from './field.ts';
import { clockOfField } from './field-places.ts';
import { fieldSchema } from './field-schema.ts';
import { missingValue } from './field-values.ts';

const isRequired = (field: DetailField) => field.required !== false && !isFixed(field);

function onCreate(field: DetailField): z.ZodType {
  if (isRequired(field)) return fieldSchema(field, true);
  const missing = missingValue(field);
  return orNull(fieldSchema(field, true)).transform((value) => value ?? missing);
}

/** An absent field stays as it is; an empty one is cleared where the field may be empty. */
function onUpdate(field: DetailField): z.ZodType {
  if (isRequired(field)) return fieldSchema(field, false).optional();
  return cleared(fieldSchema(field, false));
}

function shapeOf(descriptor: ServiceKindDescriptor, schemaOf: (field: DetailField) => z.ZodType) {
  return Object.fromEntries(Object.entries(descriptor.fields).map(([name, field]) => [name, schemaOf(field)]));
}

/** What a client sends of a record's own fields, parsed: references are still ids, times still texts. */
export type DetailsInput = Record<string, unknown>;

const naive = /^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?)?$/;

/** A day, or a day and hour on a clock, that exists; what does not is told by its own field alone. */
const isNaive = (text: string) => naive.test(text) && isPlainDate(text.slice(0, 10));

/**
 * Tells at once, with the fields' own rules, that a record ends before it starts, where the texts alone show it: days, or
 * two times on the same clock. Times on two clocks are compared as instants once their places are known.
 */
function checkSpan({ span, fields }: ServiceKindDescriptor) {
  const [first, last] = [span && fields[span.starts], span && fields[span.ends]];
  const [clock, lastClock] = [first && clockOfField(first), last && clockOfField(last)];
  const isOneClock = Boolean(clock) && JSON.stringify(clock) === JSON.stringify(lastClock);
  return (body: Record<string, unknown>, context: z.core.$RefinementCtx): void => {
    const [starts, ends] = [span && body[span.starts], span && body[span.ends]];
    if (!span || !isOneClock || typeof starts !== 'string' || typeof ends !== 'string') return;
    if (!isNaive(starts) || !isNaive(ends) || ends >= starts) return;
    context.addIssue({ code: 'custom', path: [span.ends], message: messages.endBeforeStart });
  };
}

/** The body that creates a record of a kind: every rule of product 7 but the file's, which the route declares. */
export function createRecordBody(descriptor: ServiceKindDescriptor) {
  return z
    .object({
      ...shapeOf(descriptor, onCreate),
      cost: orZero(dollars()).meta({ override: { type: 'number', minimum: 0, default: 0 } }),
      package_service: orNull(id()),
      /** The attached record in whose place this one comes, on the same item. */
      replaces: orNull(id()),
    })
    .superRefine(checkSpan(descriptor), always);
}

/** The body that changes a record: any of its fields, without the date rule (product 7.3). */
export function updateRecordBody(descriptor: ServiceKindDescriptor) {
  return z
    .object({
      ...shapeOf(descriptor, onUpdate),
      cost: dollars().optional(),
      version: version(),
    })
    .superRefine(checkSpan(descriptor), always);
}

/** The same for a PATCH whose path does not say which record. */
export function updateRecordBodyWithId(descriptor: ServiceKindDescriptor) {
  return updateRecordBody(descriptor).safeExtend({ id: id() });
}
