import type { Profile } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { ObjectStore } from '@bitacora/platform';
import {
  asStaff,
  asTraveller,
  eventually,
  fileHead,
  formEnd,
  formHeaders,
  openRequest,
  type RawRequest,
  startTestProcess,
  TEST_AGENCY,
  type TestProcess,
} from '@bitacora/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { bff } from '../../src/bff.process.ts';
import { aFile } from './facts.ts';
import { type FakeIdentity, startFakeIdentity } from './fake-identity.ts';
import { tellNothing } from './fake-service.ts';

describe('uploads', () => {
  const MEGABYTE = 1024 * 1024;
  const reports = '/api/v1/agency/problem_report';

  let server: TestProcess;
  let service: Server;
  let asked: { bytes: number; isWhole: boolean }[] = [];
  let opened: Pick<RawRequest, 'socket'>[] = [];
  /** What the service does before it reads. */
  let first: (response: ServerResponse) => Promise<boolean> | boolean = () => true;

  beforeAll(async () => {
    service = createServer(async (request, response) => {
      if (tellNothing(request, response)) return;
      const seen = { bytes: 0, isWhole: false };
      asked.push(seen);
      if (!(await first(response))) return;
      request.on('data', (chunk: Buffer) => (seen.bytes += chunk.length));
      request.on('error', () => undefined);
      request.on('end', () => {
        seen.isWhole = true;
        response.writeHead(201, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ body: { id: 'r', number: 'R-1', file: null }, events: [] }));
      });
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    server = await startTestProcess(bff, { environment: { JOURNEYS_URL: url } });
  });
  afterEach(() => {
    for (const { socket } of opened) socket.destroy();
    opened = [];
    asked = [];
    first = () => true;
  });
  afterAll(async () => {
    await server.stop();
    service.closeAllConnections();
    service.close();
  });

  function upload(headers: Record<string, string> = asTraveller()): RawRequest {
    const request = openRequest(server.url, 'POST', reports, formHeaders(headers));
    opened.push(request);
    return request;
  }

  /** Sends a file's first bytes. */
  async function beginFile(request: RawRequest): Promise<void> {
    await request.send(fileHead('file'));
    await request.send(Buffer.alloc(20_000));
  }

  async function uploadWhole(headers = asTraveller()): Promise<number> {
    const request = upload(headers);
    await request.send(fileHead('file'));
    await request.send(Buffer.alloc(MEGABYTE));
    await request.send(formEnd);
    request.socket.write('0\r\n\r\n');
    return request.status;
  }

  test('an upload without a length passes whole, and an endless one is refused at its limit and hung up on', async () => {
    expect(await uploadWhole()).toBe(201);
    expect(asked[0]).toMatchObject({ isWhole: true });
    const endless = upload();
    await endless.send(fileHead('file'));
    const taken = await endless.flood(200 * MEGABYTE);
    expect(await endless.status).toBe(413);
    expect(endless.text()).toContain('El archivo debe pesar 10 MB como máximo.');
    await endless.closed;
    // Beyond the limit there is only what the two ends of the line hold.
    expect(taken).toBeLessThan(40 * MEGABYTE);
    await eventually(() => expect(asked[1]?.bytes).toBeLessThanOrEqual(11 * MEGABYTE));
    expect(asked[1]?.isWhole).toBe(false);
  });

  test('an endless JSON is refused at its limit and hung up on', async () => {
    const headers = { ...asTraveller(), 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
    const endless = openRequest(server.url, 'POST', reports, headers);
    opened.push(endless);
    expect(await endless.flood(200 * MEGABYTE)).toBeLessThan(30 * MEGABYTE);
    expect(await endless.status).toBe(413);
    await endless.closed;
    expect(asked).toEqual([]);
  });

  test('who may not upload is refused before anything is read, and hung up on', async () => {
    const stranger = upload({});
    expect(await stranger.status).toBe(401);
    expect(await stranger.flood(200 * MEGABYTE)).toBeLessThan(30 * MEGABYTE);
    await stranger.closed;
    const invoice = openRequest(server.url, 'POST', '/api/v1/journey/invoice', formHeaders(asTraveller()));
    opened.push(invoice);
    expect(await invoice.status).toBe(403);
    await invoice.closed;
    expect(asked).toEqual([]);
  });

  test('who is refused before a request was read, and hangs up, holds no connection any more', async () => {
    // More than one has a share of.
    for (let count = 0; count < 300; count += 1) {
      const small = openRequest(server.url, 'POST', '/api/v1/journey/invoice', {
        'Content-Type': 'application/json',
        'Content-Length': '2',
      });
      small.socket.write('{}');
      expect(await small.status).toBe(401);
      await small.closed;
    }
    await eventually(async () => expect((await fetch(`${server.url}/health/live`)).status).toBe(200), 2000);
  });

  /** A refused request of so many bytes, of which one came, and whose sender does not hang up. */
  async function refusedAndOpen(bytes: number): Promise<Socket> {
    const { port, hostname } = new URL(server.url);
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    opened.push({ socket });
    socket.on('error', () => undefined);
    const head = ['POST /api/v1/journey/invoice HTTP/1.1', 'Host: x', `Content-Length: ${bytes}`];
    socket.write(`${[...head, 'Content-Type: application/json'].join('\r\n')}\r\n\r\n{`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 401/);
    return socket;
  }

  test('who goes on sending after a refusal is read no further', async () => {
    const socket = await refusedAndOpen(100 * MEGABYTE);
    const chunk = Buffer.alloc(MEGABYTE, 'x');
    for (let count = 0; count < 40; count += 1) socket.write(chunk);
    // What the two ends of the line hold is taken, and then nothing any more.
    let before = -1;
    await eventually(async () => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      const taken = socket.bytesWritten - socket.writableLength;
      const isStill = taken === before;
      before = taken;
      expect(isStill).toBe(true);
    });
    expect(before).toBeLessThan(20 * MEGABYTE);
  });

  test('what comes behind a refusal on its connection is no request', async () => {
    const socket = await refusedAndOpen(100);
    const lines = Object.entries({ Host: 'x', ...formHeaders(asTraveller()) }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    const form = `${fileHead('file')}${'x'.repeat(20_000)}${formEnd}`;
    const body = `${Buffer.byteLength(form).toString(16)}\r\n${form}\r\n0\r\n\r\n`;
    socket.write(`${'x'.repeat(99)}POST ${reports} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(asked).toEqual([]);
  });

  test('a form for a route without files is refused unread', async () => {
    const form = openRequest(server.url, 'POST', '/api/v1/agency/web_quote', formHeaders({}));
    opened.push(form);
    expect(await form.status).toBe(415);
    expect(asked).toEqual([]);
  });

  test('a person has two uploads under way at once, beside what ends without a byte; two more wait, and others are not held up', async () => {
    const person = asTraveller();
    const both = [upload(person), upload(person)];
    for (const one of both) await beginFile(one);
    await eventually(() => expect(asked).toHaveLength(2));
    const waiting = [upload(person), upload(person)];
    for (const one of waiting) await beginFile(one);
    const fifth = upload(person);
    await beginFile(fifth);
    expect(await fifth.status).toBe(429);
    expect(fifth.text()).toMatch(/retry-after: \d+/i);
    expect(asked).toHaveLength(2);
    const empty = upload(person);
    empty.socket.write('0\r\n\r\n');
    expect(await empty.status).toBe(201);
    expect(await uploadWhole()).toBe(201);
    for (const { socket } of both) socket.destroy();
    for (const one of waiting) {
      await one.send(formEnd);
      one.socket.write('0\r\n\r\n');
      expect(await one.status).toBe(201);
    }
    expect(await uploadWhole(person)).toBe(201);
  });

  test('an upload that stands still is ended, and one of which no byte came, or only the head of its file, takes no place and asks no service', async () => {
    const person = asTraveller();
    const stuck = upload();
    await beginFile(stuck);
    await eventually(() => expect(asked).toHaveLength(1));
    const [silent, ...heads] = [upload(person), upload(person), upload(person)] as const;
    for (const head of heads) await head.send(fileHead('file'));
    await eventually(() => expect(silent.socket.readyState).toBe('open'));
    expect(await uploadWhole(person)).toBe(201);
    const stood = [stuck, silent, ...heads];
    for (const { status } of stood) expect(await status).toBe(408);
    expect(stuck.text()).toContain('El envío se detuvo o va muy lento.');
    await Promise.all(stood.map(({ closed }) => closed));
    expect(asked).toHaveLength(2);
  });

  test('a form that is whole within its first bytes is passed on whole', async () => {
    const request = upload();
    const form = fileHead('file') + 'x'.repeat(100) + formEnd;
    for (const letter of form) void request.send(letter);
    request.socket.write('0\r\n\r\n');
    expect(await request.status).toBe(201);
    expect(asked).toEqual([{ bytes: form.length, isWhole: true }]);
  });

  test('a service that does not read yet holds the sender up', async () => {
    const { promise: isReading, resolve: read } = Promise.withResolvers<boolean>();
    first = () => isReading;
    const request = upload();
    await request.send(fileHead('file'));
    const flood = request.flood(9 * MEGABYTE);
    await eventually(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.bytes).toBe(0);
    read(true);
    await flood;
    await request.send(formEnd);
    request.socket.write('0\r\n\r\n');
    expect(await request.status).toBe(201);
  });

  test("a service's refusal reaches who is still sending", async () => {
    first = (response) => {
      const body = JSON.stringify({ detail: 'Hay muchos envíos a la vez.', code: 'busy' });
      // As our services do: the answer is whole, and the connection stays for a moment.
      response.writeHead(503, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
      response.write(body);
      return false;
    };
    const request = upload();
    await request.send(fileHead('file'));
    await request.flood(5 * MEGABYTE);
    expect(await request.status).toBe(503);
    expect(request.text()).toContain('busy');
    await request.closed;
  });

  test('whoever goes away in the middle leaves nothing behind', async () => {
    const person = asTraveller();
    const gone = upload(person);
    await beginFile(gone);
    await eventually(() => expect(asked).toHaveLength(1));
    gone.socket.destroy();
    for (let repeat = 0; repeat < 3; repeat += 1) expect(await uploadWhole(person)).toBe(201);
  });
});

describe('photos of documents', () => {
  const bytes = Buffer.from('the bytes of a photo');
  const user = newId();
  const adviser = newId();
  const front = { ...aFile(), media_type: 'image/png', size: bytes.length, name: 'cedula.png' };
  const path = `/api/v1/files/${front.id}`;
  const profilePath = `/api/v1/user/profile/${user}`;

  let identity: FakeIdentity;
  let server: TestProcess;
  beforeAll(async () => {
    identity = await startFakeIdentity();
    identity.photos.push({ file: front, readers: [user, adviser] });
    identity.answers[profilePath] = { user_id: user, photos: { id: user, front, back: null } };
    server = await startTestProcess(bff, { environment: { IDENTITY_URL: identity.url } });
    await server.app.get(ObjectStore).put(front.object_key, bytes, front.media_type);
  });
  afterAll(async () => {
    await server.stop();
    identity.stop();
  });

  async function linkInProfile(): Promise<string> {
    const answer = await server.request<Profile>('GET', `${profilePath}/`, { headers: asTraveller(user) });
    expect(answer.status).toBe(200);
    expect(answer.body.photos).toEqual({ id: user, front: expect.any(String), back: null });
    expect(JSON.stringify(answer.body)).not.toContain(front.object_key);
    return answer.body.photos?.front ?? '';
  }

  test('a photo in a profile is a link, which opens it by itself and lets no browser keep it', async () => {
    const response = await server.open(await linkInProfile());
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  });

  test('a photo opens for the token of who may see it, and for nobody else', async () => {
    const status = async (headers: Record<string, string> = {}) =>
      (await server.request('GET', path, { headers })).status;
    expect(await status(asTraveller(user))).toBe(200);
    expect(await status(asStaff(TEST_AGENCY, adviser))).toBe(200);
    expect([await status(), await status(asTraveller()), await status(asStaff())]).toEqual([401, 404, 404]);
    const link = async (headers: Record<string, string>) =>
      server.request<{ url: string }>('POST', `${path}/link`, { headers });
    expect((await server.open((await link(asTraveller(user))).body.url)).status).toBe(200);
    expect((await link(asStaff())).status).toBe(404);
  });

  test('a link stops to open a photo once its reader may not see it any more', async () => {
    const link = await linkInProfile();
    identity.photos = [{ file: front, readers: [adviser] }];
    expect((await server.open(link)).status).toBe(404);
    identity.photos = [{ file: front, readers: [user, adviser] }];
    expect((await server.open(link)).status).toBe(200);
  });

  test('while identity is away no photo opens, and that is said', async () => {
    const link = await linkInProfile();
    identity.isAway = true;
    expect((await server.open(link)).status).toBe(503);
    identity.isAway = false;
  });
});
