import { type ProcessDefinition, migrate } from '@bitacora/platform';
import { createTestDatabase, type TestDatabase } from '@bitacora/testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { processes, type ProcessName, processNames } from '../../../launcher/src/platform/processes.ts';

jest.setTimeout(120_000);

const root = join(import.meta.dirname, '../../../..');

/** What the last release asks of its database (`npm run record:statements`). */
const releasedBy = (name: ProcessName) =>
  readFileSync(join(root, `libs/testing/statements/${name}.sql`), 'utf8')
    .split(';\n')
    .filter(Boolean);

let database: TestDatabase | null = null;
let client: Client | null = null;
afterEach(async () => {
  await client?.end();
  await database?.drop();
});

/** A connection to a new database of a process, migrated as a release does it. */
async function migrated(name: ProcessName): Promise<Client> {
  database = await createTestDatabase(name);
  const module: Record<string, unknown> = await import(join(root, processes[name].directory, `src/${name}.process.ts`));
  // Each of these files exports its definition and nothing else.
  const [definition] = Object.values(module) as ProcessDefinition[];
  if (!definition) throw new Error(`${name} has no definition`);
  await migrate(definition, database.url);
  client = new Client({ connectionString: database.url });
  await client.connect();
  return client;
}

/** Which statements the schema does not understand, and why. */
async function notUnderstood(on: Client, statements: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const sql of statements) {
    await on.query('savepoint before_it');
    await on.query(`prepare released as ${sql}`).then(
      () => on.query('deallocate released'),
      async (error: unknown) => {
        problems.push(`${String(error)}: ${sql}`);
        await on.query('rollback to savepoint before_it');
      },
    );
  }
  return problems;
}

const insertion = /insert into "?(\w+)"?(?: as \w+)? ?\(([^)]*)\)/gi;

/** Inserts that leave out what the schema cannot do without. */
async function incomplete(on: Client, statements: readonly string[]): Promise<string[]> {
  const { rows } = await on.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and is_nullable = 'NO' and column_default is null
       and is_identity = 'NO' and is_generated = 'NEVER'`,
  );
  return statements.flatMap((sql) =>
    [...sql.matchAll(insertion)].flatMap(([, table, list = '']) => {
      const given = list.split(',').map((column) => column.trim().replaceAll('"', ''));
      const missing = rows.filter((row) => row.table === table && !given.includes(row.column));
      return missing.map(({ column }) => `${table}.${column} is required, and not in: ${sql}`);
    }),
  );
}

async function problemsOf(on: Client, statements: readonly string[]): Promise<string[]> {
  return [...(await notUnderstood(on, statements)), ...(await incomplete(on, statements))];
}

test.each(processNames)('what the last release of %s asks, the schema of this one still understands', async (name) => {
  const on = await migrated(name);
  const statements = releasedBy(name);
  expect(statements.length).toBeGreaterThan(20);
  await on.query('begin');
  expect(await problemsOf(on, statements)).toEqual([]);
  await on.query('rollback');
});

test.each([
  ['a column is dropped', 'alter table outbox drop column envelope', /column "envelope" .*does not exist/],
  ['a table is renamed', 'alter table journeys rename to trips', /relation "journeys" does not exist/],
  ['a type is another one', 'alter table outbox alter column id type bigint using 1', /bigint/],
  ['a new column is required', 'alter table outbox add column tenant text not null', /outbox\.tenant is required/],
])('it is seen when %s', async (_words, change, seen) => {
  const on = await migrated('journeys');
  await on.query('begin');
  await on.query(change);
  expect((await problemsOf(on, releasedBy('journeys'))).join('\n')).toMatch(seen);
  await on.query('rollback');
});
