import type { Coordinate } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { FileStore, ObjectStore, TemporaryFiles } from '@bitacora/platform';
import { asStaff } from '@bitacora/testing';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { PackageServices } from '../../../src/records/references/package-services.ts';
import { Catalog, type Fields, form, pdf } from '../fixture/catalog.ts';

const catalog = new Catalog();

describe('second look', () => {
  beforeAll(() => catalog.start(), 60_000);
  afterAll(() => catalog.stop());
  afterEach(() => void jest.restoreAllMocks());

  /** Runs `work` while the next file is on its way to the object store. */
  function whileUploading(work: () => Promise<unknown>): void {
    const store = catalog.process.app.get(ObjectStore);
    const put = store.putFile.bind(store);
    jest.spyOn(store, 'putFile').mockImplementationOnce(async (...file) => {
      expect(catalog.process.database.inTransaction).toBe(false);
      await work();
      return put(...file);
    });
  }

  /** Where a place is changed that a form names by its id. */
  function pathOf(place: Fields[string]): string {
    if (typeof place !== 'string') throw new Error('the form names no stored place');
    return `/api/v1/utils/coordinate/${place}/`;
  }

  const rename = async (place: Fields[string], name: string) => {
    const path = pathOf(place);
    expect(
      (await catalog.process.request<Coordinate>('PATCH', path, { headers: asStaff(), body: { name } })).status,
    ).toBe(200);
  };

  const stored = async (id: string) => {
    const [row] = await catalog.process.database.query<{ details: Record<string, { name: string }>; title: string }>(
      `select details, title from service_records where id = ?`,
      [id],
    );
    return row;
  };

  test('a place that is renamed while the file of its record is uploaded has its new name there', async () => {
    const { location } = await catalog.fields('hosting');
    whileUploading(() => rename(location, 'Hotel Puerto Nuevo'));
    const { status, body } = await catalog.create('hosting', { location });
    expect({ status, body }).toMatchObject({ status: 201, body: { location: { name: 'Hotel Puerto Nuevo' } } });
    expect((await stored(body.id))?.details.location).toMatchObject({ name: 'Hotel Puerto Nuevo' });
  });

  test('a plan and a place that are renamed while an existing record gets another file have their new names there', async () => {
    const { body: stay } = await catalog.create('hosting');
    const plan = '01990000-0001-7000-8000-000000000003';
    const [before] = await catalog.process.database.query<{ name: string }>(
      `select name from food_plans where id = ?`,
      [plan],
    );
    const renamePlan = (name = '') =>
      catalog.process.database.query(`update food_plans set name = ? where id = ?`, [name, plan]);
    whileUploading(() => renamePlan('Solo cena'));
    const { body } = await catalog.change('hosting', stay.id, { food_plan: plan, reservation: pdf('Otra') });
    await renamePlan(before?.name);
    expect(body).toMatchObject({ food_plan: { id: plan, name: 'Solo cena' } });

    const { body: transport } = await catalog.create('transportation');
    const { start_location } = await catalog.fields('transportation');
    whileUploading(() => rename(start_location, 'Muelle sur'));
    const moved = await catalog.change('transportation', transport.id, { start_location, reservation: pdf('Otra') });
    expect(moved.body).toMatchObject({ start_location: { name: 'Muelle sur' } });
  });

  test('a place that goes while the file is uploaded leaves neither a record nor the file', async () => {
    const { location } = await catalog.fields('hosting');
    const before = [await catalog.count('service_records'), await catalog.count('files')];
    whileUploading(() => catalog.process.database.query(`delete from coordinates where id = ?`, [location]));
    expect(await catalog.create('hosting', { location })).toMatchObject({
      status: 400,
      body: { location: ['No existe o ya no está disponible.'] },
    });
    expect([await catalog.count('service_records'), await catalog.count('files')]).toEqual(before);
  });

  test('an item that somebody else fills while the file is uploaded keeps that record, and no other file', async () => {
    const item = catalog.journeys.item('visa');
    const first = { status: 0 };
    whileUploading(async () => {
      first.status = (await catalog.create('visa', { package_service: item.id })).status;
    });
    const files = await catalog.count('files');
    expect(await catalog.create('visa', { package_service: item.id })).toMatchObject({
      status: 409,
      body: { code: 'already_attached' },
    });
    expect([first.status, await catalog.count('files')]).toEqual([201, files + 1]);
  });

  test('a record that somebody else changes while the file is uploaded is not changed from what was read before', async () => {
    const { body: visa } = await catalog.create('visa');
    const files = await catalog.count('files');
    whileUploading(() => catalog.change('visa', visa.id, { cost: '7' }));
    const late = await catalog.change('visa', visa.id, { cost: '9', version: '1', reservation: pdf('Otra') });
    expect(late).toMatchObject({ status: 409, body: { code: 'stale_version' } });
    expect(await catalog.count('files')).toBe(files);
  });

  test('what cannot be stored is refused before a byte goes to the object store', async () => {
    const put = jest.spyOn(catalog.process.app.get(ObjectStore), 'putFile');
    expect((await catalog.create('visa', { package_service: newId() })).status).toBe(400);
    const { body } = await catalog.create('visa', { reservation: pdf() });
    expect(put).toHaveBeenCalledTimes(1);
    expect((await catalog.change('visa', body.id, { version: '9', reservation: pdf() })).status).toBe(409);
    expect(put).toHaveBeenCalledTimes(1);
  });

  test('a transaction waits neither for the object store nor for another service', async () => {
    const { app, database } = catalog.process;
    const file = {
      field: 'x',
      name: 'x.pdf',
      mediaType: 'application/pdf',
      ...(await new TemporaryFiles().write([Buffer.from('%PDF')])),
      receivedSha256: '-',
    };
    await expect(database.transaction(() => app.get(FileStore).upload(file))).rejects.toThrow('does not wait');
    const item = catalog.journeys.item('visa');
    const asked = database.transaction(() => app.get(PackageServices).find(item.id, item.agency));
    await expect(asked).rejects.toThrow('does not wait');
  });

  test('a place is renamed and its records are stored at once, and no record keeps the former name', async () => {
    const { location } = await catalog.fields('hosting');
    const names = Array.from({ length: 8 }, (_, index) => `Hotel ${index}`);
    const path = pathOf(location);
    const answers = await Promise.all(
      names.flatMap((name) => [
        catalog.create('hosting', { location }),
        catalog.process.request('PATCH', path, { headers: asStaff(), body: { name } }),
      ]),
    );
    expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 201]);
    const [place] = await catalog.process.database.query<{ name: string }>(
      `select name from coordinates where id = ?`,
      [location],
    );
    const rows = await catalog.process.database.query<{ name: string }>(
      `select distinct details->'location'->>'name' as name from service_records where ? = any(places)`,
      [location],
    );
    expect(rows).toEqual([{ name: place?.name }]);
  });

  test('everything that is wrong with a record is told at once: fields, what is not there, and the missing file', async () => {
    const before = [await catalog.count('service_records'), await catalog.count('files')];
    const fields = await catalog.fields('air_ticket', {
      flight_number: undefined,
      departure_airport: 'ZZZ',
      luggage_types: [newId()],
      package_service: newId(),
      boarding_time: 'mañana',
      cost: '-1',
      reservation: undefined,
    });
    const { status, body } = await catalog.process.request('POST', '/api/v1/agency/air_ticket', {
      headers: asStaff(),
      body: form(fields),
    });
    expect(status).toBe(400);
    expect(Object.keys(body).sort()).toEqual([
      'boarding_time',
      'cost',
      'departure_airport',
      'flight_number',
      'luggage_types',
      'package_service',
      'reservation',
    ]);
    expect([await catalog.count('service_records'), await catalog.count('files')]).toEqual(before);
  });

  test('everything that is wrong with a change is told at once, with the fields that are locked', async () => {
    const { body: stay } = await catalog.create('hosting');
    const refused = await catalog.change('hosting', stay.id, {
      name: 'Otro',
      food_plan: newId(),
      check_in: 'mañana',
      reservation: new Blob(['no es un PDF']),
    });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body).sort()).toEqual(['check_in', 'food_plan', 'name', 'reservation']);
  });

  test('while journeys is away, a form that is wrong anyway still says what is wrong', async () => {
    catalog.journeys.delay = 1500;
    const answer = await catalog.create('visa', { package_service: newId(), reservation: undefined });
    catalog.journeys.delay = 0;
    expect(answer).toMatchObject({ status: 400, body: { reservation: ['Adjunte un archivo.'] } });
  });

  test('a form is told at once that it names no item, and that a text in it cannot be stored', async () => {
    const answer = await catalog.create('hosting', { food_plan: 'a\u0000', package_service: newId() });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body).sort()).toEqual(['food_plan', 'package_service']);
  });

  test('the fields of a document that refer to nothing are told together with its missing file', async () => {
    const item = catalog.journeys.item('visa');
    const send = (fields: Record<string, string>) =>
      catalog.process.request('POST', '/api/v1/agency/service_doc/', { headers: asStaff(), body: form(fields) });
    expect(Object.keys((await send({ package_service: item.id, passenger: newId() })).body).sort()).toEqual([
      'document',
      'passenger',
    ]);
    expect(Object.keys((await send({ package_service: newId(), passenger: 'x' })).body).sort()).toEqual([
      'document',
      'package_service',
      'passenger',
    ]);
  });

  test('the images and texts of the site that are wrong are told at once', async () => {
    const ask = (method: string, path: string, body: unknown) =>
      catalog.process.request(method, `/api/v1/content/${path}`, { headers: asStaff(), body });
    const unknown = { id: newId(), alt: 'Una playa' };
    const tour = await ask('POST', 'packages', { title: '', caption: 'Tres días', picture: unknown });
    expect(tour.status).toBe(400);
    expect(Object.keys(tour.body).sort()).toEqual(['description', 'picture.id', 'title']);
    const covers = await ask('PUT', 'web/Images_portadas', { images: [{ id: 'x', alt: 'Mar' }, unknown] });
    expect(Object.keys(covers.body).sort()).toEqual(['images.0.id', 'images.1.id']);
    const section = await ask('PUT', 'web/ImagesSections', { images: { aboutUs: { ...unknown, alt: '' } } });
    expect(Object.keys(section.body).sort()).toEqual(['images.aboutUs.alt', 'images.aboutUs.id']);
  });

  test('a place that a hosting holds does not move, and its broken name is told with that', async () => {
    const { location } = await catalog.fields('hosting');
    await catalog.create('hosting', { location });
    const path = pathOf(location);
    const moved = await catalog.process.request('PATCH', path, { headers: asStaff(), body: { name: '', latitude: 1 } });
    expect(moved.status).toBe(400);
    expect(Object.keys(moved.body).sort()).toEqual(['latitude', 'name']);
  });

  test('attaching says at once that the state is none and the record is not there', async () => {
    const item = catalog.journeys.item('visa');
    const answer = await catalog.process.request('PATCH', `/api/v1/journey/package_service/${item.id}/`, {
      headers: asStaff(),
      body: { status: 'X', service: newId() },
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body).sort()).toEqual(['service', 'status']);
  });
});
