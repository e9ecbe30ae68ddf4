import type { Page } from '@bitacora/contracts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Catalog } from '../fixture/catalog.ts';

const catalog = new Catalog();
beforeAll(() => catalog.start(), 60_000);
afterAll(() => catalog.stop());

type Row = Record<string, string>;
const list = async (path: string) => (await catalog.process.request<Row[]>('GET', `/api/v1/utils/${path}`)).body;
const status = async (path: string) => (await catalog.process.request('GET', `/api/v1/utils/${path}`)).status;

test('countries have Spanish names and are public', async () => {
  const countries = await list('all_countries/');
  expect(countries.length).toBeGreaterThan(240);
  expect(countries).toContainEqual({ code: 'US', name: 'Estados Unidos' });
});

test('cities of a country are found by name, accents and case ignored', async () => {
  expect(await list('cities_by_countries/EC/?search=GUAYAQUIL')).toContainEqual({
    code: 'EC-GYE',
    name: 'Guayaquil',
    region: expect.any(String),
  });
  expect((await list('cities_by_countries/ec')).length).toBeGreaterThan(500);
  expect((await list('cities_by_countries/US')).length).toBe(1000);
  expect(await status('cities_by_countries/QQ')).toBe(404);
});

test('a country with more cities than a plain list holds says where the rest is, to the last one', async () => {
  const path = 'cities_by_countries/CO';
  const first = await catalog.process.request<Row[]>('GET', `/api/v1/utils/${path}`);
  expect(first.body).toHaveLength(1000);
  const seen = new Set(first.body.map(({ code }) => code));
  let next: string | null = /<(.*)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? null;
  let count = 0;
  while (next) {
    const { body } = await catalog.process.request<Page<Row>>('GET', next);
    for (const { code } of body.results) seen.add(code);
    count = body.count;
    next = body.next && `/api/v1/utils/${path}?${new URLSearchParams({ cursor: body.next }).toString()}`;
  }
  expect(count).toBeGreaterThan(1000);
  expect(seen.size).toBe(count);
  const none = await catalog.process.request('GET', '/api/v1/utils/cities_by_countries/EC');
  expect(none.headers.get('link')).toBeNull();
  expect(await status(`${path}?cursor=x`)).toBe(400);
  const searched = await catalog.process.request('GET', '/api/v1/utils/cities_by_countries/US?search=a');
  expect(searched.headers.get('link')).toContain('search=a');
});

test('airports belong to their city', async () => {
  expect((await list('airports_by_city/EC-GYE')).map(({ id }) => id)).toContain('GYE');
  expect((await list('airports_by_city/EC-GPS')).map(({ id }) => id)).toContain('GPS');
  expect(await status('airports_by_city/EC-NADA')).toBe(404);
});

test('airlines, luggage, food plans and cars are lists that a form can show', async () => {
  expect(await list('airline')).toContainEqual({ code: 'XL', icao: expect.anything(), name: 'LATAM Ecuador' });
  expect(await list('luggage_types')).toContainEqual({
    id: '01990000-0002-7000-8000-000000000003',
    name: 'Equipaje de bodega (23 kg)',
  });
  expect((await list('food_plan'))[1]).toMatchObject({
    name: 'Desayuno incluido',
    description: expect.stringContaining('desayuno'),
  });
  expect((await list('car_type'))[0]).toMatchObject({ id: expect.any(String), branch: 'Kia', model: 'Picanto' });
});

test('choices are maps of labels', async () => {
  const { body } = await catalog.process.request('GET', '/api/v1/utils/choices/');
  expect(body).toMatchObject({
    service_directions: { I: 'Ida', V: 'Vuelta' },
    travel_directions: { I: 'Solo ida', IV: 'Ida y vuelta' },
    genders: { F: expect.any(String), M: expect.any(String), O: expect.any(String) },
    civil_statuses: expect.objectContaining({ S: expect.any(String), U: expect.any(String) }),
    payment_methods: expect.any(Object),
  });
});

test('lookups are cacheable: an ETag that still holds answers 304', async () => {
  const first = await catalog.process.request('GET', '/api/v1/utils/food_plan');
  expect(first.headers.get('cache-control')).toContain('public');
  const etag = first.headers.get('etag') ?? '';
  const second = await catalog.process.request('GET', '/api/v1/utils/food_plan', {
    headers: { 'if-none-match': etag, authorization: 'JWT nonsense' },
  });
  expect(second.status).toBe(304);
});
