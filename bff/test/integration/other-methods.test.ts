import { endpoints } from '@bitacora/contracts';
import { openRequest, startTestProcess, type TestProcess } from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { bff } from '../../src/bff.process.ts';

jest.setTimeout(60_000);

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
const addresses = new Set(routes.map(({ path }) => path.replace(/:\w+/g, 'algo')));
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
