import { freePort, startTestProcess, type TestProcess } from '@bitacora/testing';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { readEnvironment, processEnvironment } from '@bitacora/platform';
import { emitter } from './fixture/emitter.ts';

jest.setTimeout(60_000);

let server: TestProcess;
let metricsPort: number;

beforeAll(async () => {
  metricsPort = await freePort();
  server = await startTestProcess(emitter, { environment: { METRICS_PORT: String(metricsPort) } });
});
afterAll(() => server.stop());

test('a process says that it lives, and that it is ready once its database is migrated', async () => {
  expect(await server.request('GET', '/health/live')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await server.request('GET', '/health/ready')).toMatchObject({ status: 200, body: { status: 'ok' } });
});

test('metrics are on a port of their own, and not on the public one', async () => {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  for (const name of [
    'outbox_waiting{process="journeys"} 0',
    'dead_letters',
    'http_request_seconds_count',
    'nodejs_heap_size_used_bytes',
  ]) {
    expect(metrics).toContain(name);
  }
  expect((await server.request('GET', '/metrics')).status).toBe(404);
});

test('a service publishes its own routes as OpenAPI', async () => {
  const { body } = await server.request<{ paths: Record<string, unknown> }>('GET', '/openapi.json');
  expect(Object.keys(body.paths)).toContain('/api/v1/agency/web_quote');
  expect(Object.keys(body.paths)).not.toContain('/auth/jwt/create');
});

test('a route of a service needs the internal credential', async () => {
  expect((await fetch(`${server.url}/internal/snapshots/journeys`)).status).toBe(403);
});

test('where the web is ends without a slash, however it was written', () => {
  const publicUrl = processEnvironment.shape.PUBLIC_URL;
  expect(publicUrl.parse('https://viajes.example/')).toBe('https://viajes.example');
  expect(publicUrl.parse('https://viajes.example')).toBe('https://viajes.example');
});

test('the proxies that are trusted may be written with spaces between them', () => {
  const proxies = processEnvironment.shape.TRUSTED_PROXIES;
  expect(proxies.parse('10.0.0.1, 192.168.0.0/16 ,')).toEqual(['10.0.0.1', '192.168.0.0/16']);
  expect(proxies.parse(undefined)).toEqual([]);
});

test('an environment that is not complete is reported whole, and never with its values', () => {
  const secret = 'postgres://u:hunter2@db/x';
  const read = () => readEnvironment(processEnvironment, { DATABASE_URL: secret, JWT_PUBLIC_KEYS: 'short' });
  expect(read).toThrow(/PORT: missing[\s\S]*INTERNAL_SECRET: missing[\s\S]*PUBLIC_URL: missing/);
  try {
    read();
  } catch (error) {
    expect(String(error)).not.toContain('hunter2');
  }
});

test('production refuses embedded defaults, demo data and a missing Redis, all at once', () => {
  const embedded = {
    NODE_ENV: 'production',
    PORT: '3000',
    DATABASE_URL: 'postgres://u:embedded-123@db/x',
    QUEUE_DATABASE_URL: 'postgres://u:p@db/queue',
    JWT_PUBLIC_KEYS: '-----BEGIN PUBLIC KEY-----',
    INTERNAL_SECRET: 'embedded-0123456789',
    PUBLIC_URL: 'https://viajes.example',
    DEMO_DATA: 'true',
  };
  expect(() => readEnvironment(processEnvironment, embedded)).toThrow(
    /REDIS_URL: required in production[\s\S]*DEMO_DATA: never in production[\s\S]*DATABASE_URL: still the embedded default[\s\S]*JWT_PUBLIC_KEYS: is not a key in PEM[\s\S]*INTERNAL_SECRET: still the embedded default[\s\S]*AGENCY_RUC: required in production/,
  );
  const incomplete = { ...embedded, PUBLIC_URL: undefined };
  expect(() => readEnvironment(processEnvironment, incomplete)).toThrow(
    /PUBLIC_URL: missing[\s\S]*DEMO_DATA: never in production/,
  );
});
