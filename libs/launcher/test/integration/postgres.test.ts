import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { type Postgres, startPostgres } from '../../src/parts/postgres.ts';
import { urlOf } from '../../src/parts/postgres-databases.ts';
import { isAlive } from '../../src/system/processes-of-machine.ts';
import { freePort } from '../../src/system/ports.ts';
import { eventually } from './eventually.ts';

const TIMEOUT = 60_000;
let folder: string;
let running: Postgres | null = null;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'launcher-postgres-'));
  chmodSync(folder, 0o755);
});
afterAll(async () => {
  await running?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
}

const databaseOf = (name: string) => ({ name, role: name, password: `password-of-${name}` });

/** Starts a launcher of its own, which can be killed, and answers whom it runs. */
async function launch(port: number) {
  const script = join(import.meta.dirname, 'fixture/launch-and-wait.ts');
  const launcher = spawn(process.execPath, [script, folder, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH },
  });
  const [line] = (await once(createInterface({ input: launcher.stdout }), 'line')) as [string];
  return { launcher, pids: JSON.parse(line) as { postgres: number; child: number } };
}

describe('the embedded PostgreSQL', () => {
  test(
    'of a killed launcher is taken over by the next start with all that was committed, and its processes end',
    async () => {
      const { launcher, pids } = await launch(await freePort());
      launcher.kill('SIGKILL');
      await once(launcher, 'exit');
      await eventually(() => {
        expect(isAlive(pids.child)).toBe(false);
      });
      expect(isAlive(pids.postgres)).toBe(true);
      running = await startPostgres({ dataDirectory: join(folder, 'postgres'), password: 'secret', isDurable: false });
      expect(isAlive(pids.postgres)).toBe(false);
      expect(await query(running.adminUrl, 'select word from kept')).toEqual([{ word: 'committed' }]);
    },
    TIMEOUT,
  );

  test('a role owns its database and cannot enter another', async () => {
    if (!running) throw new Error('the test before starts it');
    const [one, two] = [databaseOf('bitacora_one'), databaseOf('bitacora_two')];
    await running.createDatabase(one);
    await running.createDatabase(two);
    const own = urlOf(running.adminUrl, one);
    await query(own, 'create table notes (id int)');
    await expect(query(urlOf(running.adminUrl, { ...one, name: two.name }), 'select 1')).rejects.toThrow(
      /permission denied/,
    );
    await expect(query(urlOf(running.adminUrl, { ...one, password: 'wrong' }), 'select 1')).rejects.toThrow(/password/);
  });

  test('making a database again keeps what is in it', async () => {
    if (!running) throw new Error('the first test starts it');
    await running.createDatabase(databaseOf('bitacora_one'));
    const own = urlOf(running.adminUrl, databaseOf('bitacora_one'));
    expect(await query(own, 'select count(*)::int as count from notes')).toEqual([{ count: 0 }]);
  });

  test(
    'listens on the same port at its next start',
    async () => {
      if (!running) throw new Error('the first test starts it');
      const { port } = running;
      await running.stop();
      running = await startPostgres({ dataDirectory: join(folder, 'postgres'), password: 'secret', isDurable: false });
      expect(running.port).toBe(port);
    },
    TIMEOUT,
  );

  test(
    'says it when the password is not the one of its data',
    async () => {
      await running?.stop();
      running = null;
      const options = { dataDirectory: join(folder, 'postgres'), password: 'another', isDurable: false };
      await expect(startPostgres(options)).rejects.toThrow(/secrets\.json is not of this data/);
    },
    TIMEOUT,
  );
});
