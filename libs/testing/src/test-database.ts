import { migrate, type ProcessDefinition } from '@bitacora/platform';
import { runMigrations } from 'bullmq';
import { createHash, randomBytes } from 'node:crypto';
import { Client, type ClientBase, Pool } from 'pg';

function adminUrl(): string {
  const url = process.env.TEST_POSTGRES_URL;
  if (!url) throw new Error('TEST_POSTGRES_URL is missing: run the tests with `npm test`');
  return url;
}

let pool: Pool | undefined;

/** What is done there by turns shares a connection, for each one costs more than a new database; an idle one keeps no suite. */
async function asAdmin<Result>(work: (client: ClientBase) => Promise<Result>): Promise<Result> {
  pool ??= new Pool({ connectionString: adminUrl(), idleTimeoutMillis: 1000, allowExitOnIdle: true }).on(
    'error',
    () => undefined,
  );
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

async function at<Result>(connectionString: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export interface TestDatabase {
  name: string;
  url: string;
  drop(): Promise<void>;
}

function databaseNamed(name: string): TestDatabase {
  const url = new URL(adminUrl());
  url.pathname = `/${name}`;
  return {
    name,
    url: url.toString(),
    drop: () => asAdmin(async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  };
}

/** Named for tests and for this worker, so that suites side by side share nothing. */
function newDatabase(purpose: string): TestDatabase {
  const worker = process.env.JEST_WORKER_ID ?? '0';
  return databaseNamed(`test_${purpose.replaceAll('-', '_')}_${worker}_${randomBytes(4).toString('hex')}`);
}

/** A new, empty database. */
export async function createTestDatabase(purpose: string): Promise<TestDatabase> {
  const database = newDatabase(purpose);
  await asAdmin((client) => client.query(`create database ${database.name}`));
  return database;
}

/** Where BullMQ's tables are in a database that was copied with a process's own. */
export const QUEUE_SCHEMA = 'queue';

/**
 * A new database with the tables of a process, and of queues that nobody else uses: they are made once on this server, and
 * copied. BullMQ's hundreds of functions cost a quarter of a second of the server's time when they are made anew.
 */
export async function createMigratedDatabase(definition: ProcessDefinition): Promise<TestDatabase> {
  const template = templateOf(definition);
  const database = newDatabase(definition.name);
  await asAdmin(async (client) => {
    if (!(await isThere(client, template))) await makeTemplate(definition, template);
    await copy(client, template, database.name);
  });
  return database;
}

async function isThere(client: ClientBase, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  return rowCount === 1;
}

const makeTemplate = (definition: ProcessDefinition, name: string) =>
  at(adminUrl(), async (client) => {
    // The other worker waits here for who makes it; the lock goes with the connection.
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    if (await isThere(client, name)) return;
    // Named when it is whole.
    const half = await createTestDatabase('template');
    await migrate(definition, half.url);
    await at(half.url, (own) => runMigrations(own, QUEUE_SCHEMA));
    await client.query(`alter database ${half.name} rename to ${name}`);
  });

/** As files, for nothing here is to outlive a crash: where the kernel clones them it takes a quarter of the time. */
async function copy(client: ClientBase, template: string, name: string): Promise<void> {
  const create = `create database ${name} template ${template} strategy file_copy`;
  try {
    await client.query('set file_copy_method = clone');
    await client.query(create);
  } catch {
    // An older server, or a file system that cannot.
    await client.query('reset all');
    await client.query(create);
  }
}

/** Processes of the same name differ in suites, as do the migrations of two versions on a server that stays. */
function templateOf({ name, migrations }: ProcessDefinition): string {
  const text = createHash('sha256').update(migrations.map(String).join('\n'));
  return `template_${name.replaceAll('-', '_')}_${text.digest('hex').slice(0, 12)}`;
}
