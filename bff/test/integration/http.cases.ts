import { type EndpointDefinition, endpoints, pathOf } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { asStaff, asTraveller, openRequest, startTestProcess, TEST_AGENCY, type TestProcess } from '@bitacora/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { createServer, request as rawRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bff } from '../../src/bff.process.ts';
import { type FakeService, runWithServices, tellNothing } from './fake-service.ts';

describe('methods', () => {
  const CLIENT = 'https://www.agencia.example';
  let server: TestProcess;
  /** As most are: for no client that lives elsewhere. */
  let plain: TestProcess;

  beforeAll(async () => {
    server = await startTestProcess(bff, { environment: { WEB_ORIGINS: CLIENT } });
    plain = await startTestProcess(bff);
  });
  afterAll(() => Promise.all([server.stop(), plain.stop()]));

  const routes = endpoints.flatMap(({ method, path, aliases = [] }) =>
    [path, ...aliases].map((one) => ({ method, path: one, pattern: new RegExp(`^${one.replace(/:\w+/g, '[^/]+')}$`) })),
  );
  // Elsewhere is the site, whose pages are read.
  const addresses = new Set(
    routes.map(({ path }) => path.replace(/:\w+/g, 'algo')).filter((path) => /^\/(api|auth)\//.test(path)),
  );
  const paths = [...addresses].map((address) => {
    const methods = new Set<string>(routes.filter(({ pattern }) => pattern.test(address)).map(({ method }) => method));
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !methods.has(method));
    if (methods.has('GET')) methods.add('HEAD');
    return { address, allowed: [...methods].sort().join(', '), others };
  });

  describe.each(paths)('$address', ({ address, allowed, others }) => {
    test.each(others)('answers %s with the methods that it has', async (method) => {
      for (const path of [address, `${address}/`, `${address}/?q=1`]) {
        const { status, headers, body } = await server.request(method, path);
        expect([status, headers.get('allow')]).toEqual([405, allowed]);
        expect(body).toEqual({ detail: 'Método no permitido', code: 'method_not_allowed' });
      }
    });
  });

  test.each(['OPTIONS', 'TRACE'])('%s tells what a path takes, and is nothing that it takes', async (method) => {
    for (const [path, allowed] of [
      ['/auth/jwt/create/', 'POST'],
      ['/api/v1/agency/web_quote', 'GET, HEAD, POST'],
      ['/api/v1/content/web/Home', 'GET, HEAD, PUT'],
    ] as const) {
      const request = openRequest(plain.url, method, path, { Connection: 'close' });
      expect(await request.status).toBe(405);
      await request.closed;
      expect(/^allow: (.*)\r$/im.exec(request.text())?.[1]).toBe(allowed);
    }
    expect(await openRequest(plain.url, method, '/api/v1/nada', { Connection: 'close' }).status).toBe(404);
  });

  test.each(['PROPFIND', 'LINK', 'PURGE', 'SEARCH', 'QUERY'])('%s is no method of any path', async (method) => {
    const request = openRequest(plain.url, method, '/auth/jwt/create/', { Connection: 'close' });
    expect(await request.status).toBe(405);
    await request.closed;
    expect(/^allow: (.*)\r$/im.exec(request.text())?.[1]).toBe('POST');
    expect(await openRequest(plain.url, method, '/api/v1/nada', { Connection: 'close' }).status).toBe(404);
  });

  test.each([
    ['POST', '/api/v1/openapi.json'],
    ['OPTIONS', '/api/v1/docs'],
  ])('the documentation is only read (%s %s)', async (method, path) => {
    const { status, headers } = await plain.request(method, path);
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('a path that only takes POST answers HEAD with 405 too', async () => {
    const { status, headers } = await server.request('HEAD', '/auth/jwt/create/');
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('a path without a route stays unknown, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      for (const path of ['/api/v1/nada', '/auth/nada/', '/api/v1/files/a/b/c']) {
        const { status, headers, body } = await server.request(method, path);
        expect([status, headers.get('allow')]).toEqual([404, null]);
        expect(body).toEqual({ detail: 'No encontrado', code: 'not_found' });
      }
    }
  });

  test('a browser may still ask before it calls from elsewhere', async () => {
    const asked = await fetch(`${server.url}/auth/jwt/create/`, {
      method: 'OPTIONS',
      headers: { Origin: CLIENT, 'Access-Control-Request-Method': 'POST' },
    });
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, CLIENT]);
    const refused = await fetch(`${server.url}/auth/jwt/create/`, { headers: { Origin: CLIENT } });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([405, CLIENT]);
  });
});

