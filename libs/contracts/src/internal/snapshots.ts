import { z } from 'zod';

/** One aggregate as it is now, named by the event that would carry it. */
export const aggregateSnapshot = z.object({
  aggregate_id: z.string(),
  aggregate_version: z.number().int(),
  data: z.unknown(),
});
export type AggregateSnapshot = z.infer<typeof aggregateSnapshot>;

/** A page of a source's aggregates in the order of their ids; an empty page is the end. */
export const snapshotPage = z.object({ event: z.string(), snapshots: z.array(aggregateSnapshot) });
export type SnapshotPage = z.infer<typeof snapshotPage>;

/**
 * What a service owns, page by page; every service answers it. `after`: the id of the last one that was read; `ids`: only
 * these, with commas, in one answer.
 */
export const listSnapshots = { path: '/internal/snapshots/:name', answer: snapshotPage } as const;
