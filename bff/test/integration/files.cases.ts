import type { JourneyView } from '@bitacora/contracts';
import { type EmbeddedObjectStore, startObjectStore } from '@bitacora/launcher';
import { FixedClock } from '@bitacora/kernel';
import { Inbox, ObjectStore } from '@bitacora/platform';
import { asStaff, asTraveller, eventually, OTHER_AGENCY, startTestProcess, type TestProcess } from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as ask } from 'node:http';
import { Readable } from 'node:stream';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bff } from '../../src/bff.process.ts';
import type { BffEnvironment } from '../../src/config.ts';
import { FileLinks } from '../../src/files/file-links.ts';
import { Files } from '../../src/files/files.ts';
import { aFile, aHosting, aJourney, anEmployee, aPassenger, aPendingHosting, envelope } from './facts.ts';
import { type FakeIdentity, startFakeIdentity } from './fake-identity.ts';

const PUBLIC_URL = 'https://viajes.example';
const bytes = Buffer.from('%PDF-1.7 de prueba');
const file = { ...aFile(), size: bytes.length, name: 'reserva año nuevo.pdf' };
const traveller = aPassenger();
const user = traveller.user_id as string;

describe('files', () => {
  let store: EmbeddedObjectStore;
  let server: TestProcess;
  let identity: FakeIdentity;
  let directory: string;
  let journey: ReturnType<typeof aJourney>;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'files-test-'));
    store = await startObjectStore({ directory, bucket: 'bitacora', accessKey: 'test', secretKey: 'test-secret' });
    identity = await startFakeIdentity();
    server = await startTestProcess(bff, {
      environment: {
        PUBLIC_URL,
        IDENTITY_URL: identity.url,
        S3_ENDPOINT: store.endpoint,
        S3_BUCKET: 'bitacora',
        S3_ACCESS_KEY: 'test',
        S3_SECRET_KEY: 'test-secret',
      },
    });
    const item = aPendingHosting();
    journey = aJourney({ passengers: [traveller.id], services: [item] });
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

  const open = (link: string | URL, headers: Record<string, string> = {}) => server.open(link, headers);

  test('the link of a view opens the file by itself, safely', async () => {
    const link = await linkInView();
    expect(link).toMatch(new RegExp(`^${PUBLIC_URL}${path}\\?`));
    const response = await open(link);
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
      expect((await open(changed)).status).toBe(401);
    }
    const other = new URL(link);
    other.pathname = `/api/v1/files/${traveller.id}`;
    expect((await open(other)).status).toBe(401);
  });

  test('a link expires after 15 to 30 minutes, and stays the same meanwhile', async () => {
    const first = await linkInView();
    expect(await linkInView()).toBe(first);
    const life = Number(new URL(first).searchParams.get('expires')) - Date.now();
    expect(life).toBeGreaterThan(15 * 60_000 - 1000);
    expect(life).toBeLessThanOrEqual(30 * 60_000);
  });

  function expiredLink(): string {
    const past = new FixedClock(new Date(Date.now() - 6 * 60_000));
    return new FileLinks(server.environment as BffEnvironment, past).freshLinkTo(file.id, user);
  }

  test('a link that was signed but has expired opens nothing', async () => {
    expect((await open(expiredLink())).status).toBe(401);
  });

  test("a link is at the platform's own address, whatever host a request names", async () => {
    const { hostname, port } = new URL(server.url);
    const headers = { ...asTraveller(user), host: 'malo.example', 'x-forwarded-host': 'malo.example' };
    const text = await new Promise<string>((resolve, reject) => {
      const request = ask({ hostname, port, path: `/api/v1/journey/journeys_info/${user}`, headers }, (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString())).on('end', () => resolve(body));
      });
      request.on('error', reject).end();
    });
    expect(text).toContain(`${PUBLIC_URL}${path}?`);
    expect(text).not.toContain('malo.example');
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

  test('whoever asks for the headers only has them at once, and nothing is read for it', async () => {
    const read = jest.spyOn(server.app.get(ObjectStore), 'read');
    const link = new URL(await linkInView());
    const answer = await fetch(server.url + link.pathname + link.search, { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });

  test('of one link two downloads go out at a time, a further one is told to come again, and tokens open files meanwhile', async () => {
    const read = jest.spyOn(server.app.get(ObjectStore), 'read');
    read.mockImplementation(() => Promise.resolve(new Readable({ read() {} })));
    const link = new URL(await linkInView());
    const gone = new AbortController();
    const ask = (headers = {}) => fetch(server.url + link.pathname + link.search, { headers, signal: gone.signal });
    const held = Array.from({ length: 2 }, () => ask().catch(() => null));
    await eventually(() => Promise.resolve(expect(read).toHaveBeenCalledTimes(2)));
    const find = jest.spyOn(server.app.get(Files), 'toShow');
    for (let count = 0; count < 20; count += 1) {
      const refused = await ask({ accept: 'text/html' });
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
      expect(await refused.text()).toContain('Intentar de nuevo');
    }
    expect(read).toHaveBeenCalledTimes(2);
    // Who gets no place asks the database nothing.
    expect(find).not.toHaveBeenCalled();
    find.mockRestore();
    read.mockRestore();
    for (let count = 0; count < 6; count += 1) {
      expect((await server.request('GET', path, { headers: asTraveller(user) })).status).toBe(200);
    }
    gone.abort();
    await Promise.all(held);
    await eventually(async () => expect((await open(link)).status).toBe(200));
  });

  test('a fresh link is good for 5 minutes, for who may see the record', async () => {
    const { body } = await server.request<{ url: string }>('POST', `${path}/link`, { headers: asTraveller(user) });
    expect((await open(body.url)).status).toBe(200);
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

  const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

  test('a link opens nothing any more once its person has left the journey', async () => {
    const link = await linkInView();
    expect((await open(link)).status).toBe(200);
    const other = aPassenger();
    const inbox = server.app.get(Inbox);
    await inbox.receive(envelope('identity.passenger-registered', 1, other));
    await inbox.receive(envelope('journeys.journey-updated', 2, { ...journey, passengers: [other.id] }));
    expect((await open(link)).status).toBe(404);
    await inbox.receive(envelope('journeys.journey-updated', 3, journey));
    expect((await open(link)).status).toBe(200);
  });

  test('the link of a member of staff opens nothing any more after the dismissal', async () => {
    const employee = anEmployee();
    const inbox = server.app.get(Inbox);
    await inbox.receive(envelope('identity.employee-created', 1, employee));
    const { body } = await server.request<{ url: string }>('POST', `${path}/link`, {
      headers: asStaff(employee.agency, employee.user_id),
    });
    expect((await open(body.url)).status).toBe(200);
    await inbox.receive(envelope('identity.employee-deactivated', 2, { ...employee, is_active: false }));
    expect((await open(body.url)).status).toBe(404);
  });

  test('the link of who is shut out until a second factor is set up opens nothing until then', async () => {
    const employee = anEmployee();
    const inbox = server.app.get(Inbox);
    await inbox.receive(envelope('identity.employee-created', 1, employee));
    const { body } = await server.request<{ url: string }>('POST', `${path}/link`, {
      headers: asStaff(employee.agency, employee.user_id),
    });
    expect((await open(body.url)).status).toBe(200);
    await inbox.receive(envelope('identity.employee-updated', 2, { ...employee, is_shut_out: true }));
    expect((await open(body.url)).status).toBe(404);
    await inbox.receive(envelope('identity.employee-updated', 3, employee));
    expect((await open(body.url)).status).toBe(200);
  });

  test('an expired link opened in a browser shows a page with the way back to its journey', async () => {
    const response = await open(expiredLink(), browser);
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'");
    const page = await response.text();
    expect(page).toContain('<html lang="es">');
    expect(page).toContain('<h1>Este enlace ya no es válido</h1>');
    expect(page).toContain(`<a href="${PUBLIC_URL}/my_journeys/${journey.id}"`);
    expect(page).toContain(`<a href="${PUBLIC_URL}/login"`);
    expect(page).toContain('<img src="/favicon.svg" alt=""');
    expect(page).not.toMatch(/style="|<style|<script|signature/);
  });

  test('a broken link leads back too, and tells a stranger of no journey', async () => {
    const broken = new URL(expiredLink());
    broken.searchParams.set('signature', 'AAAA');
    const pages = [
      await open(broken, browser),
      await open(`${PUBLIC_URL}/api/v1/files/medio-enlace?expires=1`, browser),
    ];
    expect(pages.map(({ status }) => status)).toEqual([401, 404]);
    for (const response of pages) {
      const page = await response.text();
      expect(page).toContain(`<a href="${PUBLIC_URL}/my_journeys"`);
      expect(page).not.toContain(journey.id);
    }
  });

  test('a program is told the same in JSON', async () => {
    for (const accept of ['*/*', 'application/json', 'application/pdf']) {
      const response = await open(expiredLink(), { accept });
      expect([response.status, await response.json()]).toEqual([
        401,
        { detail: 'Este enlace ya no es válido. Ábralo de nuevo desde su viaje.', code: 'link_expired' },
      ]);
    }
    const link = await server.request('POST', `${path}/link`, { headers: browser });
    expect(link).toMatchObject({ status: 401, body: { code: 'token_not_valid' } });
  });

  test('an unknown file is not found, and an object store that is away is a 503', async () => {
    expect(
      (await server.request('GET', '/api/v1/files/01a1fdf6-7262-7a93-85a8-975a28b8e375', { headers: asStaff() }))
        .status,
    ).toBe(404);
    const link = await linkInView();
    await store.stop();
    expect((await open(link)).status).toBe(503);
    const page = await open(link, browser);
    expect([page.status, (await page.text()).includes('<a href="" class="main">Intentar de nuevo</a>')]).toEqual([
      503,
      true,
    ]);
  });
});
