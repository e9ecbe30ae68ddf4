import type { Database } from '../database/database.ts';

/** A row of a projection: its key, the version of the snapshot that it comes from, and whatever else it keeps. */
type ProjectedRow = { version: number } & Record<string, unknown>;

interface Options {
  /** The column that says which aggregate a row is of. */
  key?: string;
  /** A snapshot of the same version is written too: a rebuild mends rows that are wrong. */
  replacesSame?: boolean;
}

/**
 * Writes a row of another process's snapshot (a projection), within the running transaction; in whatever order events come,
 * an older version never replaces a newer one. Answers whether the row was written. Table and columns are our own words,
 * never a client's.
 */
export async function projectSnapshot(
  database: Database,
  table: string,
  row: ProjectedRow,
  { key = 'id', replacesSame = false }: Options = {},
): Promise<boolean> {
  const columns = Object.keys(row);
  const others = columns.filter((column) => column !== key);
  const written = await database.query(
    `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})
     on conflict (${key}) do update set ${others.map((column) => `${column} = excluded.${column}`).join(', ')}
     where ${table}.version ${replacesSame ? '<=' : '<'} excluded.version
     returning ${key}`,
    Object.values(row),
  );
  return written.length > 0;
}
