import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { asAdministrator } from '../../src/parts/postgres-databases.ts';
import { root } from '../../src/platform/settings.ts';

const hasPsql = spawnSync('psql', ['--version']).status === 0;
const admin = new URL(process.env.TEST_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1');
const folder = mkdtempSync(join(tmpdir(), 'databases-'));
const prefix = `made_${randomBytes(3).toString('hex')}`;
const names = ['bff', 'identity'].map((name) => `${prefix}_${name}`);

/** The addresses of a platform's databases, a file each, as make-secrets.sh makes them. */
function addresses(platform: string): string {
  const files = join(folder, platform);
  mkdirSync(files, { recursive: true });
  for (const name of names)
    writeFileSync(join(files, `database-${name}`), `postgres://${name}:password-of-${platform}@${admin.host}/${name}`);
  return join(files, 'database-*');
}

function makeDatabases(platform: string) {
  const { status, stderr } = spawnSync('sh', [join(root, 'k8s/components/postgresql/make-databases.sh')], {
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      DATABASE_FILES: addresses(platform),
      PGHOST: admin.hostname,
      PGPORT: admin.port,
      PGPASSWORD: decodeURIComponent(admin.password),
    },
  });
  return { code: status, said: stderr };
}

async function enter(platform: string, name: string, database = name): Promise<void> {
  const client = new pg.Client(`postgres://${name}:password-of-${platform}@${admin.host}/${database}`);
  await client.connect();
  await client.end();
}

if (!hasPsql) {
  test('SKIPPED, for psql is not there: what make-databases.sh makes', () => {
    process.stderr.write('psql is missing: make-databases.sh was not run.\n');
  });
} else {
  beforeAll(() => expect(makeDatabases('first')).toEqual({ code: 0, said: '' }));
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await asAdministrator(admin.toString(), async (client) => {
      for (const name of names) {
        await client.query(`drop database if exists ${name} with (force)`);
        await client.query(`drop role if exists ${name}`);
      }
    });
  });

  test('each role enters its own database and no other, and a second call changes nothing', async () => {
    const [bff = '', identity = ''] = names;
    await enter('first', identity);
    await expect(enter('first', identity, bff)).rejects.toThrow('permission denied');
    expect(makeDatabases('first')).toEqual({ code: 0, said: '' });
    await enter('first', bff);
  });

  test('roles that take another password are refused, all of them named, and stay as they are', async () => {
    const refused = makeDatabases('second');
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining(names.join(' ')) });
    expect(refused.said).not.toContain('password-of-');
    for (const name of names) {
      await enter('first', name);
      await expect(enter('second', name)).rejects.toThrow('password authentication failed');
    }
  });
}
