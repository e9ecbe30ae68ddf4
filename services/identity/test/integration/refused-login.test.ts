import { asStaff, createTestDatabase, eventually, startTestProcess, type TestProcess } from '@bitacora/testing';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { Client } from 'pg';
import { identity as definition } from '../../src/identity.process.ts';

jest.setTimeout(60_000);

const adminUrl = process.env.TEST_POSTGRES_URL ?? '';
let identity: TestProcess;
let name: string;

async function asAdministrator(...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    for (const sql of statements) await client.query(sql);
  } finally {
    await client.end();
  }
}

/** What of a login or a database is refused, and how it comes back. */
const refusals = [
  [
    'another password',
    (it: string) => [`alter role ${it} password 'another'`],
    (it: string) => [`alter role ${it} password 'of-the-test'`],
  ],
  ['no login any more', (it: string) => [`alter role ${it} nologin`], (it: string) => [`alter role ${it} login`]],
  [
    'no connection to its database',
    (it: string) => [`alter database ${it} allow_connections false`],
    (it: string) => [`alter database ${it} allow_connections true`],
  ],
] as const;

beforeAll(async () => {
  const own = await createTestDatabase('refused');
  ({ name } = own);
  await asAdministrator(`create role ${name} login password 'of-the-test'`, `alter database ${name} owner to ${name}`);
  const url = new URL(own.url);
  url.username = name;
  url.password = 'of-the-test';
  identity = await startTestProcess(definition, { databaseUrl: url.toString() });
});
afterAll(async () => {
  await identity.stop();
  await asAdministrator(`drop database ${name} with (force)`, `drop role ${name}`);
});

test.each(refusals)('a database that grants %s is a 503, and not ready', async (_, refuse, restore) => {
  await asAdministrator(
    ...refuse(name),
    `select pg_terminate_backend(pid) from pg_stat_activity where usename = '${name}'`,
  );
  const ask = () => identity.request('GET', '/api/v1/agency/employee', { headers: asStaff() });
  try {
    expect(await ask()).toMatchObject({ status: 503, body: { code: 'database_unavailable' } });
    expect((await identity.request('GET', '/health/ready')).status).toBe(503);
  } finally {
    await asAdministrator(...restore(name));
  }
  await eventually(async () => expect((await ask()).status).toBe(200), 15_000);
});
