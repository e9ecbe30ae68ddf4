import { NotFoundError } from '@bitacora/kernel';
import { afterEach, expect, jest, test } from '@jest/globals';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { runOnce } from '../../src/run-once.ts';

@Module({})
class Empty {}

afterEach(() => void jest.restoreAllMocks());

test('a command that fails says why and no more, for its process has started well', async () => {
  const said: string[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said.push(String(text));
    return true;
  });
  const app = await NestFactory.createApplicationContext(Empty, { logger: false });
  const close = jest.spyOn(app, 'close');
  const fails = () => Promise.reject(new NotFoundError('no dead letter nope'));
  expect(await runOnce(app, fails, ['show', 'nope'])).toBe(1);
  expect(said).toEqual(['no dead letter nope\n']);
  expect(close).toHaveBeenCalledTimes(1);
});

test('a command whose reader is gone before all is said finishes its work, and nothing is told of it', async () => {
  const program = `
    import { setImmediate } from 'node:timers/promises';
    import { runOnce } from ${JSON.stringify(join(import.meta.dirname, '../../src/run-once.ts'))};
    const talk = async () => {
      for (let count = 0; count < 1000; count += 1) {
        process.stdout.write('a line that is long enough to fill what a pipe holds\\n'.repeat(10));
        await setImmediate();
      }
      process.stderr.write('its work is done');
      return 3;
    };
    process.exitCode = await runOnce({ close: async () => undefined }, talk, []);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  child.stdout.once('data', () => child.stdout.destroy());
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect({ said, code }).toEqual({ said: 'its work is done', code: 3 });
});
