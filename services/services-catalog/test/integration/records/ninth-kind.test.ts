import type { ServiceKind } from '@bitacora/contracts';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';

// The guide's two steps: the kind's own file, and its line in the list of kinds. Nothing else knows about it.
const kindsFile = '../../../../../libs/contracts/src/service-kinds/kinds.ts';
const { serviceKindTable } = await import('../../../../../libs/contracts/src/service-kinds/kinds.ts');
const { trainTicket } = await import('../fixture/train-ticket.ts');
const table = { ...serviceKindTable, train_ticket: trainTicket };
jest.resetModules();
jest.unstable_mockModule(kindsFile, () => ({
  serviceKindTable: table,
  serviceKinds: Object.keys(table),
  serviceKind: (kind: keyof typeof table) => table[kind],
}));
const { Catalog } = await import('../fixture/catalog.ts');
const { endpoints } = await import('@bitacora/contracts');
const { openApiDocument } = await import('@bitacora/contracts/open-api');

const catalog = new Catalog();
const train = 'train_ticket' as ServiceKind;
beforeAll(() => catalog.start(), 60_000);
afterAll(() => catalog.stop());

test('a ninth kind is created, attached, shown, changed and refused like the others', async () => {
  const item = catalog.journeys.item(train, { destination_time_zone: 'Europe/Madrid' });
  const { status, body } = await catalog.create(train, { package_service: item.id });
  expect({ status, body }).toMatchObject({
    status: 201,
    body: {
      kind: 'train_ticket',
      title: 'Tren Renfe desde España, Madrid',
      departure_time: '2031-07-10T09:30:00+02:00',
      departure_time_time_zone: 'Europe/Madrid',
      package_service: { id: item.id, status: 'T' },
    },
  });
  const patched = await catalog.change(train, body.id, { seat: '' });
  expect(patched).toMatchObject({ status: 200, body: { seat: null, version: 2 } });
  const refused = await catalog.create(train, { departure_city: 'ES-NADA', departure_time: '2020-01-01T08:00' });
  expect(refused.status).toBe(400);
});

test('a ninth kind is in the OpenAPI document', () => {
  expect(openApiDocument('Bitácora', endpoints).paths).toHaveProperty('/api/v1/agency/train_ticket');
});

test('the guide shows this very kind', async () => {
  const guide = await readFile(new URL('../../../../../docs/how-to/add-a-service-kind.md', import.meta.url), 'utf8');
  const fixture = await readFile(new URL('../fixture/train-ticket.ts', import.meta.url), 'utf8');
  const shown = /```ts\n(import[\s\S]*?)```/.exec(guide)?.[1];
  const inItsPlace = fixture.replace(/import .*\n/, '');
  expect(shown?.replace(/(import .*\n)+/, '')).toBe(inItsPlace);
});
