import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

test('while a process ends, V8 compiles nothing any more in threads that could wait for it', () => {
  const fixture = join(import.meta.dirname, 'fixture/ends-in-order.ts');
  const flags = ['--experimental-transform-types', '--allow-natives-syntax'];
  const { status, stdout } = spawnSync(process.execPath, [...flags, fixture], { encoding: 'utf8' });
  expect(stdout).toBe('before: true, while it ends: false');
  expect(status).toBe(0);
});
