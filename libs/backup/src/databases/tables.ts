import type { Client } from 'pg';

/** The tables of the migrations themselves: they say which version the others are of. */
const MIGRATIONS = 'migrations';

export interface Table {
  name: string;
  /** Without those that PostgreSQL computes. */
  columns: string[];
}

/** The migrations that a database has had. */
export async function migrationsOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`select name from ${MIGRATIONS} order by name`);
  return rows.map(({ name }) => name);
}

/** Every table with rows of ours; those that others refer to come first. */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(
    `select relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and relname <> $1
       and attnum > 0 and not attisdropped and attgenerated = ''
     group by relname order by relname`,
    [MIGRATIONS],
  );
  const { rows: references } = await client.query<{ child: string; parent: string }>(
    `select child.relname as child, parent.relname as parent from pg_constraint
     join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
     where contype = 'f' and conrelid <> confrelid`,
  );
  return parentsFirst(tables, references);
}

function parentsFirst(tables: readonly Table[], references: readonly { child: string; parent: string }[]): Table[] {
  const sorted: Table[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const isFree = ({ name }: Table) =>
      !references.some(({ child, parent }) => child === name && left.some((other) => other.name === parent));
    const free = left.filter(isFree);
    if (free.length === 0) throw new Error(`these tables refer to each other: ${left.map(({ name }) => name).join()}`);
    sorted.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return sorted;
}

/** Sequences that have given a number, with their last one. */
export async function sequencesOf(client: Client): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = current_schema() and last_value is not null order by sequencename`,
  );
  return rows;
}

/** The text of COPY for a table, in either direction; its names come from the catalog of PostgreSQL. */
export function copyText(client: Client, { name, columns }: Table, direction: 'to stdout' | 'from stdin'): string {
  const quoted = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  return `copy ${client.escapeIdentifier(name)} (${quoted}) ${direction}`;
}
