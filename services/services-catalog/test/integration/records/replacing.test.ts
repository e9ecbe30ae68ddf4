import type { PackageServiceInternal, ServiceRecordAnswer } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { SecurityLog } from '@bitacora/platform';
import { asStaff, OTHER_AGENCY } from '@bitacora/testing';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { Catalog, form, pdf } from '../fixture/catalog.ts';

const catalog = new Catalog();
beforeAll(() => catalog.start(), 60_000);
afterAll(() => catalog.stop());

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
  const told = await catalog.process.database.query<{ name: string; aggregate_id: string; replaces: string | null }>(
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
