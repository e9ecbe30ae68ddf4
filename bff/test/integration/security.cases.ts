import { asStaff, startTestProcess, type TestProcess } from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bff } from '../../src/bff.process.ts';
import { type FakeService, startFakeService } from './fake-service.ts';

describe('headers', () => {
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
    expect(policy).toContain("frame-src 'self';");
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
});

describe('odd requests', () => {
  let root: string;
  let server: TestProcess;
  let services: FakeService;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'odd-requests-test-'));
    await mkdir(join(root, 'assets'));
    await mkdir(join(root, '.vite'));
    await writeFile(join(root, 'index.html'), '<!doctype html><html><head><title>x</title></head><body></body></html>');
    await writeFile(join(root, '.vite/manifest.json'), '{}');
    await writeFile(join(root, 'assets/app-1234.js'), 'export {};'.repeat(100));
    await writeFile(join(root, 'assets/app-1234.js.br'), brotliCompressSync('export {};'.repeat(100)));
    services = await startFakeService();
    server = await startTestProcess(bff, { environment: { ...services.environment, WEB_ROOT: root } });
  });
  afterAll(async () => {
    await server.stop();
    services.stop();
    await rm(root, { recursive: true, force: true });
  });

  /** Sends bytes as they are, and answers the status of what came back; 0 when the line was only closed. */
  function statusOf(bytes: string): Promise<number> {
    const { hostname, port } = new URL(server.url);
    return new Promise((resolve) => {
      const socket = connect(Number(port), hostname);
      let text = '';
      socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(Number(/^HTTP\/1\.1 ([2-5]\d\d)/m.exec(text)?.[1] ?? 0)));
      socket.write(Buffer.from(bytes, 'latin1'));
    });
  }

  const get = (path: string, headers: readonly string[] = [], method = 'GET') =>
    statusOf(`${method} ${path} HTTP/1.1\r\n${['Host: x', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`);

  const long = (length: number) => 'a'.repeat(length);
  const paths = [
    [255, 256, 1024, 4096, 16_000, 100_000].map((length) => `/${long(length)}`),
    `/assets/${long(256)}.js`,
    `/${'a/'.repeat(3000)}`,
    `/tours/${long(300)}`,
    `/api/v1/agency/public/${long(300)}`,
    `/api/v1/files/${long(50)}`,
    ['/%', '/%zz', '/%00', '/%E0%A4%A', '/%ff', '/a%00b', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd'],
    ['/../../etc/passwd', '/assets/../.vite/manifest.json', '/.vite/manifest.json', '/.env', '/assets', '/assets/'],
    [String.raw`/..\..\etc\passwd`, '//', '///etc/passwd', '//otro.example/home', '/?', '/??', '/#', '/home;a=b'],
    ['http://otro.example/home', 'http://otro.example/', 'HTTP://x/api/v1/nada', 'https://x:99999/home', 'ftp://x/y'],
    ['*', 'home', 'x:443', '/home?%', `/home?${long(8000)}`, '/api/v1/utils/choices?a[b]=c&__proto__[x]=y'],
    ['/con', '/assets/app-1234.js/', '/assets/app-1234.js/x', '/assets/app-1234.js%00.png', '/index.html', '/í'],
    ['/\u00ed\u00ff', '/api/v1/user/email_by_user/%F0%9F%8C%8E', '/api/v1/user/email_by_user/%ED%A0%80'],
    [
      '/api/v1/files/%00',
      '/api/v1/content/images/x/y',
      '/api/v1/content/web/__proto__',
      '/api/v1/content/web/toString',
    ],
    ['/api/v1/docs/', '/api/v1/docs/../../x', '/api/v1/docs/%2e%2e/x', `/api/v1/docs/${long(300)}`, '/health/nada'],
  ].flat();

  test.each(paths)('the address %p is no failure of ours', async (path) => {
    const status = await get(path);
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
  });

  test('what is hidden in a build, or outside of it, is found at no address', async () => {
    for (const path of ['/.vite/manifest.json', '/assets/../.vite/manifest.json', '/%2evite/manifest.json', '/.env']) {
      expect(await get(path)).toBe(404);
    }
  });

  const asset = '/assets/app-1234.js';
  const file = '/api/v1/docs/swagger-ui.css';
  const page = '/home';
  const lookup = '/api/v1/utils/choices';
  const view = '/api/v1/journey/journeys_by_passenger';
  const headers = [
    ['Range: bytes=0-', 'Range: bytes=99999999999999999999-', 'Range: bytes=-1', 'Range: bytes=5-2', 'Range: x=y'],
    `Range: bytes=${Array.from({ length: 500 }, (_, at) => `${at}-${at}`).join(',')}`,
    ['If-None-Match: ', 'If-None-Match: *', 'If-None-Match: "', `If-None-Match: ${'"a",'.repeat(1500)}`],
    ['If-None-Match: W/W/W/', 'If-None-Match: \u00ff\u00fe', 'If-Modified-Since: ayer', 'If-Range: x', 'If-Match: x'],
    ['If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT', 'If-Modified-Since: Thu, 01 Jan 99999 00:00:00 GMT'],
    [
      'Accept-Encoding: ',
      'Accept-Encoding: br;q=x',
      'Accept-Encoding: ;;;,,,',
      `Accept-Encoding: ${'br,'.repeat(2000)}`,
    ],
    [
      'Accept-Encoding: *;q=0',
      'Accept-Encoding: identity;q=0',
      'Accept: \u00ff',
      'Accept: ;;',
      `Accept: ${long(9000)}`,
    ],
    ['Authorization: ', 'Authorization: JWT', 'Authorization: JWT a.b.c', 'Authorization: Bearer x', 'Cookie: ;;=;'],
    [`Authorization: JWT ${long(9000)}`, 'Authorization: JWT \u00ff\u00ff', 'Authorization: Basic Og=='],
    ['X-Request-Id: \u00ff', `X-Request-Id: ${long(500)}`, 'Idempotency-Key: \u00ff', 'Accept-Language: \u00ff;q=z'],
    [
      'X-Forwarded-For: no',
      `X-Forwarded-For: ${'1.1.1.1,'.repeat(900)}`,
      'X-Forwarded-Host: \u00ff',
      'Forwarded: for=',
    ],
    ['X-Forwarded-Proto: javascript', 'Expect: 100-continue', 'Expect: nada', 'Upgrade: websocket', 'Upgrade: h2c'],
    ['Connection: upgrade', 'Transfer-Encoding: gzip', 'Content-Length: -1', 'Content-Length: 1e3', 'TE: trailers'],
    ['Content-Type: \u00ff', 'Content-Type: multipart/form-data', 'Content-Encoding: br', 'Host: otro.example'],
    [
      'Origin: null',
      'Origin: \u00ff',
      'User-Agent: \u00ff\u00fe',
      'Last-Event-ID: 99999999999999999999',
      'Accept-Version: x',
    ],
  ].flat();

  describe.each([asset, file, page, lookup, view, '/api/v1/nada', '/auth/users/me'])('%s', (path) => {
    test.each(headers)('the header %p is no failure of ours', async (header) => {
      for (const own of [[], [`Authorization: ${asStaff().authorization}`]]) {
        expect(await get(path, [header, ...own])).toBeLessThan(500);
      }
    });
  });

  test.each(['\u00ff', '', 'a b', '[', '[::1', 'x:y', 'x:999999', long(5000), 'otro.example/..', 'user@x'])(
    'the host %p is no failure of ours',
    async (host) => {
      for (const path of [page, lookup, view, '/api/v1/content/packages']) {
        const headersOf = [`Host: ${host}`, 'Connection: close', `Authorization: ${asStaff().authorization}`];
        expect(await statusOf(`GET ${path} HTTP/1.1\r\n${headersOf.join('\r\n')}\r\n\r\n`)).toBeLessThan(500);
      }
    },
  );

  const methods = [
    'HEAD',
    'OPTIONS',
    'TRACE',
    'CONNECT',
    'PROPFIND',
    'SEARCH',
    'PURGE',
    'QUERY',
    'LOCK',
    'BREW',
    'get',
  ];
  test.each(methods)('%s is no failure of ours anywhere', async (method) => {
    for (const path of ['/', '*', asset, page, lookup, view, '/auth/jwt/create', '/nada', 'x:443', '/api/v1/docs']) {
      expect(await get(path, [], method)).toBeLessThan(500);
    }
  });

  const bodies = [
    ['Content-Type: application/json\r\nContent-Length: 5', '{"a"'],
    ['Content-Type: application/json\r\nContent-Length: 0', ''],
    ['Content-Type: application/json', ''],
    ['Content-Type: application/json; charset=utf-7\r\nContent-Length: 2', '{}'],
    ['Content-Type: application/json;;;=\r\nContent-Length: 2', '{}'],
    ['Content-Type: ;\r\nContent-Length: 2', '{}'],
    ['Content-Type: \u00ff/\u00ff\r\nContent-Length: 2', '{}'],
    [`Content-Type: ${long(5000)}\r\nContent-Length: 2`, '{}'],
    ['Content-Length: 2', '{}'],
    ['Content-Length: 2\r\nContent-Length: 3', '{}'],
    ['Content-Length: 99999999999999999999', '{}'],
    ['Content-Length: 2\r\nTransfer-Encoding: chunked', '0\r\n\r\n'],
    ['Content-Type: application/json\r\nTransfer-Encoding: chunked', 'zz\r\n{}\r\n0\r\n\r\n'],
    ['Content-Type: application/json\r\nTransfer-Encoding: chunked', '2\r\n{}\r\n0\r\nx: y\r\n\r\n'],
    ['Content-Type: multipart/form-data\r\nContent-Length: 2', '{}'],
    ['Content-Type: multipart/form-data; boundary=\r\nContent-Length: 2', '{}'],
    [`Content-Type: multipart/form-data; boundary=${long(5000)}\r\nContent-Length: 2`, '{}'],
    ['Content-Type: multipart/form-data; boundary="\r\nContent-Length: 2', '{}'],
    ['Expect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: 2', '{}'],
  ] as const;

  test.each(bodies)('a body with %p is no failure of ours', async (header, body) => {
    for (const path of ['/auth/jwt/create', '/api/v1/agency/problem_report', '/api/v1/nada', '/', lookup]) {
      const own = ['Host: x', 'Connection: close', `Authorization: ${asStaff().authorization}`, header].join('\r\n');
      const { hostname, port } = new URL(server.url);
      const status = await new Promise<number>((resolve) => {
        const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: false });
        let text = '';
        socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
        socket.on('error', () => undefined);
        socket.on('close', () => resolve(Number(/^HTTP\/1\.1 ([2-5]\d\d)/m.exec(text)?.[1] ?? 0)));
        // What is announced and does not come breaks off here.
        socket.end(Buffer.from(`POST ${path} HTTP/1.1\r\n${own}\r\n\r\n${body}`, 'latin1'));
      });
      expect(status).toBeLessThan(500);
    }
  });
});
