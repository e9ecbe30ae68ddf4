import { NotFoundError } from '@bitacora/kernel';
import { afterEach, expect, jest, test } from '@jest/globals';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
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
