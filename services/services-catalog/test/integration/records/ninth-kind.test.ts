import type { ServiceKind } from '@bitacora/contracts';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';

// The guide's steps: the kind's own file and its line in the list of kinds, and a list of its own. Nothing else knows.
const kindsFile = '../../../../../libs/contracts/src/service-kinds/kinds.ts';
const { serviceKindTable } = await import('../../../../../libs/contracts/src/service-kinds/kinds.ts');
const { trainTicket } = await import('../../../../../libs/contracts/test/train-ticket.ts');
const { lookups: newLists } = await import('../../../../../libs/contracts/test/train-fare.ts');
const basic = { id: '01990000-0005-7000-8000-000000000001', name: 'Básica', description: 'Sin cambios.' };
const fare = { is: 'lookup', label: 'Tarifa', lookup: 'train_fare' };
const withFare = {
  ...trainTicket,
  fields: { ...trainTicket.fields, fare },
  examples: trainTicket.examples.map((example) => ({ ...example, fare: basic })),
};
const table = { ...serviceKindTable, train_ticket: withFare };
jest.resetModules();
jest.unstable_mockModule(kindsFile, () => ({
  serviceKindTable: table,
  serviceKinds: Object.keys(table),
  serviceKind: (kind: keyof typeof table) => table[kind],
}));
const { lookups } = await import('../../../../../libs/contracts/src/service-kinds/lookups.ts');
Object.assign(lookups, newLists);
const { Catalog } = await import('../fixture/catalog.ts');
const { endpoints } = await import('@bitacora/contracts');
const { openApiDocument } = await import('@bitacora/contracts/open-api');

const guide = await readFile(new URL('../../../../../docs/how-to/add-a-service-kind.md', import.meta.url), 'utf8');
const fixture = (name: string) =>
  readFile(new URL(`../../../../../libs/contracts/test/${name}.ts`, import.meta.url), 'utf8');

const catalog = new Catalog();
const train = 'train_ticket' as ServiceKind;
beforeAll(async () => {
  await catalog.start();
  for (const [, sql] of guide.matchAll(/this\.addSql\(\s*`([^`]*)`/g)) await catalog.process.database.query(sql ?? '');
}, 60_000);
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
      travel_class: 'COMFORT',
      fare: basic,
      package_service: { id: item.id, status: 'T' },
    },
  });
  const patched = await catalog.change(train, body.id, { seat: '' });
  expect(patched).toMatchObject({ status: 200, body: { seat: null, version: 2 } });
  const refused = await catalog.create(train, { departure_city: 'ES-NADA', departure_time: '2020-01-01T08:00' });
  expect(refused.status).toBe(400);
  const ofNoClass = await catalog.create(train, { travel_class: 'Confort' });
  expect(ofNoClass).toMatchObject({ status: 400, body: { travel_class: ['Elija una opción de la lista.'] } });
});

test('a new list is offered in its own order, and what is not on it is refused', async () => {
  const { body } = await catalog.process.request('GET', '/api/v1/utils/train_fare/');
  expect(body).toEqual([basic, expect.objectContaining({ name: 'Flexible' })]);
  const refused = await catalog.create(train, { fare: '01990000-0005-7000-8000-000000000009' });
  expect(refused).toMatchObject({ status: 400, body: { fare: ['No existe o ya no está disponible.'] } });
});

test('a ninth kind and a new list are in the OpenAPI document', () => {
  const { paths } = openApiDocument('Bitácora', endpoints);
  expect(paths).toHaveProperty('/api/v1/agency/train_ticket');
  expect(paths).toHaveProperty('/api/v1/utils/train_fare');
});

test('the guide shows this very kind, and this very list', async () => {
  const withoutImports = (code: string) => code.replace(/(import .*\n)+/, '');
  const shown = /```ts\n(import[\s\S]*?)```/.exec(guide)?.[1] ?? '';
  expect(withoutImports(shown)).toBe(withoutImports(await fixture('train-ticket')));
  const entry = /( {2}train_fare: [\s\S]*? {2}\}\),\n)/;
  expect(entry.exec(guide)?.[1]).toBe(entry.exec(await fixture('train-fare'))?.[1]);
});
