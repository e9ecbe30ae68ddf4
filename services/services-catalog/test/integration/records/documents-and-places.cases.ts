import { NO_LUGGAGE, type Page } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { SecurityLog } from '@bitacora/platform';
import { asStaff, asTraveller, OTHER_AGENCY } from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Catalog, type Fields, form, pdf } from '../fixture/catalog.ts';

const catalog = new Catalog();

describe('documents and places', () => {
  beforeAll(() => catalog.start(), 60_000);
  afterAll(() => catalog.stop());

  describe('documents and places', () => {
    interface Place {
      id: string;
      name: string;
      latitude: number;
      longitude: number;
      version: number;
    }

    const addDocument = (fields: Fields, headers: Record<string, string> = asStaff()) =>
      catalog.process.request<{ id: string }>('POST', '/api/v1/agency/service_doc/', { headers, body: form(fields) });
    const removeDocument = (id: string, headers: Record<string, string> = asStaff()) =>
      catalog.process.request('DELETE', `/api/v1/agency/service_doc/${id}/`, { headers });
    const place = (method: string, path: string, body: unknown, headers: Record<string, string> = asStaff()) =>
      catalog.process.request<Place>(method, `/api/v1/utils/coordinate/${path}`, { headers, body });

    const pier = { name: 'Muelle', latitude: -0.7478, longitude: -90.3126 };

    test('a document of a passenger is added and removed, and both are told', async () => {
      const item = catalog.journeys.item('travel_insurance');
      const [passenger] = item.passengers;
      const { status, body } = await addDocument({ package_service: item.id, passenger, document: pdf('Póliza') });
      expect({ status, body }).toMatchObject({
        status: 201,
        body: {
          package_service: item.id,
          passenger,
          document: { media_type: 'application/pdf', name: 'document.pdf' },
        },
      });
      expect((await removeDocument(body.id)).status).toBe(200);
      expect((await removeDocument(body.id)).status).toBe(404);
      const events = await catalog.process.database.query<{ name: string; envelope: { data: unknown } }>(
        `select name, envelope from outbox where aggregate_id = ? order by id`,
        [body.id],
      );
      expect(events.map(({ name }) => name.split('.')[1])).toEqual([
        'service-document-added',
        'service-document-removed',
      ]);
      expect(events[0]?.envelope.data).toMatchObject({
        journey: item.journey,
        passenger,
        document: { size: expect.any(Number) },
      });
    });

    test('what is called off takes no document, and one that it has can be removed', async () => {
      const item = catalog.journeys.item('travel_insurance');
      const fields = { package_service: item.id, passenger: item.passengers[0], document: pdf() };
      const { body } = await addDocument(fields);
      const files = await catalog.count('files');
      item.is_cancelled = true;
      expect(await addDocument(fields)).toMatchObject({ status: 409, body: { code: 'package_service_cancelled' } });
      expect(await catalog.count('files')).toBe(files);
      expect((await removeDocument(body.id)).status).toBe(200);
    });

    test('a document needs a passenger of the journey, an item of the agency and a file', async () => {
      const item = catalog.journeys.item('travel_insurance');
      const foreign = catalog.journeys.item('travel_insurance', { agency: OTHER_AGENCY });
      const before = [await catalog.count('service_documents'), await catalog.count('files')];
      const good = { package_service: item.id, passenger: item.passengers[0], document: pdf() };
      expect(await addDocument({ ...good, passenger: newId() })).toMatchObject({
        status: 400,
        body: { passenger: ['Este pasajero no es parte del viaje.'] },
      });
      expect(await addDocument({ ...good, package_service: foreign.id })).toMatchObject({
        status: 400,
        body: { package_service: ['No existe o ya no está disponible.'] },
      });
      expect(await addDocument({ passenger: 'x' })).toMatchObject({
        status: 400,
        body: {
          package_service: ['Este campo es obligatorio.'],
          passenger: ['El identificador no es válido.'],
          document: ['Adjunte un archivo.'],
        },
      });
      expect([await catalog.count('service_documents'), await catalog.count('files')]).toEqual(before);
    });

    test('documents are for staff of the agency', async () => {
      const item = catalog.journeys.item('travel_insurance');
      const good = { package_service: item.id, passenger: item.passengers[0], document: pdf() };
      const { body } = await addDocument(good);
      expect((await addDocument(good, {})).status).toBe(401);
      expect((await addDocument(good, asTraveller())).status).toBe(403);
      expect((await removeDocument(body.id, {})).status).toBe(401);
      expect((await removeDocument(body.id, asTraveller())).status).toBe(403);
      expect((await removeDocument(body.id, asStaff(OTHER_AGENCY))).status).toBe(404);
    });

    test("another agency's staff is told that nothing is there, and it is noted", async () => {
      const noted = jest.spyOn(catalog.process.app.get(SecurityLog), 'record').mockClear();
      const others = asStaff(OTHER_AGENCY);
      expect((await removeDocument(newId(), others)).status).toBe(404);
      expect(noted).not.toHaveBeenCalled();
      const item = catalog.journeys.item('travel_insurance');
      const { body } = await addDocument({ package_service: item.id, passenger: item.passengers[0], document: pdf() });
      const { body: pierOfOurs } = await place('POST', '', pier);
      const { body: hotel } = await catalog.create('hosting');
      expect((await removeDocument(body.id, others)).status).toBe(404);
      expect((await place('PATCH', pierOfOurs.id, { name: 'x' }, others)).status).toBe(404);
      expect((await catalog.change('hosting', hotel.id, { cost: '1' }, others)).status).toBe(404);
      expect(noted.mock.calls.map(([event]) => event)).toEqual(Array(3).fill('access-refused'));
      noted.mockClear();
      expect((await catalog.create('hosting', { location: newId() })).status).toBe(400);
      expect(noted).not.toHaveBeenCalled();
      expect((await catalog.create('hosting', { location: pierOfOurs.id }, others)).status).toBe(400);
      expect(noted.mock.calls).toEqual([['access-refused', { reason: 'unknown_reference: location' }]]);
    });

    test('a repeated Idempotency-Key adds a document once', async () => {
      const item = catalog.journeys.item('travel_insurance');
      const headers = { ...asStaff('0993371112001', newId()), 'idempotency-key': newId() };
      const fields = { package_service: item.id, passenger: item.passengers[0], document: pdf() };
      const [first, second] = [await addDocument(fields, headers), await addDocument(fields, headers)];
      expect(second).toMatchObject({ status: 201, body: first.body });
    });

    test('a place is stored, renamed and moved, with its version', async () => {
      const { status, body } = await place('POST', '', { ...pier, latitude: '-0.7478' });
      expect({ status, body }).toMatchObject({ status: 201, body: { ...pier, version: 1 } });
      const moved = await place('PATCH', `${body.id}/`, { latitude: -0.75, version: 1 });
      expect(moved).toMatchObject({ status: 200, body: { name: 'Muelle', latitude: -0.75, version: 2 } });
      expect((await place('PATCH', '', { id: body.id, name: 'Muelle nuevo' })).body).toMatchObject({ version: 3 });
      expect((await place('PATCH', body.id, { name: 'x', version: 1 })).status).toBe(409);
      expect((await place('PATCH', body.id, { name: 'x' }, asStaff(OTHER_AGENCY))).status).toBe(404);
      expect((await place('PATCH', newId(), { name: 'x' })).status).toBe(404);
      expect((await place('PATCH', body.id, { name: 'x' }, asTraveller())).status).toBe(403);
      expect((await place('POST', '', pier, {})).status).toBe(401);
    });

    test('a place that is sent as it is changes nothing, so that its record keeps the version that its client read', async () => {
      const { body: stored } = await place('POST', '', pier);
      const { body: record } = await catalog.create('hosting', { location: stored.id });
      expect(await place('PATCH', `${stored.id}/`, pier)).toMatchObject({ status: 200, body: stored });
      const changed = await catalog.change('hosting', record.id, { cost: '5', version: String(record.version) });
      expect(changed).toMatchObject({ status: 200, body: { version: record.version + 1 } });
    });

    test('a place that is none is refused by field', async () => {
      const before = await catalog.count('coordinates');
      expect(await place('POST', '', { latitude: 'norte', longitude: 200 })).toMatchObject({
        status: 400,
        body: {
          name: ['Este campo es obligatorio.'],
          latitude: ['Escriba un número.'],
          longitude: ['El valor debe ser menor o igual a 180.'],
        },
      });
      expect(await catalog.count('coordinates')).toBe(before);
    });

    test('a place that moves takes its transports along, and an existing hosting does not move', async () => {
      const { body: terminal } = await place('POST', '', pier);
      const { body: transport } = await catalog.create('transportation', { start_location: terminal.id });
      const miami = { name: 'Puerto de Miami', latitude: 25.77, longitude: -80.17 };
      expect((await place('PATCH', terminal.id, miami)).status).toBe(200);
      expect((await catalog.change('transportation', transport.id, {})).body).toMatchObject({
        version: 3,
        start_location: miami,
        boarding_time: '2031-07-10T12:30:00-04:00',
        boarding_time_time_zone: 'America/New_York',
      });
      const { body: hotel } = await place('POST', '', pier);
      const { body: stay } = await catalog.create('hosting', { location: hotel.id });
      expect(await place('PATCH', hotel.id, miami)).toMatchObject({
        status: 400,
        body: { latitude: ['Este dato no se puede cambiar.'], longitude: ['Este dato no se puede cambiar.'] },
      });
      expect((await place('PATCH', hotel.id, { ...pier, name: 'Hotel Bahía' })).status).toBe(200);
      expect((await catalog.change('hosting', stay.id, {})).body).toMatchObject({ location: { name: 'Hotel Bahía' } });
    });
  });

  describe('lookups', () => {
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
      expect(await list('luggage_types')).toContainEqual({ id: NO_LUGGAGE, name: 'Sin equipaje' });
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
  });
});
