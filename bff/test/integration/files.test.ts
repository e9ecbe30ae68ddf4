import type { JourneyView } from '@bitacora/contracts';
import { type EmbeddedObjectStore, startObjectStore } from '@bitacora/launcher';
import { FixedClock } from '@bitacora/kernel';
import { Inbox, ObjectStore } from '@bitacora/platform';
import { asStaff, asTraveller, OTHER_AGENCY, startTestProcess, type TestProcess } from '@bitacora/testing';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bff } from '../../src/bff.process.ts';
import type { BffEnvironment } from '../../src/config.ts';
import { FileLinks } from '../../src/files/file-links.ts';
import { aFile, aHosting, aJourney, aPassenger, aPendingHosting, envelope } from './facts.ts';
import { type FakeIdentity, startFakeIdentity } from './fake-identity.ts';

jest.setTimeout(60_000);

const bytes = Buffer.from('%PDF-1.7 de prueba');
const file = { ...aFile(), size: bytes.length, name: 'reserva año nuevo.pdf' };
const traveller = aPassenger();
const user = traveller.user_id as string;
let store: EmbeddedObjectStore;
let server: TestProcess;
let identity: FakeIdentity;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'files-test-'));
  store = await startObjectStore({ directory, bucket: 'bitacora', accessKey: 'test', secretKey: 'test-secret' });
  identity = await startFakeIdentity();
  server = await startTestProcess(bff, {
    environment: {
      IDENTITY_URL: identity.url,
      S3_ENDPOINT: store.endpoint,
      S3_BUCKET: 'bitacora',
      S3_ACCESS_KEY: 'test',
      S3_SECRET_KEY: 'test-secret',
    },
  });
  const item = aPendingHosting();
  const journey = aJourney({ passengers: [traveller.id], services: [item] });
  const inbox = server.app.get(Inbox);
  await inbox.receive(envelope('identity.passenger-registered', 1, traveller));
  await inbox.receive(envelope('journeys.journey-created', 1, journey));
  const hosting = aHosting({ journey: journey.id, package_service: item.id, reservation: file });
  await inbox.receive(envelope('services-catalog.service-attached', 1, hosting));
  await server.app.get(ObjectStore).put(file.object_key, bytes, file.media_type);
});
afterAll(async () => {
  await server.stop();
  identity.stop();
  await store.stop();
  await rm(directory, { recursive: true, force: true });
});

async function linkInView(): Promise<string> {
  const { body } = await server.request<JourneyView[]>('GET', `/api/v1/journey/journeys_info/${user}`, {
    headers: asTraveller(user),
  });
  return body[0]?.services[0]?.service?.reservation ?? '';
}

const path = `/api/v1/files/${file.id}`;

test('the link of a view opens the file by itself, safely', async () => {
  const link = await linkInView();
  expect(link).toMatch(new RegExp(`^${server.url}${path}\\?`));
  const response = await fetch(link);
  expect(response.status).toBe(200);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toContain(
    "inline; filename*=UTF-8''reserva%20a%C3%B1o%20nuevo.pdf",
  );
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
});

test('a link changed in any part opens nothing', async () => {
  const link = new URL(await linkInView());
  for (const [name, value] of [
    ['signature', 'AAAA'],
    ['expires', String(Number(link.searchParams.get('expires')) + 1)],
    ['reader', traveller.id],
  ] as const) {
    const changed = new URL(link);
    changed.searchParams.set(name, value);
    expect((await fetch(changed)).status).toBe(401);
  }
  const other = new URL(link);
  other.pathname = `/api/v1/files/${traveller.id}`;
  expect((await fetch(other)).status).toBe(401);
});

test('a link expires after 15 to 30 minutes, and stays the same meanwhile', async () => {
  const first = await linkInView();
  expect(await linkInView()).toBe(first);
  const life = Number(new URL(first).searchParams.get('expires')) - Date.now();
  expect(life).toBeGreaterThan(15 * 60_000 - 1000);
  expect(life).toBeLessThanOrEqual(30 * 60_000);
});

test('a link that was signed but has expired opens nothing', async () => {
  const past = new FixedClock(new Date(Date.now() - 6 * 60_000));
  const old = new FileLinks(server.environment as BffEnvironment, past).freshLinkTo(file.id, user, server.url);
  expect((await fetch(old)).status).toBe(401);
});

test('without a link the path answers to the token of who may see the record, and to nobody else', async () => {
  const status = async (headers: Record<string, string> = {}) =>
    (await server.request('GET', path, { headers })).status;
  expect(await status(asTraveller(user))).toBe(200);
  expect(await status(asStaff())).toBe(200);
  expect(await status()).toBe(401);
  expect(await status(asTraveller())).toBe(404);
  expect(await status(asStaff(OTHER_AGENCY))).toBe(404);
});

test('a fresh link is good for 5 minutes, for who may see the record', async () => {
  const { body } = await server.request<{ url: string }>('POST', `${path}/link`, { headers: asTraveller(user) });
  expect((await fetch(body.url)).status).toBe(200);
  const life = Number(new URL(body.url).searchParams.get('expires')) - Date.now();
  expect(life).toBeGreaterThan(4 * 60_000);
  expect(life).toBeLessThanOrEqual(5 * 60_000);
  expect((await server.request('POST', `${path}/link`, { headers: asTraveller() })).status).toBe(404);
  expect((await server.request('POST', `${path}/link`)).status).toBe(401);
});

test('the file of a record that was released opens for nobody any more', async () => {
  const gone = aFile();
  const journey = aJourney({ passengers: [traveller.id] });
  const record = aHosting({ journey: journey.id, package_service: traveller.id, reservation: gone });
  const inbox = server.app.get(Inbox);
  await inbox.receive(envelope('journeys.journey-created', 1, journey));
  await inbox.receive(envelope('services-catalog.service-attached', 1, record));
  await server.app.get(ObjectStore).put(gone.object_key, bytes, gone.media_type);
  const status = async () =>
    (await server.request('GET', `/api/v1/files/${gone.id}`, { headers: asTraveller(user) })).status;
  expect(await status()).toBe(200);
  await inbox.receive(envelope('services-catalog.service-released', 2, { ...record, package_service: null }));
  expect(await status()).toBe(404);
});

test('an unknown file is not found, and an object store that is away is a 503', async () => {
  expect(
    (await server.request('GET', '/api/v1/files/01a1fdf6-7262-7a93-85a8-975a28b8e375', { headers: asStaff() })).status,
  ).toBe(404);
  const link = await linkInView();
  await store.stop();
  expect((await fetch(link)).status).toBe(503);
});
