import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** Judges a form by a schema, and hands over its own values as they were written: the server reads them by the same rules. */
export function rawResolver<Values extends FieldValues>(rules: z.ZodType): Resolver<Values, unknown, Values> {
  return zodResolver(rules as z.ZodType<Values, Values>, undefined, { raw: true });
}
