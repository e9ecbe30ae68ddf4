import { z } from 'zod';

/** Who caused an event: a person, or the platform itself (null). */
export const actorSchema = z
  .object({ user_id: z.string(), agency: z.string().nullable(), roles: z.array(z.string()) })
  .nullable();
export type Actor = z.infer<typeof actorSchema>;

/** What every event carries around its data (architecture#events). `data` is checked by the event's own schema. */
export const envelopeSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  schema_version: z.number().int().positive(),
  aggregate_id: z.string(),
  aggregate_version: z.number().int().nonnegative(),
  occurred_at: z.iso.datetime(),
  correlation_id: z.string(),
  actor: actorSchema,
  data: z.unknown(),
});

export interface EventEnvelope<Data = unknown> extends Omit<z.infer<typeof envelopeSchema>, 'data'> {
  data: Data;
}
