import { expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort, releasePort } from '../../src/system/ports.ts';

test('a port that another process chose, and does not listen on yet, is given to nobody else until that one ended', async () => {
  const other = spawn(process.execPath, [join(import.meta.dirname, 'fixture/hold-a-port.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = (await once(other.stdout, 'data')) as [Buffer];
  const port = Number(line.toString());
  expect(port).toBeGreaterThan(0);
  expect(await freePort(port)).not.toBe(port);

  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(await freePort(port)).toBe(port);
  expect(await freePort(port)).not.toBe(port);
  releasePort(port);
  expect(await freePort(port)).toBe(port);
});
