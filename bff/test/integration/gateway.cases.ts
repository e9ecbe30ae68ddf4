import type { JourneyView } from '@bitacora/contracts';
import {
  asStaff,
  asTraveller,
  eventually,
  openRequest,
  startTestProcess,
  TEST_AGENCY,
  type TestProcess,
} from '@bitacora/testing';
import { Inbox } from '@bitacora/platform';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { bff } from '../../src/bff.process.ts';
import { aFile, aJourney, aPassenger, aPayment, envelope } from './facts.ts';
import { tellNothing } from './fake-service.ts';

describe('gateway', () => {
  let server: TestProcess;
  let upstream: Server;
  let answer: (request: IncomingMessage, response: ServerResponse, body: string) => void;
  const seen: { url: string | undefined; headers: IncomingMessage['headers']; body: string }[] = [];

  beforeAll(async () => {
    upstream = createServer((request, response) => {
      if (tellNothing(request, response)) return;
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        seen.push({ url: request.url, headers: request.headers, body });
        answer(request, response, body);
      });
    });
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
    server = await startTestProcess(bff, {
      environment: { JOURNEYS_URL: url, SERVICES_CATALOG_URL: url, NOTIFICATIONS_URL: url },
    });
  });
  afterEach(() => {
    seen.splice(0);
  });
  afterAll(async () => {
    await server.stop();
    upstream.closeAllConnections();
    upstream.close();
  });

  const reply = (status: number, body: unknown, headers: Record<string, string> = {}) => {
    answer = (_request, response) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

  const json = { 'content-type': 'application/json' };
  const quotes = '/api/v1/agency/web_quote/';
  /** Which journeys answers itself, and nobody in its place. */
  const names = `/api/v1/agency/services_name/${TEST_AGENCY}`;

  test('what a command wrote is in the view before its answer', async () => {
    const traveller = aPassenger();
    const journey = aJourney({ passengers: [traveller.id] });
    const inbox = server.app.get(Inbox);
    await inbox.receive(envelope('identity.passenger-registered', 1, traveller));
    await inbox.receive(envelope('journeys.journey-created', 1, journey));
    reply(201, {
      body: { id: 'q' },
      events: [envelope('billing.payment-recorded', 1, aPayment({ journey: journey.id }))],
    });
    const written = await server.request('POST', quotes, { body: {} });
    expect(written).toMatchObject({ status: 201, body: { id: 'q' } });
    const user = traveller.user_id as string;
    const { body } = await server.request<JourneyView[]>('GET', `/api/v1/journey/journeys_info/${user}`, {
      headers: asTraveller(user),
    });
    expect(body[0]?.paid).toBe(500.25);
  });

  test.each(['/api/v1/mail_choices/:token/unsubscribe', '/correos/:token'])(
    'the one click of a mail program is taken at %s, whatever form it sends, and its form is read by nobody',
    async (path) => {
      reply(200, { body: null, events: [] });
      const token = 'a'.repeat(48);
      const forms = [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), new FormData(), undefined];
      for (const body of forms) {
        const answer = await fetch(new URL(path.replace(':token', token), server.url), {
          method: 'POST',
          ...(body && { body }),
        });
        expect([answer.status, await answer.text()]).toEqual([204, '']);
      }
      const asked = { url: `/api/v1/mail_choices/${token}/unsubscribe`, body: '' };
      expect(seen.map(({ url, body }) => ({ url, body }))).toEqual(forms.map(() => asked));
      const other = await fetch(new URL(quotes, server.url), { method: 'POST', body: forms[0] as URLSearchParams });
      expect(other.status).toBe(415);
    },
  );

  test('a write that the views cannot apply now stands all the same', async () => {
    reply(201, { body: { id: 'q' }, events: [{ id: 'nonsense' }] });
    expect(await server.request('POST', quotes, { body: {} })).toMatchObject({ status: 201, body: { id: 'q' } });
  });

  test.each([401, 403, 409, 422, 429, 503])('a refusal (%s) never shows the facts that it wrote', async (status) => {
    const refusal = { detail: 'No', code: 'no' };
    const passenger = aPassenger();
    reply(status, { ...refusal, events: [envelope('identity.passenger-registered', 1, passenger)] });
    expect(await server.request('POST', quotes, { body: {} })).toMatchObject({ status, body: refusal });
    const { text } = await server
      .request('POST', quotes, { body: {} })
      .then(({ body }) => ({ text: JSON.stringify(body) }));
    expect(text).toBe(JSON.stringify(refusal));
    expect(await server.database.query(`select id from passengers where id = ?`, [passenger.id])).toHaveLength(1);
  });

  test('who asks for the headers only gets those of the answer', async () => {
    reply(200, [{ id: 'q' }]);
    const { status, headers } = await server.request('HEAD', names, { headers: asStaff() });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('json');
    reply(401, { detail: 'No', code: 'no' });
    expect((await server.request('HEAD', names, { headers: asStaff() })).status).toBe(401);
  });

  test('a service sees the caller, the request id, the visitor and the body, and nothing is parsed twice', async () => {
    reply(201, { body: {}, events: [] });
    const headers = { ...asStaff(), 'x-request-id': 'a-request-0001', 'idempotency-key': 'key-1' };
    const { headers: answered } = await server.request('POST', quotes, { headers, body: { anything: ['goes', 1] } });
    expect(answered.get('x-request-id')).toBe('a-request-0001');
    expect(seen[0]?.body).toBe('{"anything":["goes",1]}');
    expect(seen[0]?.headers).toMatchObject({
      authorization: headers.authorization,
      'x-request-id': 'a-request-0001',
      'idempotency-key': 'key-1',
      'x-forwarded-for': '127.0.0.1',
    });
  });

  test("a service's refusal passes unchanged", async () => {
    reply(400, { email: ['Escriba un correo electrónico válido.'] });
    expect(await server.request('POST', quotes, { body: {} })).toMatchObject({
      status: 400,
      body: { email: ['Escriba un correo electrónico válido.'] },
    });
    reply(429, { detail: 'Demasiados intentos', code: 'throttled' }, { 'retry-after': '7' });
    expect((await server.request('POST', quotes, { body: {} })).headers.get('retry-after')).toBe('7');
  });

  test('where a stored file is leaves with no answer', async () => {
    const file = aFile();
    answer = (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ body: { file, list: [{ file }] }, events: [] }));
    const { body } = await server.request('POST', quotes, { headers: asStaff(), body: {} });
    // A public route ignores the token that came with the request: its reader is a visitor, who gets no link.
    expect(body).toEqual({ file: null, list: [{ file: null }] });
    expect(JSON.stringify(body)).not.toContain(file.object_key);
  });

  test('a service that is away is a 503 in our words, with the request id', async () => {
    const { status, body, headers } = await server.request('GET', '/auth/users/me/', { headers: asTraveller() });
    expect(status).toBe(503);
    expect(body).toEqual({
      detail: 'Error en el servidor',
      code: 'service_unavailable',
      request_id: headers.get('x-request-id'),
    });
  });

  test('of a write that reached a service without an answer nobody knows whether it was done, and its 503 says so', async () => {
    answer = (_request, response) => void response.destroy();
    const asked = [server.request('POST', quotes, { body: {} }), server.request('GET', names, { headers: asStaff() })];
    const [write, read] = await Promise.all(asked);
    expect(write).toMatchObject({ status: 503, body: { code: 'outcome_unknown' } });
    expect(read).toMatchObject({ status: 503, body: { code: 'service_unavailable' } });
  });

  test('a service that is too slow for who reads is a 503', async () => {
    answer = () => undefined;
    expect((await server.request('GET', names, { headers: asStaff() })).status).toBe(503);
    expect(seen).toHaveLength(1);
  });

  test('a write that takes longer is waited for: nobody is told that it failed, and sends it again', async () => {
    answer = (_request, response) =>
      void setTimeout(() => response.writeHead(201, json).end('{"body": {"id": "q"}, "events": []}'), 2500);
    expect(await server.request('POST', quotes, { body: {} })).toMatchObject({ status: 201, body: { id: 'q' } });
    expect(seen).toHaveLength(1);
  });

  describe('of what anybody may look up', () => {
    const cities = '/api/v1/utils/cities_by_countries/US?search=zz';
    let open: { isPerson: boolean; response: ServerResponse }[];
    let overdue: AbortController;

    beforeEach(() => {
      open = [];
      answer = ({ method, headers }, response) => {
        if (method === 'GET') open.push({ isPerson: headers.authorization !== undefined, response });
        else response.writeHead(201, json).end('{"body": {"id": "q"}, "events": []}');
      };
      // The time of who reads is over when the test says so: on a busy machine two seconds are nothing.
      overdue = new AbortController();
      const inTime = AbortSignal.timeout.bind(AbortSignal);
      jest
        .spyOn(AbortSignal, 'timeout')
        .mockImplementation((milliseconds) => (milliseconds === 2000 ? overdue.signal : inTime(milliseconds)));
    });
    afterEach(() => {
      overdue.abort(new DOMException('over', 'TimeoutError'));
      jest.restoreAllMocks();
    });

    test('a service is asked a few at a time, and who waits too long is told', async () => {
      const asked = Array.from({ length: 12 }, () => server.request('GET', cities));
      await eventually(() => expect(open).toHaveLength(4));
      expect((await server.request('POST', quotes, { body: {} })).status).toBe(201);
      expect(open).toHaveLength(4);
      for (const { response } of open) response.writeHead(200, json).end('[]');
      await eventually(() => expect(open).toHaveLength(8));
      overdue.abort(new DOMException('over', 'TimeoutError'));
      const statuses = (await Promise.all(asked)).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([...Array<number>(4).fill(200), ...Array<number>(8).fill(503)]);
      // Who waited for a turn all the time is not asked for any more.
      expect(open).toHaveLength(8);
    });

    test('who is logged in has a turn of the own among those who wait behind the same address', async () => {
      const asked = Array.from({ length: 12 }, () => server.request('GET', cities));
      await eventually(() => expect(open).toHaveLength(4));
      const person = server.request('GET', cities, { headers: asTraveller() });
      // A write is asked at once: when it is answered, the person's question has come and waits.
      expect((await server.request('POST', quotes, { body: {} })).status).toBe(201);
      for (const { response } of open.slice(0, 4)) response.writeHead(200, json).end('[]');
      await eventually(() => expect(open).toHaveLength(8));
      expect(open.slice(4, 8).map(({ isPerson }) => isPerson)).toContain(true);
      answer = (_request, response) => response.writeHead(200, json).end('[]');
      for (const { response } of open.slice(4)) response.writeHead(200, json).end('[]');
      await Promise.all([person, ...asked]);
    });
  });

  test('no token, a bad token and a traveller are refused before any service is asked', async () => {
    expect((await server.request('GET', quotes)).status).toBe(401);
    const bad = await server.request('GET', quotes, { headers: { authorization: 'JWT nonsense' } });
    expect(bad).toMatchObject({ status: 401, body: { code: 'token_not_valid' } });
    expect(bad.headers.get('www-authenticate')).toBe('JWT');
    expect((await server.request('GET', quotes, { headers: asTraveller() })).status).toBe(403);
    expect(seen).toEqual([]);
  });

  test('a path means the same with and without a trailing slash', async () => {
    reply(201, { body: {}, events: [] });
    await server.request('POST', '/api/v1/agency/web_quote', { body: {} });
    await server.request('POST', '/api/v1/agency/web_quote/', { body: {} });
    expect(seen).toHaveLength(2);
  });

  const post = (contentType: string, body: string) =>
    fetch(`${server.url}${quotes}`, { method: 'POST', headers: { 'content-type': contentType }, body });

  test('a body reaches its owner byte for byte, whatever it is: who owns it parses it', async () => {
    const refusal = { non_field_errors: ['El cuerpo no es un JSON válido.'] };
    reply(400, refusal);
    const bodies = ['{"a":', '', '{ "a" : 1.0, "a": "\\u00e9é" }\n', '['.repeat(4000)];
    for (const body of bodies) {
      const answer = await post('application/json; charset=utf-8', body);
      expect([answer.status, await answer.json()]).toEqual([400, refusal]);
    }
    expect(seen.map(({ body }) => body)).toEqual(bodies);
    expect(seen[1]?.headers['content-type']).toBe('application/json');
  });

  test('a body over the limit of its route reaches nobody, also one that does not say its length', async () => {
    reply(201, { body: {}, events: [] });
    const filled = (bytes: number) => JSON.stringify('x'.repeat(bytes - 2));
    expect((await post('application/json', filled(4 * 1024))).status).toBe(201);
    expect((await post('application/json', filled(4 * 1024 + 1))).status).toBe(413);
    const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
    const endless = openRequest(server.url, 'POST', quotes, headers);
    await endless.send(filled(4 * 1024));
    await endless.send('"');
    expect(await endless.status).toBe(413);
    await endless.closed;
    expect(seen).toHaveLength(1);
  });

  test("who may not write is refused while nothing of the body was read, and takes no other's room", async () => {
    const documents = '/api/v1/content/web/Home';
    const headers = { 'Content-Type': 'application/json', 'Content-Length': String(1024 * 1024) };
    const strangers = Array.from({ length: 3 }, () => openRequest(server.url, 'PUT', documents, headers));
    const travellers = Array.from({ length: 3 }, () =>
      openRequest(server.url, 'PUT', documents, { ...headers, ...asTraveller() }),
    );
    for (const { status } of strangers) expect(await status).toBe(401);
    for (const { status } of travellers) expect(await status).toBe(403);
    for (const refused of [...strangers, ...travellers]) {
      await refused.closed;
      expect(refused.text()).toMatch(/^connection: close/im);
    }
  });

  test('an unknown media type and an unknown path are told apart', async () => {
    expect((await post('application/xml', '<a/>')).status).toBe(415);
    expect((await post('application/json', JSON.stringify({ a: 'x'.repeat(1024 * 1024) }))).status).toBe(413);
    const unknown = await fetch(`${server.url}/api/v1/nothing/here`);
    expect([unknown.status, await unknown.json()]).toEqual([404, { detail: 'No encontrado', code: 'not_found' }]);
  });

  test.each([
    ['gzip', 415],
    ['br', 415],
    ['identity', 200],
  ])('a body that came as %s is answered %i: none is unpacked here', async (encoding, expected) => {
    reply(200, { body: null, events: [] });
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
    const body = encoding === 'identity' ? '{}' : gzipSync('{}');
    const answer = await fetch(`${server.url}${quotes}`, { method: 'POST', headers, body });
    expect(answer.ok ? 200 : answer.status).toBe(expected);
  });

  test('the contract can be read on a page', async () => {
    const page = await fetch(`${server.url}/api/v1/docs`);
    expect(page.status).toBe(200);
    const text = await page.text();
    expect(text).toContain('Bitácora API');
    const files = [...text.matchAll(/(?:href|src)="\/api\/v1\/docs\/([^"]+)"/g)].map(([, name]) => String(name));
    expect(files).toHaveLength(4);
    for (const name of files) {
      const answer = await fetch(`${server.url}/api/v1/docs/${name}`);
      expect([answer.status, (await answer.bytes()).length > 50]).toEqual([200, true]);
    }
  });

  test('the OpenAPI document is public and names every route', async () => {
    const { status, body } = await server.request<{ paths: Record<string, unknown> }>('GET', '/api/v1/openapi.json');
    expect(status).toBe(200);
    expect(Object.keys(body.paths)).toContain('/api/v1/journey/journeys_info/{user_id}');
  });

  test('the document is at one address, written once, and sent again to nobody who has it', async () => {
    const first = await fetch(`${server.url}/api/v1/openapi.json`, { headers: { 'Accept-Encoding': 'br' } });
    const etag = first.headers.get('etag') ?? '';
    expect([first.headers.get('content-encoding'), first.headers.get('cache-control')]).toEqual(['br', 'no-cache']);
    const known = await fetch(`${server.url}/api/v1/openapi.json`, { headers: { 'If-None-Match': etag } });
    expect([known.status, await known.text()]).toEqual([304, '']);
    const script = await (await fetch(`${server.url}/api/v1/docs/start.js`)).text();
    expect(script).toContain("'/api/v1/openapi.json'");
    expect(script).not.toContain('journeys_info');
    for (const path of ['/api/v1/docs-json', '/api/v1/docs-yaml']) {
      expect((await fetch(server.url + path)).status).toBe(404);
    }
  });
});