describe('paths', () => {
  let server: TestProcess;
  let service: Server;
  let stranger: Server;
  const asked: (string | undefined)[] = [];
  const leaked: (string | undefined)[] = [];

  const listen = async (upstream: Server) => {
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  };
  const answering = (seen: (string | undefined)[]) =>
    createServer((request, response) => {
      if (tellNothing(request, response)) return;
      seen.push(request.url);
      response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
    });

  /** A path as it stands on the wire: `fetch` would mend it first. */
  const statusOf = (path: string) =>
    new Promise<number>((resolve, reject) => {
      const { hostname, port } = new URL(server.url);
      rawRequest({ hostname, port, path }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
        .on('error', reject)
        .end();
    });

  beforeAll(async () => {
    service = answering(asked);
    stranger = answering(leaked);
    const url = await listen(service);
    server = await startTestProcess(bff, { environment: { IDENTITY_URL: url, SERVICES_CATALOG_URL: url } });
  });
  afterEach(() => {
    asked.splice(0);
  });
  afterAll(async () => {
    await server.stop();
    for (const upstream of [service, stranger]) {
      upstream.closeAllConnections();
      upstream.close();
    }
  });

  test('an address of another host is never asked, whatever the request line says', async () => {
    const elsewhere = await listen(stranger);
    expect(await statusOf(`${elsewhere}/api/v1/utils/choices`)).toBe(200);
    expect(leaked).toEqual([]);
    expect(asked).toEqual(['/api/v1/utils/choices']);
  });

  test('a parameter stays a parameter: no path leads out of its route to what is internal', async () => {
    const route = '/api/v1/user/email_by_user/';
    await statusOf(String.raw`${route}..\..\..\..\internal\snapshots\passengers`);
    await statusOf(`${route}..%2F..%2F..%2F..%2Finternal%2Fsnapshots%2Fpassengers`);
    expect(asked).toEqual([
      `${route}..%5C..%5C..%5C..%5Cinternal%5Csnapshots%5Cpassengers`,
      `${route}..%2F..%2F..%2F..%2Finternal%2Fsnapshots%2Fpassengers`,
    ]);
  });

  test('a parameter of dots names nothing', async () => {
    expect(await statusOf('/api/v1/utils/airports_by_city/..')).toBe(404);
    expect(await statusOf('/api/v1/utils/airports_by_city/%2e%2e')).toBe(404);
    expect(await statusOf('/api/v1/utils/airports_by_city/.')).toBe(404);
    expect(asked).toEqual([]);
  });

  test('the query passes as it came', async () => {
    await statusOf('/api/v1/utils/cities_by_countries/EC?search=San%20Crist%C3%B3bal&search=x');
    expect(asked).toEqual(['/api/v1/utils/cities_by_countries/EC?search=San%20Crist%C3%B3bal&search=x']);
  });
});

describe('caching', () => {
  let server: TestProcess;
  let services: FakeService;
  runWithServices((running) => ({ server, services } = running));

  const parameters = /:(\w+)/g;
  const addressOf = (endpoint: EndpointDefinition) => {
    const names = [...endpoint.path.matchAll(parameters)].map(([, name = '']) => name);
    const values = names.map((name) => [name, name === 'ruc' ? TEST_AGENCY : newId()]);
    return pathOf(endpoint, Object.fromEntries(values));
  };
  const ask = (endpoint: EndpointDefinition, headers: Record<string, string>) =>
    server.request(endpoint.method, addressOf(endpoint), {
      headers,
      ...(endpoint.method === 'GET' ? {} : { body: {} }),
    });

  const isKeptByNobody = (headers: Headers) =>
    headers.get('cache-control') === 'no-store' ||
    (headers.get('cache-control') === 'private, no-cache' && headers.has('etag'));

  const isStream = ({ name }: EndpointDefinition) => name === 'liveUpdates';
  const closed = endpoints.filter((endpoint) => endpoint.access !== 'public' && !isStream(endpoint));

  describe.each(closed.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_, endpoint) => {
    test('leaves nothing in a cache, whatever it answers', async () => {
      for (const headers of [{}, asTraveller(), asStaff()]) {
        const answer = await ask(endpoint, headers);
        expect([answer.status, isKeptByNobody(answer.headers)]).toEqual([answer.status, true]);
        if (answer.status >= 400) expect(answer.headers.get('cache-control')).toBe('no-store');
      }
    });
  });

  test('what a service says of its own answer stands, and its refusals are not kept', async () => {
    services.answer = (_, response) =>
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'public, max-age=60' }).end('[]');
    const path = '/api/v1/utils/choices';
    expect((await server.request('GET', path)).headers.get('cache-control')).toBe('public, max-age=60');
    services.answer = (_, response) =>
      response.writeHead(404, { 'content-type': 'application/json', 'cache-control': 'public, max-age=60' }).end('{}');
    expect((await server.request('GET', path)).headers.get('cache-control')).toBe('no-store');
  });

  test.each(['/api/v1/nada', '/auth/nada', '/api/v1/files/x?signature=y', '/assets/gone.js', '/%', '/auth/jwt/create'])(
    'that %s is refused is not kept',
    async (path) => {
      const { status, headers } = await server.request('GET', path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );
});
