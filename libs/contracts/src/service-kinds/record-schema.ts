import { z } from 'zod';
import { validationMessages as messages } from '../messages/validation.ts';
import { always } from '../validation/always.ts';
import { cleared } from '../validation/cleared.ts';
import { dollars, id, orNull, orZero, version } from '../validation/fields.ts';
import type { ServiceKindDescriptor } from './define-kind.ts';
import { type DetailField, isFixed } from './field.ts';
import { fieldSchema } from './field-schema.ts';
import { missingValue } from './field-values.ts';
import { endsBeforeStart } from './span.ts';

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

/** The labels say which of its moments is meant. */
export function spanMessage({ span, fields }: Pick<ServiceKindDescriptor, 'span' | 'fields'>): string {
  const [first, last] = [span && fields[span.starts], span && fields[span.ends]];
  return first && last ? messages.endBeforeStartOf(last.label, first.label) : messages.endBeforeStart;
}

/**
 * Tells at once, with the fields' own rules, that a record ends before it starts, where what is sent shows it by itself.
 * Times on two clocks are compared as instants once their places are known.
 */
function checkSpan(descriptor: ServiceKindDescriptor) {
  const { span } = descriptor;
  return (body: Record<string, unknown>, context: z.core.$RefinementCtx): void => {
    if (!span || !endsBeforeStart(descriptor, body)) return;
    context.addIssue({ code: 'custom', path: [span.ends], message: spanMessage(descriptor) });
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
