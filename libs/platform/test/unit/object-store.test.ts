import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ObjectStore } from '../../src/files/object-store.ts';

const bytes = Buffer.alloc(300_000, 'x');
const sha256 = createHash('sha256').update(bytes).digest('hex');

let folder: string;
let server: Server;
let store: ObjectStore;
/** What the store answers to the next requests, the last of it to all others. */
let statuses: number[];
let seen: { size: number; signed: unknown; mediaType: unknown }[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'object-store-test-'));
  await writeFile(join(folder, 'file'), bytes);
  [statuses, seen] = [[200], []];
  server = createServer(async (request, response) => {
    const { length } = await buffer(request);
    const { 'x-amz-content-sha256': signed, 'content-type': mediaType } = request.headers;
    seen.push({ size: length, signed, mediaType });
    response.writeHead((statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  store = new ObjectStore({
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    S3_BUCKET: 'bitacora',
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY: 'key',
    S3_SECRET_KEY: 'secret',
  });
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const put = () => store.putFile('key', { path: join(folder, 'file'), size: bytes.length, sha256 }, 'application/pdf');
const whole = { size: bytes.length, signed: sha256, mediaType: 'application/pdf' };

test('a file goes to the store whole and signed', async () => {
  await put();
  expect(seen).toEqual([whole]);
});

test('one that the store cannot take now is sent once more, whole again', async () => {
  statuses = [503, 200];
  await put();
  expect(seen).toEqual([whole, whole]);
});

test('one that it refuses, or cannot take twice, is unavailable', async () => {
  statuses = [403];
  await expect(put()).rejects.toMatchObject({ code: 'object_store_unavailable' });
  expect(seen).toHaveLength(1);
  statuses = [503];
  await expect(put()).rejects.toMatchObject({ code: 'object_store_unavailable' });
  expect(seen).toHaveLength(3);
});
