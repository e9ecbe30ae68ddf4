import { z } from 'zod';

/** Of a value that broke its schema what holds by itself: any field, and any entry of a list, may be missing. */
export type PartsOf<Value> = Value extends readonly (infer Entry)[]
  ? (PartsOf<Entry> | undefined)[]
  : Value extends object
    ? { [Name in keyof Value]?: PartsOf<Value[Name]> | undefined }
    : Value;

const schemasOfParts = new WeakMap<z.core.$ZodType, (value: unknown) => z.core.$ZodType>();

/** For a body whose shape shows only when it is read: says which schema its parts have. Answers the same schema. */
export function withPartsOf<Schema extends z.core.$ZodType>(
  schema: Schema,
  schemaFor: (value: unknown) => z.core.$ZodType,
): Schema {
  schemasOfParts.set(schema, schemaFor);
  return schema;
}

/**
 * Parses each field of an object and each entry of a list by itself, and leaves out what breaks its own rule; rules over
 * several fields are not asked. So that what a body names can be looked up although something else in it is wrong.
 */
export function validParts(schema: z.core.$ZodType, value: unknown): unknown {
  const schemaFor = schemasOfParts.get(schema);
  if (schemaFor) return validParts(schemaFor(value), value);
  if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const fields = value as Record<string, unknown>;
    const parts = Object.entries(schema.shape as Record<string, z.core.$ZodType>).map(([name, field]) => [
      name,
      validParts(field, fields[name]),
    ]);
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((entry) => validParts(schema.element as z.core.$ZodType, entry));
  }
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  if (isWrapped && value !== undefined && value !== null) return validParts(schema.unwrap() as z.core.$ZodType, value);
  const parsed = z.safeParse(schema, value);
  return parsed.success ? parsed.data : undefined;
}
