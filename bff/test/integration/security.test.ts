import { asStaff, startTestProcess, type TestProcess } from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bff } from '../../src/bff.process.ts';

jest.setTimeout(60_000);

const CLIENT = 'https://www.agencia.example';
let root: string;
let server: TestProcess;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'security-test-'));
  await writeFile(join(root, 'index.html'), '<!doctype html><html><head><title>x</title></head><body></body></html>');
  server = await startTestProcess(bff, {
    environment: {
      WEB_ROOT: root,
      PUBLIC_URL: 'https://viajes.example',
      MAP_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
      WEB_ORIGINS: `${CLIENT}, https://otra.example`,
    },
  });
});
afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });
const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy') ?? '';

test.each([
  '/home',
  '/no/existe',
  '/api/v1/utils/choices/',
  '/api/v1/gone',
  '/health/live',
  '/robots.txt',
  '/auth/gone',
])('%s cannot be framed, sniffed or reached without https, and asks for nothing of the device', async (path) => {
  const { headers } = await get(path);
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('permissions-policy')).toContain('geolocation=()');
  expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('content-security-policy')).toContain("base-uri 'none'");
});

test('a page runs scripts and styles of the site only, none of them inline', async () => {
  const policy = await policyOf('/home');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).not.toContain('unsafe');
});

test('a page shows map tiles of the provider that is set', async () => {
  expect(await policyOf('/contacts')).toContain("img-src 'self' data: blob: https://*.tiles.example;");
});

test('an answer of the API can load and run nothing', async () => {
  expect(await policyOf('/api/v1/utils/choices/')).toMatch(/^default-src 'none';/);
});

test('the documentation runs scripts of the site only', async () => {
  const policy = await policyOf('/api/v1/docs');
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
});

describe('a web client that lives elsewhere', () => {
  const preflight = (origin: string) =>
    fetch(`${server.url}/api/v1/utils/choices/`, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization',
      },
    });

  test('is let in when it is named, with what it has to send and read', async () => {
    const asked = await preflight(CLIENT);
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe(CLIENT);
    expect(asked.headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
    expect(asked.headers.get('access-control-allow-methods')).toContain('PATCH');
    const answer = await get('/api/v1/utils/choices/', { Origin: CLIENT });
    expect(answer.headers.get('access-control-allow-origin')).toBe(CLIENT);
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-Request-Id');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });

  test('hears live updates, on a stream as protected as every answer', async () => {
    const stream = new AbortController();
    const headers = { ...asStaff(), Origin: CLIENT };
    const { headers: given } = await fetch(`${server.url}/api/v1/live`, { headers, signal: stream.signal });
    stream.abort();
    expect(given.get('content-type')).toBe('text/event-stream');
    expect(given.get('access-control-allow-origin')).toBe(CLIENT);
    expect(given.get('x-content-type-options')).toBe('nosniff');
    expect(given.get('content-security-policy')).toMatch(/^default-src 'none';/);
  });

  test('is not when it is not named', async () => {
    for (const origin of ['https://mala.example', 'null', `${CLIENT}.mala.example`]) {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
      expect(
        (await get('/api/v1/utils/choices/', { Origin: origin })).headers.get('access-control-allow-origin'),
      ).toBeNull();
    }
  });
});
