import {
  type Details,
  detailsView,
  serviceKind,
  serviceKinds,
  type ServiceRecordAnswer,
  type StoredFile,
  viewOf,
} from '@bitacora/contracts';
import type { LocalTime } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { asStaff, asTraveller, OTHER_AGENCY } from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Catalog, form, pdf } from '../fixture/catalog.ts';

const catalog = new Catalog();

describe('service records', () => {
  beforeAll(() => catalog.start(), 60_000);
  afterAll(() => catalog.stop());

  const events = async (recordId: string) =>
    catalog.process.database.query<{
      name: string;
      aggregate_version: number;
      envelope: { data: Record<string, unknown> };
    }>(`select name, aggregate_version, envelope from outbox where aggregate_id = ? order by id`, [recordId]);

  describe.each(serviceKinds)('%s', (kind) => {
    test('is stored with its file, attached to its package service, and told to others', async () => {
      const item = catalog.journeys.item(kind);
      const { status, body } = await catalog.create(kind, { package_service: item.id });
      expect({ status, body }).toMatchObject({
        status: 201,
        body: { version: 1, cost: 120.5, package_service: { id: item.id, status: 'T' } },
      });
      expect(body.reservation).toMatchObject({ media_type: 'application/pdf', name: 'reservation.pdf' });
      expect(detailsView(serviceKind(kind)).safeParse(body).error).toBeUndefined();
      const [event] = await events(body.id);
      expect(event).toMatchObject({
        name: 'services-catalog.service-attached',
        aggregate_version: 1,
        envelope: {
          data: { package_service: item.id, journey: item.journey, cost_cents: 12_050, title: body.title, kind },
        },
      });
      expect(event?.envelope.data.details).not.toHaveProperty('cost');
    });

    test('reads back as its example said, places and times and all', async () => {
      const descriptor = serviceKind(kind);
      const example = descriptor.examples[0] ?? {};
      const ofDestination = Object.entries(descriptor.fields).flatMap(([name, field]) =>
        field.is === 'local-time' && field.zone === 'destination' ? [example[name] as LocalTime] : [],
      );
      const [destination] = ofDestination;
      const item = catalog.journeys.item(kind, destination ? { destination_time_zone: destination.zone } : {});
      const { body } = await catalog.create(kind, { package_service: item.id });
      const [stored] = await catalog.process.database.query<{ details: Details }>(
        `select details from service_records where id = ?`,
        [body.id],
      );
      const places = Object.keys(descriptor.fields).filter((name) => descriptor.fields[name]?.is === 'coordinate');
      const withoutIds = (details: Record<string, unknown>) => ({
        ...details,
        ...Object.fromEntries(places.map((name) => [name, { ...(details[name] as object), id: 'of its own' }])),
      });
      expect(withoutIds(stored?.details ?? {})).toEqual(withoutIds(example));
      expect(withoutIds(body)).toMatchObject(withoutIds(viewOf(descriptor, example)));
    });

    test('changes by PATCH, with the id in the path or in the body', async () => {
      const { body: record } = await catalog.create(kind);
      const patched = await catalog.change(kind, record.id, { cost: '99.99' });
      expect(patched).toMatchObject({ status: 200, body: { id: record.id, version: 2, cost: 99.99 } });
      expect(patched.body).toMatchObject({ reservation: record.reservation, title: record.title });
      const path = `/api/v1/agency/${serviceKind(kind).path}`;
      const body = { id: record.id, cost: '1', version: 2 };
      const again = await catalog.process.request('PATCH', path, { headers: asStaff(), body });
      expect(again).toMatchObject({ status: 200, body: { version: 3, cost: 1 } });
      expect((await events(record.id)).map(({ name }) => name.split('.')[1])).toEqual([
        'service-record-updated',
        'service-record-updated',
        'service-record-updated',
      ]);
    });

    test('an empty form names every required field and stores nothing', async () => {
      const before = [await catalog.count('service_records'), await catalog.count('files')];
      const path = `/api/v1/agency/${serviceKind(kind).path}`;
      const { status, body } = await catalog.process.request('POST', path, {
        headers: asStaff(),
        body: form({ x: 'y' }),
      });
      expect(status).toBe(400);
      expect(body).toHaveProperty('reservation', ['Adjunte un archivo.']);
      expect(Object.keys(body).length).toBeGreaterThan(2);
      expect([await catalog.count('service_records'), await catalog.count('files')]).toEqual(before);
    });

    test('is for staff of its agency only', async () => {
      const { body: record } = await catalog.create(kind);
      const path = `/api/v1/agency/${serviceKind(kind).path}`;
      const fields = await catalog.fields(kind);
      for (const [method, target] of [
        ['POST', path],
        ['PATCH', `${path}/${record.id}`],
      ] as const) {
        const as = async (headers: Record<string, string>) =>
          (await catalog.process.request(method, target, { headers, body: form(fields) })).status;
        expect(await as({})).toBe(401);
        expect(await as(asTraveller())).toBe(403);
      }
      expect((await catalog.change(kind, record.id, { cost: '1' }, asStaff(OTHER_AGENCY))).status).toBe(404);
      expect((await catalog.change(kind, newId(), { cost: '1' })).status).toBe(404);
      expect((await catalog.change(kind, 'no-id', { cost: '1' })).status).toBe(404);
    });
  });

  test('a record of one kind is not found under another', async () => {
    const { body: record } = await catalog.create('visa');
    expect((await catalog.change('cruise', record.id, { cost: '1' })).status).toBe(404);
  });

  test('times are kept on the clock of their place', async () => {
    const ticket = await catalog.create('air_ticket', {
      boarding_time: '2031-07-10T10:00',
      arrival_time: '2031-07-10T17:00:00Z',
    });
    expect(ticket.body).toMatchObject({
      boarding_time: '2031-07-10T10:00:00-05:00',
      boarding_time_time_zone: 'America/Guayaquil',
      arrival_time: '2031-07-10T11:00:00-06:00',
      arrival_time_time_zone: 'Pacific/Galapagos',
    });
    const item = catalog.journeys.item('car_rental', { destination_time_zone: 'America/Lima' });
    const car = await catalog.create('car_rental', { package_service: item.id });
    expect(car.body).toMatchObject({
      delivery_date: '2031-07-10T09:00:00-05:00',
      delivery_date_time_zone: 'America/Lima',
    });
    const [row] = await catalog.process.database.query<{ starts_local: string; starts_zone: string; starts_at: Date }>(
      `select starts_local, starts_zone, starts_at from service_records where id = ?`,
      [ticket.body.id],
    );
    expect(row).toMatchObject({ starts_local: '2031-07-10T10:00', starts_zone: 'America/Guayaquil' });
    expect(new Date(row?.starts_at ?? 0).toISOString()).toBe('2031-07-10T15:00:00.000Z');
  });

  test('a time keeps its clock when its airport changes', async () => {
    const { body: record } = await catalog.create('air_ticket');
    const { body } = await catalog.change('air_ticket', record.id, { departure_airport: 'MIA', luggage_types: [] });
    expect(body).toMatchObject({
      departure_airport: { id: 'MIA' },
      boarding_time: '2031-07-10T10:00:00-04:00',
      boarding_time_time_zone: 'America/New_York',
    });
  });

  test('what refers to nothing is named at once, with the package service', async () => {
    const coordinates = await catalog.count('coordinates');
    const { status, body } = await catalog.create('air_ticket', {
      departure_airport: 'ZZZ',
      luggage_types: [newId(), '01990000-0002-7000-8000-000000000002'],
      package_service: newId(),
    });
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        departure_airport: ['No existe o ya no está disponible.'],
        luggage_types: ['No existe o ya no está disponible.'],
        package_service: ['No existe o ya no está disponible.'],
      },
    });
    expect(await catalog.count('coordinates')).toBe(coordinates);
  });

  test('an item of another agency or kind is refused like one that is not there', async () => {
    for (const item of [catalog.journeys.item('visa'), catalog.journeys.item('cruise', { agency: OTHER_AGENCY })]) {
      const { status, body } = await catalog.create('cruise', { package_service: item.id });
      expect({ status, body }).toEqual({
        status: 400,
        body: { package_service: ['No existe o ya no está disponible.'] },
      });
    }
  });

  test('a stay may not end before it starts, nor a flight land before it left', async () => {
    const stay = await catalog.create('hosting', { check_out: '2031-07-09T11:00' });
    expect(stay).toMatchObject({
      status: 400,
      body: { check_out: ['«Check-out» no puede ser antes de «Check-in».'] },
    });
    const flight = { boarding_time: '2031-07-10T10:30', arrival_time: '2031-07-10T10:00' };
    expect((await catalog.create('air_ticket', flight)).status).toBe(201);
    const early = { boarding_time: '2031-07-10T12:30', arrival_time: '2031-07-10T10:00' };
    expect((await catalog.create('air_ticket', early)).status).toBe(400);
  });

  test('locked fields of a hosting keep their value', async () => {
    const fields = await catalog.fields('hosting');
    const { body: record } = await catalog.create('hosting', fields);
    const same = { name: fields.name, address: fields.address, location: fields.location, cost: '5' };
    expect((await catalog.change('hosting', record.id, same)).status).toBe(200);
    const { location } = await catalog.fields('hosting');
    const other = await catalog.change('hosting', record.id, { name: 'Otro', address: 'Otra', location });
    expect(other).toMatchObject({
      status: 400,
      body: {
        name: ['Este dato no se puede cambiar.'],
        address: ['Este dato no se puede cambiar.'],
        location: ['Este dato no se puede cambiar.'],
      },
    });
  });

  test('an update skips the date and file rules', async () => {
    const { body: record } = await catalog.create('activity');
    const past = await catalog.change('activity', record.id, { start_date: '2020-01-01', end_date: '2020-01-02' });
    expect(past).toMatchObject({ status: 200, body: { start_date: '2020-01-01', reservation: record.reservation } });
  });

  test('a new file replaces the old one, which is kept for a restored database', async () => {
    const { body: record } = await catalog.create('visa');
    const { body } = await catalog.change('visa', record.id, { reservation: pdf('Otra') });
    expect(body.reservation?.id).not.toBe(record.reservation?.id);
    const status = async (file: StoredFile | null) => {
      const rows = await catalog.process.database.query<{ status: string }>(`select status from files where id = ?`, [
        file?.id,
      ]);
      return rows[0]?.status;
    };
    expect([await status(record.reservation), await status(body.reservation)]).toEqual(['replaced', 'stored']);
  });

  test('a stale version is refused and changes nothing', async () => {
    const { body: record } = await catalog.create('visa');
    const files = await catalog.count('files');
    await catalog.change('visa', record.id, { cost: '1', version: '1' });
    const stale = await catalog.change('visa', record.id, { cost: '2', version: '1', reservation: pdf() });
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale_version' } });
    expect(await catalog.count('files')).toBe(files);
    expect((await catalog.change('visa', record.id, { version: '2' })).body).toMatchObject({ cost: 1 });
  });

  test('a transport takes places by id or by name and position', async () => {
    const { start_location: _, ...fields } = await catalog.fields('transportation');
    const create = (changes: Record<string, string>) =>
      catalog.process.request<ServiceRecordAnswer>('POST', '/api/v1/agency/transportation/', {
        headers: asStaff(),
        body: form({ ...fields, ...changes }),
      });
    const { status, body } = await create({
      'start_location.name': 'Terminal',
      'start_location.latitude': '-0.45',
      'start_location.longitude': '-90.27',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      start_location: { name: 'Terminal', latitude: -0.45, longitude: -90.27 },
      boarding_time_time_zone: 'Pacific/Galapagos',
    });
    const broken = await create({ 'start_location.name': '', 'start_location.latitude': '95' });
    expect(broken).toMatchObject({
      status: 400,
      body: {
        'start_location.name': ['Este campo es obligatorio.'],
        'start_location.latitude': ['El valor debe ser menor o igual a 90.'],
        'start_location.longitude': ['Este campo es obligatorio.'],
      },
    });
  });

  test("an insurance is for the journey's destination", async () => {
    const other = catalog.journeys.item('travel_insurance', { destination_city: 'US-MIA' });
    expect(await catalog.create('travel_insurance', { package_service: other.id })).toMatchObject({
      status: 400,
      body: { city: ['Debe ser la ciudad de destino del viaje.'] },
    });
    const own = await catalog.create('travel_insurance', { package_service: other.id, city: undefined });
    expect(own).toMatchObject({ status: 201, body: { city: { code: 'US-MIA', country: 'Estados Unidos' } } });
    expect(await catalog.create('travel_insurance', { city: undefined })).toMatchObject({
      status: 400,
      body: { city: ['Este campo es obligatorio.'] },
    });
  });

  test('unknown fields are ignored: nobody chooses the id, the agency or the version', async () => {
    const { body } = await catalog.create('visa', { id: newId(), agency: OTHER_AGENCY, version: '7', kind: 'cruise' });
    expect(body).toMatchObject({ agency: '0993371112001', version: 1, kind: 'visa' });
  });
});
