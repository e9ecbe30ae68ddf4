import { openRequest, startTestProcess, type TestProcess } from '@bitacora/testing';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bff } from '../../src/bff.process.ts';

jest.setTimeout(60_000);

let folder: string;
let server: TestProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-client-test-'));
  const root = join(folder, 'dist');
  await mkdir(join(root, 'assets'), { recursive: true });
  await writeFile(
    join(root, 'index.html'),
    '<!doctype html><html lang="es"><head><title>Bitácora</title></head><body><div id="root"></div></body></html>',
  );
  await writeFile(join(root, 'assets/app-1234.js'), 'export {};');
  await writeFile(join(root, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'secret.txt'), 'secreto');
  server = await startTestProcess(bff, { environment: { WEB_ROOT: root } });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string) => fetch(`${server.url}${path}`);

test.each(['/', '/home', '/my_journeys/01a1fdf6-7262-7a93-85a8-975a28b8e375', '/user/activate/a/b'])(
  '%s is a page of the web client',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<div id="root"></div>');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  },
);

test.each([
  ['DELETE', '/'],
  ['PUT', '/sitemap.xml'],
  ['POST', '/home'],
  ['OPTIONS', '/assets/app-1234.js'],
  ['PROPFIND', '/home'],
])('what the web client has is only read (%s %s)', async (method, path) => {
  const response = await fetch(server.url + path, { method });
  const expected = path.startsWith('/assets') ? [404, null] : [405, 'GET, HEAD'];
  expect([response.status, response.headers.get('allow')]).toEqual(expected);
});

test('a request that names two hosts is refused', async () => {
  const answer = openRequest(server.url, 'GET', '/home', { host: 'otro.example' });
  expect(await answer.status).toBe(400);
});

test('a hashed asset is kept for ever, an icon for a day', async () => {
  const asset = await get('/assets/app-1234.js');
  expect(asset.headers.get('content-type')).toContain('javascript');
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=86400');
});

test.each(['/assets/gone-5678.js', '/api/v1/gone', '/auth/gone'])('%s is not found, and no page', async (path) => {
  const response = await get(path);
  expect([response.status, await response.json()]).toEqual([404, { detail: 'No encontrado', code: 'not_found' }]);
});

test.each(['/%00', '/a%00b', '/%', '/%E0%A4%A', `/api/v1/agency/public/${'9'.repeat(200)}`])(
  '%s is a path of nothing: a 404 in our words, with its request id',
  async (path) => {
    const response = await get(path);
    expect([response.status, await response.json()]).toEqual([404, { detail: 'No encontrado', code: 'not_found' }]);
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/assets/../../secret.txt', '/%00', '/%'])(
  '%s leads nowhere outside',
  async (path) => {
    const answer = await new Promise<string>((resolve, reject) => {
      request(`${server.url}`, { path }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => resolve(text));
      })
        .on('error', reject)
        .end();
    });
    expect(answer).not.toContain('secreto');
    expect(answer).not.toContain('node:');
  },
);

test('the files of a build are those that it began with: the disk is asked for no address', async () => {
  await writeFile(join(folder, 'dist/assets/later-9999.js'), 'export {};');
  expect((await get('/assets/later-9999.js')).status).toBe(404);
});
