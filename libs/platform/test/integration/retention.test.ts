import { startTestProcess, type TestProcess } from '@bitacora/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Retention } from '../../src/retention/retention.ts';
import { emitter } from './fixture/emitter.ts';

let server: TestProcess;

beforeAll(async () => {
  server = await startTestProcess(emitter);
});
afterAll(() => server.stop());

/** What makes `number` rows of each table that the sweep clears, so many days old. */
const rows = [
  `insert into outbox (id, name, aggregate_id, aggregate_version, envelope, batch, created_at)
   select gen_random_uuid(), 'old', '', 1, '{}', 0, now() - make_interval(days => ?) from generate_series(1, ?)`,
  `insert into inbox (event_id, handled_at)
   select gen_random_uuid(), now() - make_interval(days => ?) from generate_series(1, ?)`,
  `insert into idempotency_keys (created_at, caller, route, key, hash)
   select now() - make_interval(days => ?), '', '', gen_random_uuid()::text, '' from generate_series(1, ?)`,
];
const tables = ['outbox', 'inbox', 'idempotency_keys'];

test('what is older than its term goes, however much it is, and 5000 rows at a time', async () => {
  const { database, app } = server;
  await database.query(`create table deletions (count integer not null)`);
  await database.query(
    `create function note_deletion() returns trigger language plpgsql as $$
     begin insert into deletions select count(*) from gone; return null; end $$`,
  );
  for (const table of tables) {
    await database.query(
      `create trigger note_deletion after delete on ${table} referencing old table as gone
       for each statement execute function note_deletion()`,
    );
  }
  for (const sql of rows) {
    await database.query(sql, [15, 5001]);
    await database.query(sql, [0, 1]);
  }
  await app.get(Retention).sweep();
  for (const table of tables) expect(await database.query(`select 1 from ${table}`)).toHaveLength(1);
  expect(await database.query(`select distinct count from deletions order by count`)).toEqual([
    { count: 1 },
    { count: 5000 },
  ]);
});
