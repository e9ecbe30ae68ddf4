import pg from 'pg';
import { LauncherError } from '../system/launcher-error.ts';
import { drawTable } from './table.ts';

/** PostgreSQL's numbers, by the ids of their types. */
const numbers = new Set([20, 21, 23, 700, 701, 790, 1700]);

const shortcuts: Record<string, string> = {
  '\\dt': `select tablename as table from pg_tables where schemaname = 'public' order by 1`,
};

/** Connects to a database; everything is read as PostgreSQL writes it. Throws `LauncherError` when it does not let us in. */
export async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, types: { getTypeParser: () => (text: string) => text } });
  await client.connect().catch((error: Error) => {
    const { hostname, port, pathname } = new URL(url);
    throw new LauncherError(
      `The database ${pathname.slice(1)} at ${hostname}:${port} does not let us in: ${error.message}`,
    );
  });
  return client;
}

/** `\dt` and `\d table` as the SQL that answers them; anything else is SQL already. */
export function asSql(input: string): string {
  const [command = '', name] = input.trim().replace(/;$/, '').split(/\s+/);
  if (command === '\\d' && name)
    return `select column_name as column, data_type as type, is_nullable as nullable, column_default as default
      from information_schema.columns where table_name = ${pg.escapeLiteral(name)} order by ordinal_position`;
  return shortcuts[command === '\\d' ? '\\dt' : command] ?? input;
}

/** Runs statements and answers what to print, a table each. Throws PostgreSQL's own error. */
export async function runSql(client: pg.Client, input: string): Promise<string> {
  const answer: unknown = await client.query({ text: asSql(input), rowMode: 'array' });
  const results = (Array.isArray(answer) ? answer : [answer]) as pg.QueryArrayResult<(string | null)[]>[];
  return results.map(describe).join('\n\n');
}

function describe({ command, fields, rows, rowCount }: pg.QueryArrayResult<(string | null)[]>): string {
  if (fields.length === 0) return [command, rowCount].filter((part) => part !== null).join(' ');
  const columns = fields.map(({ name, dataTypeID }) => ({ name, isNumber: numbers.has(dataTypeID) }));
  return `${drawTable(columns, rows)}\n(${rows.length} ${rows.length === 1 ? 'row' : 'rows'})`;
}

/** What went wrong, as PostgreSQL says it, with its hint. */
export function describeSqlError(error: unknown): string {
  const { message, detail, hint } = error as pg.DatabaseError;
  return [`ERROR: ${message}`, detail && `  ${detail}`, hint && `  ${hint}`].filter(Boolean).join('\n');
}

/** Whether what was typed so far can be run. */
export const isWhole = (input: string) => /;\s*$/.test(input) || /^\s*\\/.test(input);
