import { afterAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { statementsIn } from '../../scripts/statements/log-of-statements.ts';
import { anonymous, OneOfEach, shapeOf } from '../../scripts/statements/one-of-each.ts';

test('nothing that somebody typed is left in a recorded statement, and all that its form needs is', () => {
  expect(
    anonymous(`update "people" set "name" = 'María O''Higgins', "email" = 'maria@example.ec', "born" = '1990-02-03',
      "data" = '{"a": "b"}', "tags" = '{uno,dos}', "seen" = '2026-11-22T10:11:12.123Z', "cedula" = '1710034065'
      where "id" = '01926b2e-7a3c-7d4e-8f90-123456789abc' and "status" = 'waiting' and "at" < now() - interval '2 years'`),
  ).toBe(
    `update "people" set "name" = 'x', "email" = 'x', "born" = '2026-01-01', "data" = '{}', "tags" = '{}', ` +
      `"seen" = '2026-01-01T00:00:00Z', "cedula" = '1' where "id" = '00000000-0000-0000-0000-000000000000' ` +
      `and "status" = 'waiting' and "at" < now() - interval '2 years'`,
  );
});

test('statements that differ in their values, or in how many there are, are one; the shortest stands for all', () => {
  const each = new OneOfEach();
  each.add(`insert into "t" ("a", "b") values ('Ana', 1), ('Eva', null)`);
  each.add(`insert into "t" ("a", "b") values ('Ana', null)`);
  each.add('select * from t where id in ($1, $2)');
  each.add('select * from t where id in ($1)');
  each.add('begin');
  expect(each.list()).toEqual([`insert into "t" ("a", "b") values ('x', null)`, 'select * from t where id in ($1)']);
  expect(shapeOf('select a from t where b = 1')).not.toBe(shapeOf('select c from t where b = 1'));
});

const folder = mkdtempSync(join(tmpdir(), 'log-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the log of PostgreSQL is read with its statements of several lines, and without what is none', async () => {
  const file = join(folder, 'postgresql.log');
  writeFileSync(
    file,
    [
      '2026-11-22 10:00:00 UTC LOG:  before the settings',
      '§bitacora-bff§bitacora_bff§LOG:  statement: select 1',
      '\t  from t',
      '§bitacora-bff§bitacora_bff§ERROR:  no such thing',
      '§bitacora-bff§bitacora_bff§STATEMENT:  select nothing',
      '§bitacora-journeys§bitacora_journeys§LOG:  execute anyWaiting: select $1',
      '§bitacora-journeys§bitacora_journeys§DETAIL:  Parameters: ',
      '',
    ].join('\n'),
  );
  const found = [];
  for await (const statement of statementsIn(file)) found.push(statement);
  expect(found).toEqual([
    { application: 'bitacora-bff', sql: 'select 1\n  from t' },
    { application: 'bitacora-journeys', sql: 'select $1' },
  ]);
});
