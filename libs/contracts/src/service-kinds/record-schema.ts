import { z } from 'zod';
import { dollars, id, integer, orNull } from '../validation/fields.ts';
import type { ServiceKindDescriptor } from './define-kind.ts';
import type { DetailField } from './field.ts';
import { fieldSchema } from './field-schema.ts';

const isRequired = (field: DetailField) => field.required !== false && !(field.is === 'lookup' && field.fixed);

function onCreate(field: DetailField): z.ZodType {
  if (isRequired(field)) return fieldSchema(field, true);
  if (field.is === 'boolean') return orNull(fieldSchema(field, true)).transform((value) => value ?? false);
  return orNull(fieldSchema(field, true));
}

/** An absent field stays as it is; an empty one is cleared where the field may be empty. */
function onUpdate(field: DetailField): z.ZodType {
  if (isRequired(field)) return fieldSchema(field, false).optional();
  const cleared = z.preprocess((value) => (value === '' ? null : value), fieldSchema(field, false).nullable());
  return cleared.optional();
}

function shapeOf(descriptor: ServiceKindDescriptor, schemaOf: (field: DetailField) => z.ZodType) {
  return Object.fromEntries(Object.entries(descriptor.fields).map(([name, field]) => [name, schemaOf(field)]));
}

/** What a client sends of a record's own fields, parsed: references are still ids, times still texts. */
export type DetailsInput = Record<string, unknown>;

const cost = () =>
  z.preprocess((value) => (value === '' || value === undefined || value === null ? 0 : value), dollars()).default(0);

/** The body that creates a record of a kind: every rule of specification §5 but the file's, which the route declares. */
export function createRecordBody(descriptor: ServiceKindDescriptor) {
  return z.object({
    ...shapeOf(descriptor, onCreate),
    cost: cost().meta({ override: { type: 'number', minimum: 0, default: 0 } }),
    package_service: orNull(id()),
  });
}

/** The body that changes a record: any of its fields, without the date rule (specification §5). */
export function updateRecordBody(descriptor: ServiceKindDescriptor) {
  return z.object({
    ...shapeOf(descriptor, onUpdate),
    cost: dollars().optional(),
    version: integer(1, 2_147_483_647).optional(),
  });
}

/** The same for a PATCH whose path does not say which record. */
export function updateRecordBodyWithId(descriptor: ServiceKindDescriptor) {
  return updateRecordBody(descriptor).extend({ id: id() });
}
