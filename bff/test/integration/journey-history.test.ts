import type { AnswerOf, journeyHistory } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { Inbox } from '@bitacora/platform';
import { asStaff, OTHER_AGENCY, startTestProcess, TEST_AGENCY, type TestProcess } from '@bitacora/testing';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { bff } from '../../src/bff.process.ts';
import { aHosting, aJourney, anEmployee, aPayment, aPendingHosting, envelope } from './facts.ts';
import { type FakeService, startFakeService } from './fake-service.ts';

jest.setTimeout(60_000);

let services: FakeService;
let server: TestProcess;
beforeAll(async () => {
  services = await startFakeService();
  server = await startTestProcess(bff, { environment: services.environment });
});
afterAll(async () => {
  await server.stop();
  services.stop();
});

const adviser = anEmployee();
const actor = { user_id: adviser.user_id, agency: TEST_AGENCY, roles: ['adviser'] };
const item = aPendingHosting();
const released = aHosting({ title: 'Hotel de antes' });
const payment = aPayment({});
const journey = aJourney({ services: [{ ...item, service: released.id, status: 'T' }] });
const at = (minute: number) => ({ occurred_at: `2026-11-01T10:0${minute}:00.000Z` });

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
];

/** Each service knows the history of its own. */
function know(isAway: (service: string) => boolean = () => false) {
  services.answer = ({ url }, response) => {
    const asked = new URL(url ?? '', services.url).searchParams.get('of')?.split(',') ?? [];
    const found = facts.filter(({ aggregate_id }) => asked.includes(aggregate_id));
    const isBilling = asked.includes(payment.id);
    if (isAway(isBilling ? 'billing' : 'other')) return response.writeHead(503).end('{}');
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found));
  };
}

const historyOf = (id: string, headers = asStaff()) =>
  server.request<AnswerOf<typeof journeyHistory>>('GET', `/api/v1/journey/journey/${id}/history`, { headers });

test('a journey’s history is of everything that is or was on it, newest first, with who did it and what is otherwise', async () => {
  for (const fact of [envelope('identity.employee-created', 1, adviser), ...facts]) {
    await server.app.get(Inbox).receive(fact);
  }
  know();
  const { status, body } = await historyOf(journey.id);
  expect([status, body.away]).toEqual([200, []]);
  expect(body.results.map(({ what }) => what)).toEqual(facts.map(({ name }) => name).toReversed());
  const [paid, changed, freed, attached, created] = body.results;
  expect(created).toMatchObject({
    actor: { user_id: adviser.user_id, first_name: adviser.first_name, last_name: adviser.last_name },
    subject: { is: 'journey', id: journey.id, title: null },
    changes: [],
  });
  expect(changed).toMatchObject({
    actor: { first_name: null },
    changes: [{ field: 'cost_cents', before: journey.cost_cents, after: 1 }],
  });
  expect(attached?.subject).toEqual({ is: 'service', id: released.id, title: 'Hotel de antes' });
  expect(freed).toMatchObject({ actor: null, subject: { is: 'service' } });
  expect(paid?.subject.is).toBe('payment');
});

test('what a service that is away knows is missing, and it is named', async () => {
  know((service) => service === 'billing');
  const { status, body } = await historyOf(journey.id);
  expect([status, body.away]).toEqual([200, ['billing']]);
  expect(body.results).toHaveLength(facts.length - 1);
});

test('nobody else reads it', async () => {
  know();
  expect((await historyOf(journey.id, asStaff(OTHER_AGENCY))).status).toBe(404);
  expect((await historyOf(newId())).status).toBe(404);
});
