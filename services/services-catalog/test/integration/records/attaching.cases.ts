import type { PackageServiceInternal, ServiceRecordAnswer } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { Inbox, SecurityLog } from '@bitacora/platform';
import { asStaff, asTraveller, eventually, OTHER_AGENCY } from '@bitacora/testing';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Catalog, form, pdf } from '../fixture/catalog.ts';

const catalog = new Catalog();

describe('attaching', () => {
  beforeAll(() => catalog.start(), 60_000);
  afterAll(() => catalog.stop());

  describe('attaching', () => {
    afterEach(() => {
      catalog.journeys.delay = 0;
    });

    const attach = (item: string, body: unknown, headers: Record<string, string> = asStaff()) =>
      catalog.process.request('PATCH', `/api/v1/journey/package_service/${item}/`, { headers, body });

    const removed = (item: { id: string; journey: string; agency: string }) =>
      catalog.process.app.get(Inbox).receive({
        id: newId(),
        name: 'journeys.package-service-removed',
        schema_version: 1,
        aggregate_id: item.journey,
        aggregate_version: 3,
        occurred_at: new Date().toISOString(),
        correlation_id: newId(),
        actor: null,
        data: { package_service: item.id, journey: item.journey, agency: item.agency },
      });

    test('of two people who attach to one item at once, one succeeds and one record exists', async () => {
      const item = catalog.journeys.item('hosting');
      const answers = await Promise.all([
        catalog.create('hosting', { package_service: item.id }),
        catalog.create('hosting', { package_service: item.id }),
        catalog.create('hosting', { package_service: item.id }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
      const rows = await catalog.process.database.query(`select id from service_records where package_service = ?`, [
        item.id,
      ]);
      expect(rows).toHaveLength(1);
      await eventually(async () => {
        const left = await catalog.process.database.query(`select id from files where status <> 'stored'`);
        expect(left).toHaveLength(0);
      });
    });

    test('an item that has a record takes no second one', async () => {
      const item = catalog.journeys.item('visa');
      await catalog.create('visa', { package_service: item.id });
      const files = await catalog.count('files');
      expect(await catalog.create('visa', { package_service: item.id })).toMatchObject({
        status: 409,
        body: { code: 'already_attached' },
      });
      expect(await catalog.count('files')).toBe(files);
    });

    test('a cancelled journey takes no record', async () => {
      const item = catalog.journeys.item('visa', { is_open: false });
      expect((await catalog.create('visa', { package_service: item.id })).status).toBe(409);
    });

    test('while journeys is away or slow nothing is stored, and the answer says to try again', async () => {
      const item = catalog.journeys.item('visa');
      const before = [await catalog.count('service_records'), await catalog.count('files')];
      catalog.journeys.delay = 3000;
      const { status, body } = await catalog.create<{ detail: string }>('visa', { package_service: item.id });
      expect({ status, detail: body.detail }).toEqual({ status: 503, detail: 'Error en el servidor' });
      expect([await catalog.count('service_records'), await catalog.count('files')]).toEqual(before);
    });

    test('a repeated Idempotency-Key answers the first result and stores once, at once and later', async () => {
      const item = catalog.journeys.item('visa');
      const fields = await catalog.fields('visa', { package_service: item.id });
      const headers = { 'idempotency-key': newId(), ...asStaff('0993371112001', newId()) };
      const answers = await Promise.all([
        catalog.create('visa', fields, headers),
        catalog.create('visa', fields, headers),
      ]);
      const later = await catalog.create('visa', fields, headers);
      for (const answer of [...answers, later]) expect(answer.status).toBe(201);
      expect(new Set([...answers, later].map(({ body }) => body.id)).size).toBe(1);
      const other = await catalog.create('visa', { ...fields, cost: '7' }, headers);
      expect(other.status).toBe(422);
      await eventually(async () => {
        const left = await catalog.process.database.query(`select id from files where status <> 'stored'`);
        expect(left).toHaveLength(0);
      });
    });

    test('a record that exists is attached by the PATCH of its package service, once', async () => {
      const item = catalog.journeys.item('car_rental', { destination_time_zone: 'America/Lima' });
      const { body: record } = await catalog.create('car_rental');
      expect(record).toMatchObject({ package_service: null, delivery_date_time_zone: 'America/Guayaquil' });
      const body = { id: item.id, status: 'T', service: record.id };
      expect(await attach(item.id, body)).toMatchObject({ status: 200, body });
      const asked = catalog.journeys.asked;
      expect(await attach(item.id, body)).toMatchObject({ status: 200, body });
      expect(catalog.journeys.asked).toBe(asked);
      const events = await catalog.process.database.query<{ name: string }>(
        `select name from outbox where aggregate_id = ? order by id`,
        [record.id],
      );
      expect(events.map(({ name }) => name.split('.')[1])).toEqual(['service-record-updated', 'service-attached']);
      const { body: now } = await catalog.change('car_rental', record.id, {});
      expect(now).toMatchObject({
        delivery_date_time_zone: 'America/Lima',
        package_service: { id: item.id, status: 'T' },
      });
    });

    test('a client that creates and then patches as its list of calls says changes nothing more', async () => {
      const item = catalog.journeys.item('visa');
      const { body: record } = await catalog.create('visa', { package_service: item.id });
      expect((await attach(item.id, { id: item.id, status: 'T', service: record.id })).status).toBe(200);
      const byBody = await catalog.process.request('PATCH', '/api/v1/journey/package_service/', {
        headers: asStaff(),
        body: { id: item.id, status: 'T', service: record.id },
      });
      expect(byBody.status).toBe(200);
      expect((await catalog.change('visa', record.id, {})).body).toMatchObject({ version: 2 });
    });

    test('another record, or back to pending, is a conflict', async () => {
      const item = catalog.journeys.item('visa');
      const { body: record } = await catalog.create('visa', { package_service: item.id });
      const { body: other } = await catalog.create('visa');
      expect((await attach(item.id, { status: 'T', service: other.id })).status).toBe(409);
      expect((await attach(item.id, { status: 'P', service: record.id })).status).toBe(409);
      expect((await attach(item.id, { status: 'P', service: null })).status).toBe(409);
      const second = catalog.journeys.item('visa');
      expect(await attach(second.id, { status: 'T', service: record.id })).toMatchObject({
        status: 409,
        body: { code: 'record_attached' },
      });
    });

    test('attaching names what is missing, and finds only what is of the agency and kind', async () => {
      const item = catalog.journeys.item('visa');
      const { body: visa } = await catalog.create('visa');
      const { body: cruise } = await catalog.create('cruise');
      expect(await attach(item.id, {})).toMatchObject({
        status: 400,
        body: { status: ['Este campo es obligatorio.'] },
      });
      expect(await attach(item.id, { status: 'T' })).toMatchObject({
        status: 400,
        body: { service: expect.anything() },
      });
      expect(await attach(item.id, { status: 'X', service: 'y' })).toMatchObject({
        status: 400,
        body: { status: ['Elija una opción de la lista.'], service: ['El identificador no es válido.'] },
      });
      for (const service of [newId(), cruise.id]) {
        expect(await attach(item.id, { status: 'T', service })).toMatchObject({
          status: 400,
          body: { service: ['No existe o ya no está disponible.'] },
        });
      }
      expect((await attach(newId(), { status: 'T', service: visa.id })).status).toBe(404);
      expect((await attach(item.id, { status: 'T', service: visa.id }, asStaff(OTHER_AGENCY))).status).toBe(404);
      expect((await attach(item.id, { status: 'T', service: visa.id }, asTraveller())).status).toBe(403);
      expect((await attach(item.id, { status: 'T', service: visa.id }, {})).status).toBe(401);
    });

    test('an item that is removed releases its record and its documents, and takes no new one', async () => {
      const item = catalog.journeys.item('visa');
      const { body: record } = await catalog.create('visa', { package_service: item.id });
      const document = await catalog.process.request<{ id: string }>('POST', '/api/v1/agency/service_doc/', {
        headers: asStaff(),
        body: form({ package_service: item.id, passenger: item.passengers[0], document: pdf() }),
      });
      expect(await removed(item)).toBe('handled');
      expect((await catalog.change('visa', record.id, {})).body).toMatchObject({ package_service: null, version: 3 });
      const gone = await catalog.process.request('DELETE', `/api/v1/agency/service_doc/${document.body.id}`, {
        headers: asStaff(),
      });
      expect(gone.status).toBe(404);
      const names = await catalog.process.database.query<{ name: string }>(
        `select name from outbox where aggregate_id in (?, ?) order by id`,
        [record.id, document.body.id],
      );
      expect(names.map(({ name }) => name.split('.')[1])).toEqual([
        'service-attached',
        'service-document-added',
        'service-released',
        'service-document-removed',
        'service-record-updated',
      ]);
      expect(await catalog.create('visa', { package_service: item.id })).toMatchObject({
        status: 409,
        body: { code: 'package_service_removed' },
      });
    });

    test('a removal that arrives first still keeps the item empty', async () => {
      const item = catalog.journeys.item('visa');
      await removed(item);
      expect((await catalog.create('visa', { package_service: item.id })).status).toBe(409);
    });
  });

  describe('replacing', () => {
    /** An item with its record, as journeys tells of it afterwards. */
    async function filled(changes: Partial<PackageServiceInternal> = {}) {
      const item = catalog.journeys.item('hosting');
      const { body: record } = await catalog.create('hosting', { package_service: item.id });
      Object.assign(item, { is_open: false, status: 'T', service: record.id, ...changes });
      return { item, record };
    }

    const attachedTo = (item: string) =>
      catalog.process.database.query<{ id: string; replaces: string | null }>(
        `select id, replaces from service_records where package_service = ?`,
        [item],
      );

    test('a new record takes the place of the attached one in one step, and the old one stays', async () => {
      const { item, record } = await filled();
      const document = await catalog.process.request<{ id: string }>('POST', '/api/v1/agency/service_doc/', {
        headers: asStaff(),
        body: form({ package_service: item.id, passenger: item.passengers[0], document: pdf() }),
      });
      const { status, body } = await catalog.create('hosting', { name: 'Hotel Sol', replaces: record.id });
      expect({ status, body }).toMatchObject({
        status: 201,
        body: { name: 'Hotel Sol', package_service: { id: item.id, status: 'T' } },
      });
      expect(await attachedTo(item.id)).toEqual([{ id: body.id, replaces: record.id }]);
      expect((await catalog.change('hosting', record.id, {})).body).toMatchObject({
        package_service: null,
        reservation: record.reservation,
      });
      const told = await catalog.process.database.query<{
        name: string;
        aggregate_id: string;
        replaces: string | null;
      }>(
        `select name, aggregate_id, envelope->'data'->>'replaces' as replaces from outbox
     where aggregate_id in (?, ?, ?) order by id`,
        [record.id, document.body.id, body.id],
      );
      expect(told.slice(2, 5)).toEqual([
        { name: 'services-catalog.service-released', aggregate_id: record.id, replaces: null },
        // What passengers had for the old one is not for the new one.
        { name: 'services-catalog.service-document-removed', aggregate_id: document.body.id, replaces: null },
        { name: 'services-catalog.service-attached', aggregate_id: body.id, replaces: record.id },
      ]);
    });

    test('of two people who replace one record at once, one succeeds and the other is told', async () => {
      const { item, record } = await filled();
      const replace = () => catalog.create('hosting', { package_service: item.id, replaces: record.id });
      const answers = await Promise.all([replace(), replace()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'not_attached' });
      expect(await attachedTo(item.id)).toHaveLength(1);
    });

    test('what is called off keeps its record', async () => {
      const { item, record } = await filled({ is_cancelled: true });
      expect(await catalog.create('hosting', { replaces: record.id })).toMatchObject({
        status: 409,
        body: { code: 'package_service_cancelled' },
      });
      expect(await attachedTo(item.id)).toMatchObject([{ id: record.id }]);
    });

    test('what is called off keeps what its record says, until it is restored', async () => {
      const { item, record } = await filled({ is_cancelled: true });
      const files = await catalog.count('files');
      expect(await catalog.change('hosting', record.id, { cost: '7', reservation: pdf() })).toMatchObject({
        status: 409,
        body: { code: 'package_service_cancelled' },
      });
      expect(await catalog.count('files')).toBe(files);
      item.is_cancelled = false;
      expect(await catalog.change('hosting', record.id, { cost: '7' })).toMatchObject({
        status: 200,
        body: { cost: 7 },
      });
    });

    test('a record that is not there, or of another kind or agency, is not replaced', async () => {
      const { record } = await filled();
      const { body: visa } = await catalog.create<ServiceRecordAnswer>('visa');
      const replaces = ['No existe o ya no está disponible.'];
      for (const id of [newId(), visa.id]) {
        expect(await catalog.create('hosting', { replaces: id })).toMatchObject({ status: 400, body: { replaces } });
      }
      const noted = jest.spyOn(catalog.process.app.get(SecurityLog), 'record').mockClear();
      expect((await catalog.create('hosting', { replaces: newId() })).status).toBe(400);
      expect(noted).not.toHaveBeenCalled();
      expect(await catalog.create('hosting', { replaces: record.id }, asStaff(OTHER_AGENCY))).toMatchObject({
        status: 400,
        body: { replaces },
      });
      // Its place is another agency's, too. A command looks twice, and each is noted once.
      expect(noted.mock.calls.map(([, details]) => details?.reason)).toEqual([
        'unknown_reference: replaces',
        'unknown_reference: location',
      ]);
      noted.mockRestore();
      const { body: free } = await catalog.create('hosting');
      expect((await catalog.create('hosting', { replaces: free.id })).status).toBe(409);
    });
  });
});
