import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from 'minio';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type EmbeddedObjectStore, startObjectStore } from '../../src/parts/object-store.ts';

let folder: string;
let store: EmbeddedObjectStore;

const start = () =>
  startObjectStore({ directory: folder, bucket: 'private', accessKey: 'a-key', secretKey: 'a-secret' });

function clientWith(accessKey: string, secretKey: string): Client {
  const { hostname, port } = new URL(store.endpoint);
  return new Client({
    endPoint: hostname,
    port: Number(port),
    useSSL: false,
    accessKey,
    secretKey,
    region: store.region,
    pathStyle: true,
  });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'launcher-files-'));
  store = await start();
  await clientWith('a-key', 'a-secret').putObject('private', 'voucher.pdf', Buffer.from('%PDF-1.7'), 8);
});
afterAll(async () => {
  await store.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('the embedded object store', () => {
  test('gives back what was stored, also after a restart', async () => {
    await store.stop();
    store = await start();
    const stream = await clientWith('a-key', 'a-secret').getObject('private', 'voucher.pdf');
    expect(await text(stream)).toBe('%PDF-1.7');
  });

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'POST', 'OPTIONS'])('refuses an unsigned %s', async (method) => {
    const body = method === 'PUT' || method === 'POST' ? { body: 'x' } : {};
    const response = await fetch(`${store.endpoint}/private/voucher.pdf`, { method, ...body });
    expect(response.status).toBe(403);
  });

  test('refuses unknown keys, a wrong secret and the library’s well-known key', async () => {
    for (const [key, secret] of [
      ['b-key', 'a-secret'],
      ['a-key', 'b-secret'],
      ['S3RVER', 'S3RVER'],
    ] as const) {
      await expect(clientWith(key, secret).getObject('private', 'voucher.pdf')).rejects.toThrow();
    }
  });
});
