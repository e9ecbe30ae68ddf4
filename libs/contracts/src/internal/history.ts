import { z } from 'zod';
import { actorSchema } from '../events/envelope.ts';

/** A fact as its process keeps it for good. */
export const keptFact = z.object({
  id: z.string(),
  name: z.string(),
  aggregate_id: z.string(),
  aggregate_version: z.number().int(),
  occurred_at: z.string(),
  actor: actorSchema,
  data: z.record(z.string(), z.unknown()),
});
export type KeptFact = z.infer<typeof keptFact>;

/** Every fact of some aggregates (`of`: their ids, with commas), the oldest first; every service answers it. */
export const listHistory = { path: '/internal/history', answer: z.array(keptFact) } as const;

/** The most ids that one address has room for. */
export const MAXIMUM_ASKED = 200;
