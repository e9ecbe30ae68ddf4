import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Child, superviseChild } from '../../src/platform/child.ts';
import { listen } from '../../src/parts/object-store.ts';
import { openProcessLog } from '../../src/platform/process-log.ts';
import { isAlive } from '../../src/system/processes-of-machine.ts';
import { freePort } from '../../src/system/ports.ts';
import { eventually } from './eventually.ts';

let folder: string;
let children: Child[] = [];
let said: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'launcher-child-'));
  said = [];
});
afterEach(async () => {
  await Promise.all(children.map((child) => child.stop(100)));
  children = [];
  rmSync(folder, { recursive: true });
});

async function run(fixture: string, port?: number): Promise<{ child: Child; url: string }> {
  port ??= await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = superviseChild({
    name: fixture,
    command: [join(import.meta.dirname, 'fixture', `${fixture}.mjs`)],
    directory: folder,
    environment: { PORT: String(port) },
    readyUrl: `${url}/health/ready`,
    announcesItself: true,
    timeoutMilliseconds: fixture === 'slow-to-end' ? 1000 : 10_000,
    log: openProcessLog(folder, fixture, (line) => said.push(line)),
    say: (line) => said.push(line),
  });
  children.push(child);
  return { child, url };
}

describe('a process of the platform', () => {
  test('is started when it is ready, and stops when it is told to', async () => {
    const { child, url } = await run('well-behaved');
    await child.start();
    expect((await fetch(url)).status).toBe(200);
    const { pid } = child;
    await child.stop();
    expect(isAlive(pid ?? 0)).toBe(false);
    expect(said).toEqual([]);
  });

  test('that crashes is started again, with a message', async () => {
    const { child, url } = await run('well-behaved');
    await child.start();
    const first = child.pid;
    await fetch(`${url}/crash`).catch(() => undefined);
    await eventually(() => {
      expect(said).toContain('well-behaved is back');
    });
    expect(child.pid).not.toBe(first);
    expect(said[0]).toBe('well-behaved ended by itself (exit code 3); starting it again in 1 s');
  });

  test('that cannot start is given up with its last words', async () => {
    const { child } = await run('never-ready');
    await expect(child.start()).rejects.toThrow(
      'never-ready ended while it started. Its last words:\nbilling cannot start: S3_BUCKET: missing',
    );
    expect(child.pid).toBeUndefined();
  });

  test('that does not become ready has the usual time to end in order', async () => {
    const { child } = await run('slow-to-end');
    await expect(child.start()).rejects.toThrow(/slow-to-end was not ready after 1 s[^]*waits for its server/);
    expect(said).not.toContain('slow-to-end does not stop; ending it');
    expect(child.pid).toBeUndefined();
  });

  test('that is stopped while it starts is not taken for ready', async () => {
    const { child } = await run('slow-to-end');
    await Promise.all([
      expect(child.start()).rejects.toThrow('slow-to-end was stopped while it started'),
      child.stop(100),
    ]);
  });

  test('is not taken for ready because another program answers on its port', async () => {
    const other = createServer((_request, response) => response.end('ok'));
    await listen(other, 0);
    try {
      const { child } = await run('well-behaved', (other.address() as AddressInfo).port);
      await expect(child.start()).rejects.toThrow(/ended while it started[^]*EADDRINUSE/);
    } finally {
      other.close();
    }
  });

  test('that hears no signal is ended after the grace', async () => {
    const { child } = await run('stubborn');
    await child.start();
    const { pid } = child;
    await child.stop(200);
    expect(isAlive(pid ?? 0)).toBe(false);
    expect(said).toEqual(['stubborn does not stop; ending it']);
  });
});
