import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

test('what a process logged is told, also when it was killed the next moment', () => {
  const file = join(import.meta.dirname, 'fixture/last-words.ts');
  const { stdout, signal } = spawnSync(process.execPath, ['--conditions=source', file], { encoding: 'utf8' });
  expect(signal).toBe('SIGKILL');
  expect(stdout).toContain('the last words');
});
