import { afterAll, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { asAdministrator, createDatabases } from '../../src/parts/postgres-databases.ts';
import { databasesOf } from '../../src/platform/databases.ts';
import { makeSecrets, type Secrets } from '../../src/platform/secrets.ts';

const adminUrl = process.env.TEST_POSTGRES_URL ?? '';
const [first, second] = [makeSecrets(), makeSecrets()];
const prefix = `two_${randomBytes(3).toString('hex')}`;
const platform = (secrets: Secrets, its = prefix) => databasesOf(adminUrl, its, secrets);
const start = (secrets: Secrets, its = prefix) => createDatabases(adminUrl, platform(secrets, its).all);

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Every role of ours with its password's hash, and every database with its owner. */
const state = () =>
  query(
    adminUrl,
    `select rolname as name, rolpassword as what from pg_authid where rolname like '${prefix}%'
     union all select datname, datdba::regrole::text from pg_database where datname like '${prefix}%' order by 1, 2`,
  );

afterAll(() =>
  asAdministrator(adminUrl, async (client) => {
    for (const its of [prefix, `${prefix}_b`, `${prefix}_c`])
      for (const { name, role } of platform(first, its).all) {
        await client.query(`drop database if exists ${name} with (force)`);
        await client.query(`drop role if exists ${role}`);
      }
  }),
);

test('a second platform on the same PostgreSQL is refused, naming what belongs to the first, and changes nothing', async () => {
  await start(first);
  await query(platform(first).urls.journeys, 'create table notes (word text)');
  const before = await state();
  await expect(start(second)).rejects.toThrow(new RegExp(`${prefix}_identity, .*another platform[^]*DATABASE_PREFIX`));
  expect(await state()).toEqual(before);
  await start(first);
  expect(await query(platform(first).urls.journeys, 'select * from notes')).toEqual([]);
});

test('with a prefix of its own it stands beside the first, and neither enters the other', async () => {
  await start(second, `${prefix}_b`);
  const of = (secrets: Secrets, its: string) => new URL(platform(secrets, its).urls.journeys);
  expect(await query(of(second, `${prefix}_b`).toString(), 'select 1 as there')).toEqual([{ there: 1 }]);
  const trespasser = of(second, `${prefix}_b`);
  trespasser.pathname = of(first, prefix).pathname;
  await expect(query(trespasser.toString(), 'select 1')).rejects.toThrow('permission denied');
});

test('one role that belongs to somebody else is enough: nothing is made', async () => {
  const its = `${prefix}_c`;
  const { all } = platform(second, its);
  await asAdministrator(adminUrl, (client) =>
    client.query(`create role ${its}_billing login password 'of-somebody-else'`),
  );
  const before = await state();
  await expect(createDatabases(adminUrl, all)).rejects.toThrow(`${its}_billing belong`);
  expect(await state()).toEqual(before);
});

test('where a server asks nobody for a password, the mark of a database says whose it is', async () => {
  await start(first);
  const [own] = platform(first).all;
  if (!own) throw new Error('a platform has databases');
  const claimed = { ...own, password: 'embedded-of-another-platform' };
  // As `trust` does: the role itself takes the other password, too.
  await asAdministrator(adminUrl, (client) => client.query(`alter role ${own.role} password '${claimed.password}'`));
  await expect(createDatabases(adminUrl, [claimed])).rejects.toThrow('belong to another platform');
});
