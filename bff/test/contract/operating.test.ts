import { demo } from '@bitacora/contracts/demo';
import { eventually, newCedula, platformUrl } from '@bitacora/testing';
import { expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** Runs a command of the README beside the running platform. */
function command(name: string, ...args: string[]): Promise<{ code: number; said: string }> {
  const script = join(import.meta.dirname, '../../../libs/launcher/src', name);
  // Nothing is told but the folder: all else is found there.
  const env = { PATH: process.env.PATH, DATA_DIR: process.env.PLATFORM_DATA_DIR };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr });
    });
  });
}

test('npm run logs finds a request by the id of its answer, in the BFF and in the service that did it', async () => {
  const answer = await fetch(`${platformUrl()}/auth/jwt/create/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: newCedula(), password: 'not-the-password' }),
  });
  const id = answer.headers.get('x-request-id') ?? '';
  await eventually(async () => {
    const { said } = await command('logs.ts', '--request', id);
    expect(said).toMatch(new RegExp(`bff +POST /auth/jwt/create/? ${answer.status} in \\d+ ms +${id}`));
    expect(said).toMatch(new RegExp(`identity +POST /auth/jwt/create/? ${answer.status} in \\d+ ms +${id}`));
    expect(said).not.toContain('not-the-password');
  });
});

test("npm run logs says nothing of Nest's modules and routes", async () => {
  const { said } = await command('logs.ts', '--lines', '100000');
  expect(said).not.toMatch(/RoutesResolver|RouterExplorer|InstanceLoader|NestFactory/);
});

test('npm run psql answers from the database of a process, and says what was wrong', async () => {
  const found = await command(
    'psql.ts',
    'journeys',
    '-c',
    `select id from journeys where id = '${demo.journeys[0].id}'`,
  );
  expect(found).toMatchObject({ code: 0, said: expect.stringContaining(demo.journeys[0].id) });
  expect(found.said).toContain('(1 row)');
  expect(await command('psql.ts', 'journeys', '-c', 'select nothing')).toMatchObject({
    code: 1,
    said: expect.stringContaining('column "nothing" does not exist'),
  });
  expect((await command('psql.ts', 'jorneys')).said).toContain('npm run psql -- identity|journeys');
});

test('npm run status shows every process and part with what waits', async () => {
  const { said } = await command('status.ts');
  for (const name of ['identity', 'journeys', 'services-catalog', 'billing', 'notifications', 'bff', 'PostgreSQL'])
    expect(said).toMatch(new RegExp(`^${name} +│ ready`, 'm'));
  expect(said).toMatch(/^billing .*│ +\d+ │ +\d+ │ +\d+$/m);
});

test('a command says when nothing runs', async () => {
  const { DATA_DIR, ...rest } = { DATA_DIR: '/nowhere/at/all', PATH: process.env.PATH };
  const script = join(import.meta.dirname, '../../../libs/launcher/src/status.ts');
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, [script], { env: { ...rest, DATA_DIR } }, (_error, _stdout, stderr) => resolve(stderr));
  });
  expect(said).toContain('Nothing runs on /nowhere/at/all. Start it first, in another terminal: npm start');
});
