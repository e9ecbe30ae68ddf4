import { z } from 'zod';

/** A field of a form that was left empty clears what is stored; one that was not sent leaves it. */
export const cleared = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable()).optional();
