import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { entryOf } from '../../src/platform/entry.ts';

/** Ends with 0 when something is given to the pool, and with 1 when nothing is for long. */
const waitsForWork = `
  import { createHook } from 'node:async_hooks';
  createHook({ init: (_, type) => type === 'FSREQCALLBACK' && setImmediate(() => process.exit(0)) }).enable();
  await new Promise((resolve) => setTimeout(resolve, 30_000));
  process.exit(1);`;
const run = (script: string, ...options: string[]) =>
  spawnSync(process.execPath, [...options, '--input-type=module', '--eval', script], { encoding: 'utf8' });
const options = entryOf('identity').slice(0, -1);

test('the threads of a process have something to do again and again, so that none sleeps over what waits', () => {
  expect(run(waitsForWork, ...options)).toMatchObject({ status: 0, stderr: '' });
}, 40_000);

test("so have the launcher's own, in each of its commands", () => {
  const command = pathToFileURL(join(import.meta.dirname, '../../src/system/command.ts')).href;
  const script = `import { runCommand } from '${command}'; await runCommand(async () => { ${waitsForWork.replace(
    /import .*/,
    "const { createHook } = await import('node:async_hooks');",
  )} }, { help: null });`;
  expect(run(script)).toMatchObject({ status: 0, stderr: '' });
}, 40_000);

test('a process that has nothing else to do ends all the same', () => {
  expect(run('', ...options).status).toBe(0);
});
