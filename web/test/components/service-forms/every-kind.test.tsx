import type { ServiceKind } from '@bitacora/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { trainTicket } from '../../../../libs/contracts/test/train-ticket.ts';

// The kinds, and the ninth one of the guide, whose fields are of a kind that no other has.
const kindsFile = '../../../../libs/contracts/src/service-kinds/kinds.ts';
const { serviceKindTable } = await import('../../../../libs/contracts/src/service-kinds/kinds.ts');
const table = { ...serviceKindTable, train_ticket: trainTicket };
jest.resetModules();
jest.unstable_mockModule(kindsFile, () => ({
  serviceKindTable: table,
  serviceKinds: Object.keys(table),
  serviceKind: (kind: keyof typeof table) => table[kind],
}));
const { byKind, createRecordBody, inputOf, isFixed, lookupOf, serviceKind, serviceKinds, setValidationClock } =
  await import('@bitacora/contracts');
const { FixedClock, systemClock } = await import('@bitacora/kernel');
const { cleanup, configure, screen, waitFor, within } = await import('@testing-library/react');
const { attached, journey, pending } = await import('../support/build-journey.ts');
const { FakeApi, json } = await import('../support/fake-api.ts');
const { fill } = await import('../support/fill-service-form.ts');
const { maria, remember } = await import('../support/people.ts');
const { openSite } = await import('../support/render-app.tsx');
const { jsonOfForm } = await import('../../../src/lib/api/json-of-form.ts');
const { textOf } = await import('../../../src/lib/text-of.ts');

// These are other copies of the modules than those that the set-up configured.
configure({ asyncUtilTimeout: 8000 });
afterEach(() => cleanup());

beforeAll(() => setValidationClock(new FixedClock('2026-11-22T12:00:00Z')));
afterAll(() => setValidationClock(systemClock));

const exampleOf = (kind: ServiceKind) => serviceKind(kind).examples[0] ?? {};

/** An agency whose lists hold what the example of a kind refers to. */
function listsFor(kind: ServiceKind) {
  const api = new FakeApi().install();
  api.on('GET /auth/users/me', json(200, maria));
  const names = { EC: 'Ecuador', US: 'Estados Unidos', ES: 'España' };
  api.on('GET /api/v1/utils/all_countries', () =>
    json(
      200,
      Object.entries(names).map(([code, name]) => ({ code, name })),
    ),
  );
  for (const [name, field] of Object.entries(serviceKind(kind).fields)) {
    if (field.is !== 'lookup' || field.lookup === 'country') continue;
    const values = [exampleOf(kind)[name] ?? []].flat() as { code?: string }[];
    const belongsTo = field.of === 'start' ? 'EC-GYE' : (values[0]?.code?.slice(0, 2) ?? 'EC-GPS');
    const path = lookupOf(field.lookup).path.replace(/:\w+/, belongsTo);
    api.on(`GET ${path}`, () => json(200, values));
  }
  return api;
}

/** What a client sends of the example when nothing of it is stored yet: places come whole, the journey's city not at all. */
function newInputOf(kind: ServiceKind): Record<string, unknown> {
  const input = inputOf(serviceKind(kind), exampleOf(kind));
  for (const [name, field] of Object.entries(serviceKind(kind).fields)) {
    if (isFixed(field)) delete input[name];
    if (field.is !== 'coordinate') continue;
    const { name: title, latitude, longitude } = exampleOf(kind)[name] as Record<string, unknown>;
    input[name] = { latitude, longitude, ...(field.isNamed && { name: title }) };
  }
  return input;
}

describe.each(serviceKinds)('the form of %s', (kind) => {
  const descriptor = serviceKind(kind);
  const article = () => screen.findByRole('button', { name: /^(Crear|Actualizar)$/ });

  async function openForm(service: ReturnType<typeof pending>) {
    remember(maria);
    const api = listsFor(kind);
    const trip = journey({ services: [service] });
    api.on(`GET /api/v1/journey/journey/${trip.journey_id}`, () => json(200, trip));
    const { user } = openSite(`/admin/journeys/${trip.journey_id}`);
    await user.click(await article());
    return { api, user, form: within(await screen.findByRole('dialog')) };
  }

  test('filled in as its example sends what makes the example', async () => {
    const service = pending(kind, descriptor.hasDirection ? { travel_direction: 'I' } : {});
    const { api, user, form } = await openForm(service);
    const create = `POST /api/v1/agency/${descriptor.path}`;
    api.on(create, () => json(201, { id: 'r1' }));
    for (const [name, field] of Object.entries(descriptor.fields)) {
      const value = exampleOf(kind)[name] ?? null;
      if (value !== null) await byKind(fill, field, { form, user, value });
    }
    const cost = form.getByLabelText('Costo (opcional)');
    expect(cost).toHaveValue('');
    await user.type(cost, '120,50');
    const file = new File(['%PDF-1.7'], 'reserva.pdf', { type: 'application/pdf' });
    await user.upload(form.getByLabelText('Reservación'), file);
    await user.click(form.getByRole('button', { name: `Crear ${descriptor.label.toLocaleLowerCase('es')}` }));
    await screen.findByText(`${descriptor.messages.created} · Servicio Actualizado`);

    const { reservation, ...sent } = jsonOfForm(api.asked(create)[0]?.body as FormData);
    expect(reservation).toBeInstanceOf(File);
    const rules = createRecordBody(descriptor);
    expect(rules.parse(sent)).toEqual(rules.parse({ ...newInputOf(kind), cost: 120.5, package_service: service.id }));
  });

  test('opened on its example and saved sends the example again', async () => {
    const service = attached(kind, { cost: 10, version: 3 });
    const { api, user, form } = await openForm(service);
    const update = `PATCH /api/v1/agency/${descriptor.path}/${service.service?.id}`;
    api.on(update, () => json(200, { id: service.service?.id }));
    await user.click(form.getByRole('button', { name: `Actualizar ${descriptor.label.toLocaleLowerCase('es')}` }));
    await waitFor(() => expect(api.asked(update)).toHaveLength(1));
    const { cost, version, ...sent } = Object(api.asked(update)[0]?.body) as Record<string, unknown>;
    expect([cost, version]).toEqual(['10', '3']);
    const free = Object.entries(descriptor.fields).filter(([, field]) => !field.locked && !isFixed(field));
    const input = inputOf(descriptor, exampleOf(kind));
    const texts = free.map(([name]) => [name, Array.isArray(input[name]) ? input[name] : textOf(input[name])]);
    expect(sent).toEqual(Object.fromEntries(texts));
  });
});
