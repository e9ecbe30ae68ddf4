import { type EndpointDefinition, endpoints, pathOf } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { asStaff, asTraveller, TEST_AGENCY, type TestProcess } from '@bitacora/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { type FakeService, runWithServices } from './fake-service.ts';

jest.setTimeout(60_000);

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
