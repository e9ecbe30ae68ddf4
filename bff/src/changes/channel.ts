import type { Database } from '@bitacora/platform';
import { z } from 'zod';

/**
 * What PostgreSQL tells every replica under this name, when the transaction that said it is visible: quotes, reports,
 * passengers, employees, designed packages and refusals too. The name stays, for two releases that run at once hear each other by it.
 */
export const CHANGES_CHANNEL = 'journey_views';

/** Tokens of a session or a person (`subject`) that were signed by some time are refused, until all of them have expired. */
const refusalSchema = z.object({ subject: z.string(), issued_before: z.string(), until: z.string() });
export type Refusal = z.infer<typeof refusalSchema>;

export const changeSchema = z.union([
  z.object({ journey: z.string(), change: z.number() }),
  z.object({ quote: z.string(), agency: z.string(), is_changed: z.boolean().optional() }),
  z.object({ report: z.string(), agency: z.string(), changed_of: z.string().optional() }),
  z.object({ passenger: z.string(), agency: z.string() }),
  z.object({ employee: z.string(), agency: z.string() }),
  z.object({ designed_package: z.string(), agency: z.string() }),
  z.object({ refused: refusalSchema }),
]);
export type Change = z.infer<typeof changeSchema>;

/** Tells every replica of changes, when the running transaction commits; one statement, however many. */
export async function notify(database: Database, changes: readonly Change[]): Promise<void> {
  await database.query(`select pg_notify(?, change::text) from jsonb_array_elements(?::jsonb) as change`, [
    CHANGES_CHANNEL,
    JSON.stringify(changes),
  ]);
}
