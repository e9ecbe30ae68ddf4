import { demo } from '@bitacora/contracts/demo';
import {
  databaseSettings,
  eventually,
  fileHead,
  formHeaders,
  openRequest,
  png,
  STORY_TIMEOUT,
} from '@bitacora/testing/stories';
import { expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { openContext, picture } from '../stories/browser.ts';
import { browser, platform } from './own-platform.ts';

const MEGABYTE = 1024 * 1024;
const MOST_MEGABYTES = 200;
const names = ['identity', 'journeys', 'services-catalog', 'billing', 'notifications', 'bff'] as const;
/** Where people travel from here; the largest of all are among them. */
const countries = ['EC', 'PE', 'CO', 'US', 'MX', 'ES', 'IT', 'FR', 'DE', 'PA', 'AR', 'BR', 'CL'];

/** Expects each process to hold no more than it may, once it has put away what it used. */
function expectLittleMemory(): Promise<void> {
  return eventually(async () => {
    const tooMuch: string[] = [];
    for (const name of names) {
      const status = await readFile(`/proc/${await platform.pidOf(name)}/status`, 'utf8');
      const megabytes = Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
      if (!(megabytes <= MOST_MEGABYTES)) tooMuch.push(`${name}: ${megabytes} MB`);
    }
    expect(tooMuch).toEqual([]);
  }, STORY_TIMEOUT);
}

async function call(method: string, path: string, body?: FormData | string, token?: string): Promise<Response> {
  const headers = {
    ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    ...(token ? { authorization: `JWT ${token}` } : {}),
  };
  return fetch(new URL(path, platform.url), { method, headers, ...(body === undefined ? {} : { body }) });
}

async function login(cedula: string): Promise<string> {
  const answer = await call('POST', '/auth/jwt/create/', JSON.stringify({ username: cedula, password: demo.password }));
  return ((await answer.json()) as { access: string }).access;
}

test('its database is sure of what it was given, and tidies it', async () => {
  expect(await databaseSettings()).toMatchObject({
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    autovacuum: 'on',
  });
});

test('every process stays within 200 MB at its first start', () => expectLittleMemory());

test('every process stays within 200 MB after it was used', async () => {
  const access = await login(demo.adviser.cedula);
  for (const country of countries) {
    const { status } = await call('GET', `/api/v1/utils/cities_by_countries/${country}?search=san`, undefined, access);
    expect(status).toBe(200);
  }
  for (const grey of [60, 120, 180]) {
    const form = new FormData();
    form.append('alt', 'Una playa');
    form.append('image', new Blob([new Uint8Array(png(4000, 3000, grey))]), 'playa.png');
    expect((await call('POST', '/api/v1/content/images', form, access)).status).toBe(201);
  }
  await expectLittleMemory();
});

test.each([
  ['/api/v1/agency/problem_report', 'file', demo.carlos],
  ['/api/v1/journey/invoice/', 'file', demo.adviser],
  ['/api/v1/payment/payment/', 'voucher', demo.adviser],
  ['/api/v1/agency/service_doc/', 'document', demo.adviser],
])('every process stays within 200 MB after twenty endless uploads to %s', async (path, field, { cedula }) => {
  const access = await login(cedula);
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      const request = openRequest(platform.url, 'POST', path, formHeaders({ Authorization: `JWT ${access}` }));
      await request.send(fileHead(field));
      await request.flood(100 * MEGABYTE);
      expect([413, 429]).toContain(await request.status);
    }),
  );
  await expectLittleMemory();
});

test("while billing and services-catalog are stopped, the traveller's page still shows everything and opens the files", async () => {
  const context = await openContext(browser, { url: platform.url, person: demo.carlos });
  const first = await context.newPage();
  await first.goto('/my_journeys');
  await first.getByText('Servicios Contratados').waitFor();
  await first.close();
  const stopped = await Promise.all((['billing', 'services-catalog'] as const).map((name) => platform.pidOf(name)));
  for (const pid of stopped) process.kill(pid, 'SIGSTOP');
  try {
    const page = await context.newPage();
    await page.goto(`/my_journeys/${demo.journeys[1].id}`);
    await page.getByRole('article', { name: /Hotel/ }).getByText('Confirmado').waitFor();
    expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(demo.journeys[1].services.length);
    await page.getByText('Facturación').waitFor();
    await page
      .getByRole('link', { name: /Ver Factura/ })
      .first()
      .waitFor();
    for (const name of [/Ver Ticket/, /Ver Factura/, /Ver Pago/]) {
      const href = await page.getByRole('link', { name }).first().getAttribute('href');
      const response = await fetch(href ?? '');
      expect([name, response.status]).toEqual([name, 200]);
      expect(
        Buffer.from(await response.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    }
    await picture(page, 'services-away');
  } finally {
    for (const pid of stopped) process.kill(pid, 'SIGCONT');
  }
});

test('a process that is told to end closes its live streams in order, and the platform goes on', async () => {
  const person = JSON.stringify({ username: demo.adviser.cedula, password: demo.password });
  const { access } = (await (await call('POST', '/auth/jwt/create/', person)).json()) as { access: string };
  const live = await call('GET', '/api/v1/live', undefined, access);
  expect(live.status).toBe(200);
  const pid = await platform.pidOf('bff');
  const told = Date.now();
  process.kill(pid, 'SIGTERM');
  // A stream that is cut off rejects here; one that is ended comes to its end.
  await live.text();
  await eventually(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), STORY_TIMEOUT);
  expect(Date.now() - told).toBeLessThan(20_000);
  await eventually(async () => expect((await call('GET', '/health/ready')).status).toBe(200), STORY_TIMEOUT);
});
