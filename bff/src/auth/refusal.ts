import { z } from 'zod';

/** Tokens of a session or a person (`subject`) that were signed by some time are refused, until all of them have expired. */
export const refusalSchema = z.object({ subject: z.string(), issued_before: z.string(), until: z.string() });
export type Refusal = z.infer<typeof refusalSchema>;
