import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { once } from 'node:events';
import { openProcessLog } from '../../src/platform/process-log.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'launcher-log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function logged(lines: string[], isStandardError = false): Promise<{ said: string[]; lastLines: string }> {
  const said: string[] = [];
  const log = openProcessLog(folder, 'journeys', (line) => said.push(line));
  const stream = new PassThrough();
  log.read(stream, isStandardError);
  stream.end(`${lines.join('\n')}\n`);
  await once(stream, 'close');
  return { said, lastLines: log.lastLines() };
}

/** The log is written behind the back of whoever logs. Fails after a second. */
async function untilFileHolds(name: string, text: string): Promise<void> {
  const deadline = Date.now() + 1000;
  const read = () => readFileSync(join(folder, name), 'utf8');
  while (!read().includes(text) && Date.now() < deadline) await new Promise((resolve) => setImmediate(resolve));
  expect(read()).toContain(text);
}

const line = (level: number, msg: string) => JSON.stringify({ level, time: 1, msg });

describe('the log of a process', () => {
  test('the console shows warnings and errors, shortened', async () => {
    const { said } = await logged([line(30, 'all is well'), line(40, 'slow'), line(50, 'x'.repeat(1000))]);
    expect(said).toHaveLength(2);
    expect(said[0]).toBe('journeys  warning slow');
    expect(said[1]?.length).toBeLessThan(300);
  });

  test('the cause of an error is said, and its message once', async () => {
    const failed = (err: string) => JSON.stringify({ level: 50, msg: 'Error en el servidor', err: { message: err } });
    const { said } = await logged([failed('Error en el servidor: connect ECONNREFUSED'), failed('no disk')]);
    expect(said).toEqual([
      'journeys  error Error en el servidor: connect ECONNREFUSED',
      'journeys  error Error en el servidor: no disk',
    ]);
  });

  test('what is no JSON is shown when it comes by standard error: it is somebody’s last words', async () => {
    const lines = ['FATAL ERROR: out of memory'];
    expect((await logged(lines, true)).said).toEqual(['journeys  FATAL ERROR: out of memory']);
    expect((await logged(lines)).said).toEqual([]);
  });

  test('the last words of a crash are its warnings and errors, when it had any', async () => {
    expect((await logged([line(30, 'starting'), line(50, 'no database')])).lastLines).toBe('error no database');
    expect((await logged([line(30, 'starting')])).lastLines).toBe('starting');
  });

  test('the log of the start before is kept aside', async () => {
    await logged([line(30, 'first')]);
    await logged([line(30, 'second')]);
    await untilFileHolds('journeys.previous.log', 'first');
  });
});
