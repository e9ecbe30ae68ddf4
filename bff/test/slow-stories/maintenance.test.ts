import { demo } from '@bitacora/contracts/demo';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { Client } from 'pg';
import { databaseUrlOf } from '@bitacora/testing/stories';

jest.setTimeout(120_000);

const journey = demo.journeys[3];
let views: Client;

beforeAll(async () => {
  views = new Client({ connectionString: await databaseUrlOf('bff') });
  await views.connect();
});
afterAll(() => views.end());

/** Runs a command of the README beside the running platform. */
function command(name: string, ...args: string[]): Promise<{ code: number; said: string }> {
  const script = join(import.meta.dirname, '../../../libs/launcher/src', name);
  const { NODE_OPTIONS: _, ...environment } = process.env;
  const env = { ...environment, NODE_ENV: 'development', DATA_DIR: process.env.PLATFORM_DATA_DIR };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr });
    });
  });
}

test('views:check names each difference, and views:rebuild mends them', async () => {
  await views.query(`update journeys set data = jsonb_set(data, '{cost_cents}', '1') where id = $1`, [journey.id]);
  await views.query(`delete from service_records where journey = $1`, [journey.id]);
  const wrong = await command('views.ts', 'check');
  expect(wrong.said).toContain(`journeys ${journey.id}: cost_cents: 1 ≠ ${journey.costCents}`);
  expect(wrong.said).toMatch(/service_records [\da-f-]+: missing in the views/);
  expect(wrong.code).toBe(1);
  const rebuilt = await command('views.ts', 'rebuild');
  expect(rebuilt).toMatchObject({ code: 0, said: expect.stringContaining('service_records') });
  const right = await command('views.ts', 'check');
  expect(right.said).not.toContain(journey.id);
});

test('events list counts the dead letters, and refuses what it does not know', async () => {
  expect(await command('events.ts', 'list')).toMatchObject({
    code: 0,
    said: expect.stringContaining('dead letters'),
  });
  expect(await command('events.ts', 'show', 'nothing')).toMatchObject({ code: 1 });
  expect(await command('events.ts', 'wrong')).toMatchObject({
    code: 2,
    said: expect.stringContaining('npm run events -- list'),
  });
});
