import { Metrics } from '@bitacora/platform';
import { startTestProcess, type TestProcess } from '@bitacora/testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { bff } from '../../src/bff.process.ts';

let process: TestProcess;
beforeEach(async () => {
  process = await startTestProcess(bff);
});
afterEach(() => process.stop());

async function age(): Promise<number> {
  const text = await process.app.get(Metrics).registry.metrics();
  return Number(/^backup_age_seconds\{.*\} (\S+)$/m.exec(text)?.[1]);
}

test('the age of the last complete backup is a metric', async () => {
  await process.database.query(
    `insert into backups (taken_at) values (now() - interval '2 days'), (now() - interval '3 hours')`,
  );
  expect(Math.round((await age()) / 60)).toBe(180);
});

test('a platform that never had a backup is as old as its database, and not as good as new', async () => {
  await process.database.query(`update migrations set executed_at = now() - interval '5 days'`);
  expect(Math.round((await age()) / 3600)).toBe(120);
});
