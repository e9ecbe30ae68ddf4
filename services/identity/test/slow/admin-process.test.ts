import { createTestDatabase, type TestDatabase } from '@bitacora/testing';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { anAgency, anEmployee } from '../integration/admin.ts';
import { type Identity, startIdentity } from '../integration/identity.ts';

jest.setTimeout(60_000);

const main = join(import.meta.dirname, '../../dist/main.js');

let identity: Identity;
let empty: TestDatabase;
beforeAll(async () => {
  identity = await startIdentity();
  empty = await createTestDatabase('identity');
});
afterAll(async () => {
  await identity.stop();
  await empty.drop();
});

/** The command as an operator runs it, in a process of its own. */
function run(changes: Record<string, string>, ...args: string[]) {
  const environment = Object.entries({ ...identity.environment, TRUSTED_PROXIES: '', LOG_LEVEL: 'warn', ...changes });
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'admin', ...args], {
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      ...Object.fromEntries(
        environment.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
      ),
    },
  });
  return { code: status, out: stdout, err: stderr };
}

test('a process that only runs the command stores what it makes, and leaves it to be told by the processes that serve', async () => {
  expect(run({}, 'create-agency', ...anAgency())).toMatchObject({ code: 0, err: '' });
  const [row] = await identity.database.query<{ count: number }>(
    `select count(*)::int as count from outbox where name = 'identity.agency-settings-changed'`,
  );
  expect(row).toEqual({ count: 1 });
});

test('what an operator is answered stands alone on the standard output, whatever is logged beside it', () => {
  run({}, 'create-agency', ...anAgency());
  const { code, out, err } = run({}, 'create-staff', ...anEmployee());
  expect({ code, out }).toEqual({ code: 0, out: expect.not.stringContaining('{') });
  expect(out.trim()).not.toBe('');
  expect(err).toContain('"security":"roles-assigned"');
});

test('a database that is away, or has no tables yet, is said in one line', () => {
  const away = new URL(identity.environment.DATABASE_URL);
  away.port = '9';
  expect(run({ DATABASE_URL: away.toString() }, 'create-agency', ...anAgency())).toEqual({
    code: 1,
    out: '',
    err: expect.stringMatching(
      /^The database cannot be reached: nothing was changed\. \(connect ECONNREFUSED .*:9\)\n$/,
    ),
  });
  expect(run({ DATABASE_URL: empty.url }, 'create-agency', ...anAgency())).toEqual({
    code: 1,
    out: '',
    err: 'The database has no tables yet: migrate it first.\n',
  });
});
