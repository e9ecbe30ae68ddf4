import type { EventEnvelope } from '@bitacora/contracts';
import { type ProjectedTableName, tableNamed, valueAt } from './tables.ts';

/** What a row's columns hold beside its version, its snapshot and its texts. */
export function columnsOf(table: ProjectedTableName, event: EventEnvelope): Record<string, unknown> {
  const { columns, tombstone, isRemoved = () => false } = tableNamed(table);
  const values = Object.entries(columns).map(([column, path]) => [column, valueAt(event.data, path)] as const);
  return { ...Object.fromEntries(values), ...(tombstone === null ? {} : { [tombstone]: isRemoved(event) }) };
}

/** SQL of everything that says again what stands in a row's snapshot, by its path. */
export function repeatedIn(table: ProjectedTableName): (readonly [path: string, sql: string])[] {
  const { columns, elsewhere = {} } = tableNamed(table);
  return [...Object.entries(columns).map(([column, path]) => [path, column] as const), ...Object.entries(elsewhere)];
}
