import { codeOf } from '@bitacora/kernel';
import type { Pool, QueryResult, QueryResultRow } from 'pg';

/**
 * A statement that is read often: PostgreSQL plans it once a connection and knows it by its name, which belongs to one
 * text for ever. Parameters are `$1`, `$2`, …
 */
export interface NamedStatement {
  readonly name: string;
  readonly text: string;
}

/** What PostgreSQL says of a plan that a migration made obsolete, and of a name that it no longer knows. */
const obsolete = new Set(['0A000', '26000']);

/**
 * Reads by a named statement. The pool closes a connection on which a statement failed, and an obsolete plan with it;
 * the rows are then read without a name, for other connections may hold that plan too.
 */
export async function readNamed<Row extends QueryResultRow>(
  pool: Pool,
  { name, text }: NamedStatement,
  parameters: readonly unknown[],
): Promise<QueryResult<Row>> {
  const values = [...parameters];
  try {
    return await pool.query<Row>({ name, text, values });
  } catch (error) {
    if (!obsolete.has(codeOf(error))) throw error;
    return pool.query<Row>({ text, values });
  }
}
