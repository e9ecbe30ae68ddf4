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
  /** Not told of itself: what the aggregate was before the oldest fact that is. */
  is_before: z.boolean().optional(),
});
export type KeptFact = z.infer<typeof keptFact>;

/** The facts of some aggregates (`of`: their ids, with commas), the newest `MAXIMUM_TOLD`, the oldest first; every service answers it. */
export const listHistory = { path: '/internal/history', answer: z.array(keptFact) } as const;

/** More than any journey has, and what is read and sent in a fraction of the time that a read may take. */
export const MAXIMUM_TOLD = 2000;

/** The most ids that one address has room for. */
export const MAXIMUM_ASKED = 200;
