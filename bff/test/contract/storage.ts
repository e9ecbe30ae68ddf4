import { Client } from 'pg';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { acceptedWrites } from './client.ts';
import type { Route } from './documented-routes.ts';
import { dataDirectory, platform } from './platform.ts';

/** What may change although a request is refused: keys, attempts, sessions, deliveries, and marks of migrations. */
const notBusiness = new Set([
  'idempotency_keys',
  'attempts',
  'sessions',
  'refresh_tokens',
  'inbox',
  'mikro_orm_migrations',
]);
const TRIES = 20;

/** As long as a look counts for the next test, should nothing have been accepted since: a story may write meanwhile. */
const FRESH_MILLISECONDS = 500;

/** What a route may write: the tables of its owner, and objects when files can be sent to it. */
type Stored = Pick<Route, 'owner' | 'files'>;

interface Look {
  content: Record<string, string>;
  accepted: number;
  at: number;
}

const looks = new Map<string, Look>();
const clients = new Map<string, Promise<Client>>();
const statements = new Map<string, string>();

async function connect(owner: string): Promise<Client> {
  const client = new Client({ connectionString: platform.databaseUrls[owner as keyof typeof platform.databaseUrls] });
  await client.connect();
  return client;
}

function clientOf(owner: string): Promise<Client> {
  const known = clients.get(owner) ?? connect(owner);
  clients.set(owner, known);
  return known;
}

/** Ends the connections; call it after the last test of a file. */
export async function closeStorage(): Promise<void> {
  for (const client of clients.values()) await (await client).end();
  clients.clear();
}

/**
 * One statement over all business tables: how many rows each has, and a sum of the numbers of the transactions that wrote
 * them: a row that is written anew has another one. What is in the rows is not read, which are thousands with a journey each.
 */
async function statementOf(owner: string): Promise<string> {
  const known = statements.get(owner);
  if (known) return known;
  const client = await clientOf(owner);
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  );
  const names = rows.map(({ name }) => name).filter((name) => !notBusiness.has(name));
  if (names.length < 3) throw new Error(`the database of ${owner} has hardly a table: ${names.join(', ')}`);
  // The relay marks the rows of the outbox as it goes: their number alone counts.
  const content = (name: string) => (name === 'outbox' ? '0' : 'coalesce(sum(xmin::text::bigint), 0)');
  const statement = names
    .map((name) => `select '${name}' as name, count(*) || ' ' || ${content(name)} as content from "${name}" t`)
    .join(' union all ');
  statements.set(owner, statement);
  return statement;
}

async function objectCount(): Promise<number> {
  const names = await readdir(join(dataDirectory, 'files'), { recursive: true });
  return names.filter((name) => name.endsWith('._S3rver_object')).length;
}

async function contentOf({ owner, files }: Stored): Promise<Record<string, string>> {
  const client = await clientOf(owner);
  const { rows } = await client.query<{ name: string; content: string }>(await statementOf(owner));
  const tables = Object.fromEntries(rows.map(({ name, content }) => [name, content]));
  return files.length === 0 ? tables : { ...tables, 'object store': String(await objectCount()) };
}

async function look(route: Stored): Promise<Record<string, string>> {
  const accepted = acceptedWrites();
  const at = performance.now();
  const content = await contentOf(route);
  looks.set(keyOf(route), { content, accepted, at });
  return content;
}

const keyOf = ({ owner, files }: Stored) => `${owner} ${files.length > 0}`;

/** What the last look saw: what has changed since then has changed before the next one, too. */
function lastLook(route: Stored): Record<string, string> | null {
  const last = looks.get(keyOf(route));
  const counts = last && last.accepted === acceptedWrites() && performance.now() - last.at < FRESH_MILLISECONDS;
  return counts ? last.content : null;
}

/**
 * Does some work and fails when the tables or objects of a route changed meanwhile. Somebody else may have written
 * at that moment (events arrive, another suite runs), so the work is done again: what it stores itself, it stores each
 * time, and in the same tables.
 */
export async function expectNothingStored(
  route: Stored,
  work: () => Promise<void>,
  { tries = TRIES } = {},
): Promise<void> {
  if (route.owner === 'bff') return work();
  let changed: string[] | null = null;
  for (let tried = 0; tried < tries; tried += 1) {
    const before = lastLook(route) ?? (await look(route));
    await work();
    const after = await look(route);
    changed = (changed ?? Object.keys(after)).filter((name) => after[name] !== before[name]);
    if (changed.length === 0) return;
  }
  throw new Error(`a request that must store nothing changed ${route.owner}: ${changed?.join(', ')}`);
}
