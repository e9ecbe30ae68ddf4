import type { History, KeptFact } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { Inbox } from '@bitacora/platform';
import { asRole, asStaff, OTHER_AGENCY, TEST_AGENCY, type TestProcess } from '@bitacora/testing';
import { expect, jest, test } from '@jest/globals';
import { aHosting, aJourney, anEmployee, aPassenger, aPayment, aPendingHosting, envelope } from './facts.ts';
import { type FakeService, runWithServices, tellHistory } from './fake-service.ts';

jest.setTimeout(60_000);

let services: FakeService;
let server: TestProcess;
runWithServices((running) => ({ server, services } = running));

const adviser = anEmployee();
const actor = { user_id: adviser.user_id, agency: TEST_AGENCY, roles: ['adviser'] };
const item = aPendingHosting();
const released = aHosting({ title: 'Hotel de antes' });
const payment = aPayment({});
const journey = aJourney({ services: [{ ...item, service: released.id, status: 'T' }] });
const at = (minute: number) => ({ occurred_at: `2026-11-01T10:0${minute}:00.000Z` });

const carlos = aPassenger({ first_name: 'Carlos', last_name: 'Muñoz', account_email: 'suya@ejemplo.ec' });
const facts = [
  { ...envelope('journeys.journey-created', 1, journey), actor, ...at(0) },
  { ...envelope('services-catalog.service-attached', 1, released), actor, ...at(1) },
  {
    ...envelope('services-catalog.service-released', 2, { ...released, package_service: null }),
    actor: null,
    ...at(2),
  },
  {
    ...envelope('journeys.journey-updated', 2, { ...journey, cost_cents: 1 }),
    actor: { ...actor, user_id: newId() },
    ...at(3),
  },
  { ...envelope('billing.payment-recorded', 1, { ...payment, journey: journey.id }), actor, ...at(4) },
  { ...envelope('identity.passenger-registered', 1, carlos), actor, ...at(5) },
  { ...envelope('identity.passenger-updated', 2, { ...carlos, phone: '0991234567' }), actor, ...at(6) },
  // The account wrote another e-mail for itself, which is nobody's news.
  {
    ...envelope('identity.passenger-updated', 3, { ...carlos, phone: '0991234567', account_email: 'otra@ejemplo.ec' }),
    actor: { user_id: carlos.user_id ?? '', agency: null, roles: [] },
    ...at(7),
  },
];
const ofJourney = facts.slice(0, 5);

const know = ({ isBillingAway = false } = {}) =>
  tellHistory(services, facts, (asked) => isBillingAway && asked.includes(payment.id));

const read = (path: string, headers = asStaff()) => server.request<History>('GET', `/api/v1/${path}`, { headers });
const historyOf = (id: string, headers = asStaff(), query = '') =>
  read(`journey/journey/${id}/history${query}`, headers);
const ofPassenger = (id: string, headers = asStaff()) => read(`user/passenger/${id}/history`, headers);
const kept = (told: readonly Pick<KeptFact, 'name'>[]) => told.map(({ name }) => name).toReversed();

test('a journey’s history is of everything that is or was on it, newest first, with who did it and what is otherwise', async () => {
  for (const fact of [envelope('identity.employee-created', 1, adviser), ...facts]) {
    await server.app.get(Inbox).receive(fact);
  }
  know();
  const { status, body } = await historyOf(journey.id);
  expect([status, body.count, body.away]).toEqual([200, 5, []]);
  expect(body.results.map(({ event }) => event)).toEqual(kept(ofJourney));
  const [paid, changed, freed, attached, created] = body.results;
  expect(created).toMatchObject({
    summary: 'Viaje creado',
    actor: { user_id: adviser.user_id, first_name: adviser.first_name, last_name: adviser.last_name },
    subject: { is: 'journey', id: journey.id, title: null },
    changes: [],
  });
  expect(changed).toMatchObject({
    summary: 'Viaje modificado',
    actor: { first_name: null },
    changes: [{ label: 'Costo total', before: '$1.500,00', after: '$0,01' }],
  });
  expect(attached?.subject).toEqual({ is: 'service', id: released.id, title: 'Hospedaje, Hotel de antes' });
  expect(freed).toMatchObject({ summary: 'Registro quitado', actor: null, subject: { is: 'service' } });
  expect(paid).toMatchObject({ summary: 'Pago registrado', subject: { is: 'payment' } });
});

test('a history comes page after page', async () => {
  know();
  const first = await historyOf(journey.id, asStaff(), '?page_size=3');
  expect(first.body.results.map(({ event }) => event)).toEqual(kept(ofJourney).slice(0, 3));
  const rest = await historyOf(journey.id, asStaff(), `?page_size=3&cursor=${first.body.next}`);
  expect(rest.body).toMatchObject({ count: 5, next: null });
  expect(rest.body.results.map(({ event }) => event)).toEqual(kept(ofJourney).slice(3));
});

test('who may not read billing reads of no bill and no amount, and billing is not even asked', async () => {
  know({ isBillingAway: true });
  const { body } = await historyOf(journey.id, asRole('operations'));
  expect(body.away).toEqual([]);
  expect(body.results.map(({ summary }) => summary)).toEqual(['Registro quitado', 'Registro agregado', 'Viaje creado']);
  expect(JSON.stringify(body)).not.toMatch(/\$|Costo|Pago/);
});

test('what a service that is away knows is missing, and it is named', async () => {
  know({ isBillingAway: true });
  const { status, body } = await historyOf(journey.id);
  expect([status, body.away]).toEqual([200, ['billing']]);
  expect(body.results).toHaveLength(ofJourney.length - 1);
});

test('a passenger’s history says what the agency wrote, and nothing that an account wrote for itself', async () => {
  know();
  const { status, body } = await ofPassenger(carlos.id);
  expect(status).toBe(200);
  expect(body.results).toMatchObject([
    { summary: 'Datos del pasajero modificados', changes: [{ label: 'Teléfono', before: null, after: '0991234567' }] },
    { summary: 'Pasajero registrado', changes: [] },
  ]);
  expect(JSON.stringify(body)).not.toContain('otra@ejemplo.ec');
});

test('nobody else reads it', async () => {
  know();
  expect((await historyOf(journey.id, asStaff(OTHER_AGENCY))).status).toBe(404);
  expect((await historyOf(newId())).status).toBe(404);
  expect((await ofPassenger(carlos.id, asStaff(OTHER_AGENCY))).status).toBe(404);
  expect((await ofPassenger(newId())).status).toBe(404);
});
