import type { Page, WebQuote } from '@bitacora/contracts';
import { dayAt } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { asStaff, asTraveller, OTHER_AGENCY, startTestProcess, TEST_AGENCY, type TestProcess } from '@bitacora/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { journeys } from '../../src/journeys.process.ts';
import { agency, deliver, written } from './fixture.ts';

const path = '/api/v1/agency/web_quote';
let service: TestProcess;

beforeAll(async () => {
  service = await startTestProcess(journeys);
  await deliver(service, agency());
});
afterAll(() => service.stop());

const body = (changes: Record<string, unknown> = {}) => ({
  last_name: 'Ñáñez',
  first_name: 'Sofía',
  phone: '0991234567',
  email: 'sofia@ejemplo.ec',
  n_adults: '2',
  travel_date: dayAt(new Date()),
  country: 'PE',
  agency: TEST_AGENCY,
  ...changes,
});

const send = (sent: unknown, headers: Record<string, string> = {}) =>
  service.request<WebQuote>('POST', path, { body: sent, headers });

const list = (headers: Record<string, string>) => service.request<WebQuote[]>('GET', path, { headers });

test('a visitor asks for a quote, and staff of the agency finds it', async () => {
  const answer = await send(body());
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({ n_adults: 2, n_children: 0, country: 'PE', country_name: 'Perú' });
  expect((await list(asStaff())).body[0]).toEqual(answer.body);
  expect((await written(service, answer.body.id)).map(({ name }) => name)).toEqual(['journeys.quote-created']);
});

test('the inbox of quotes is for staff, and of their own agency', async () => {
  expect((await list({})).status).toBe(401);
  expect((await list(asTraveller())).status).toBe(403);
  expect((await list(asStaff(OTHER_AGENCY))).body).toEqual([]);
});

test('a quote for nobody and to nowhere names both fields and is not stored', async () => {
  const before = (await list(asStaff())).body.length;
  const answer = await send(body({ agency: OTHER_AGENCY, country: 'XX' }));
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body).sort()).toEqual(['agency', 'country']);
  expect((await list(asStaff())).body).toHaveLength(before);
});

test('a quote names all that is wrong at once, an unknown country and agency too', async () => {
  const before = (await list(asStaff())).body.length;
  const answer = await send(body({ agency: OTHER_AGENCY, country: 'XX', email: 'sin arroba', n_adults: 0 }));
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body).sort()).toEqual(['agency', 'country', 'email', 'n_adults']);
  expect((await list(asStaff())).body).toHaveLength(before);
});

test('a quote that was sent twice with one key is stored once', async () => {
  const headers = { 'idempotency-key': newId() };
  const first = await send(body(), headers);
  const second = await send(body(), headers);
  expect(second.body).toEqual(first.body);
  expect((await list(asStaff())).body.filter(({ id }) => id === first.body.id)).toHaveLength(1);
});

test('the quotes can be read page by page, there and back', async () => {
  for (const first_name of ['Una', 'Dos', 'Tres']) await send(body({ first_name }));
  const all = (await list(asStaff())).body.map(({ id }) => id);
  const page = async (query: string) =>
    (await service.request<Page<WebQuote>>('GET', `${path}?${query}`, { headers: asStaff() })).body;
  const seen: string[] = [];
  let next = await page('page_size=2');
  for (;;) {
    expect(next.count).toBe(all.length);
    seen.push(...next.results.map(({ id }) => id));
    if (next.next === null) break;
    next = await page(`page_size=2&cursor=${next.next}`);
  }
  expect(seen).toEqual(all);
  const back = await page(`page_size=100&cursor=${next.previous}`);
  expect(back.results.map(({ id }) => id)).toEqual(all.slice(0, back.results.length));
  expect(back.previous).toBeNull();
});

test('a cursor that nobody gave and a page too large are refused by name', async () => {
  const asked = (query: string) => service.request('GET', `${path}?${query}`, { headers: asStaff() });
  const cursor = Buffer.from(JSON.stringify(['after', 'a\0', newId()])).toString('base64url');
  for (const query of ['cursor=x', `cursor=${cursor}`]) {
    expect(await asked(query)).toMatchObject({ status: 400, body: { cursor: ['El cursor no es válido.'] } });
  }
  expect(await asked('page_size=101')).toMatchObject({ status: 400, body: { page_size: [expect.any(String)] } });
});
