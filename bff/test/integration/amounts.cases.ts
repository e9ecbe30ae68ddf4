import {
  type AnswerOf,
  conditionsOfAmounts,
  countedConditions,
  type journeyHistory,
  type JourneySummary,
  type JourneyView,
  type SearchResults,
  type Waiting,
} from '@bitacora/contracts';
import { addDays, dayAt, NotFoundError } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { Inbox } from '@bitacora/platform';
import { accessToken, asRole, TEST_AGENCY, type TestProcess } from '@bitacora/testing';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { Files } from '../../src/files/files.ts';
import {
  aFile,
  aHosting,
  aJourney,
  anEmployee,
  anInvoice,
  aPassenger,
  aPayment,
  aPendingHosting,
  aRefund,
  envelope,
} from './facts.ts';
import { type FakeService, runWithServices, tellHistory } from './fake-service.ts';

const today = dayAt(new Date());
const traveller = aPassenger();
const operator = anEmployee({ roles: ['operations'] });
const accountant = anEmployee({ roles: ['accounting'] });
const item = aPendingHosting();
const cancellation = { at: '2026-11-01T10:00:00.000Z', reason: 'No viaja', retained_cents: 7_777 };
const journey = aJourney({
  passengers: [traveller.id],
  services: [item, { ...aPendingHosting(newId(), 2), cancellation }],
  travel_date: addDays(today, 5),
  return_date: addDays(today, 9),
  balance_due: addDays(today, -1),
  cost_cents: 333_333,
});
const of = { journey: journey.id };
const hosting = aHosting({ ...of, package_service: item.id, cost_cents: 32_050 });
const invoice = anInvoice({ ...of, number: '001-001-000000107', total_cost_cents: 333_333 });
const payment = aPayment({ ...of, value_cents: 44_444 });
const refund = aRefund({ ...of, amount_cents: 5_555 });
/**
 * How any of it would read, of the cost, what was paid and given back, and what is left: in dollars or cents, and not within
 * an id or a signature, which may have any digits.
 */
const amounts = /(?<![\w-])(3333([.]?3\d)?|444[.]?44|55[.]?55|388[.]?89)(?![\w-])|balance/;

const at = (minute: number) => ({ occurred_at: `2026-11-01T10:0${minute}:00.000Z` });
const facts = [
  envelope('journeys.journey-created', 1, journey),
  envelope('journeys.journey-updated', 2, { ...journey, cost_cents: 333_332, travel_date: addDays(today, 6) }),
  envelope('services-catalog.service-attached', 1, hosting),
  envelope('billing.invoice-issued', 1, invoice),
  envelope('billing.payment-recorded', 1, payment),
  envelope('billing.refund-recorded', 1, refund),
].map((fact, minute) => ({ ...fact, ...at(minute) }));

describe('amounts', () => {
  let services: FakeService;
  let server: TestProcess;
  runWithServices((running) => ({ server, services } = running));
  beforeAll(async () => {
    tellHistory(services, facts);
    const inbox = server.app.get(Inbox);
    await inbox.receive(envelope('identity.passenger-registered', 1, traveller));
    for (const one of [operator, accountant]) await inbox.receive(envelope('identity.employee-created', 1, one));
    for (const fact of facts) await inbox.receive(fact);
  });

  async function read<Body>(path: string, headers = asRole('operations')) {
    const answer = await server.request<Body>('GET', `/api/v1/${path}`, { headers });
    return { ...answer, text: JSON.stringify(answer.body) };
  }
  const view = (headers = asRole('operations')) => read<JourneyView>(`journey/journey/${journey.id}`, headers);

  describe('operations, who have no billing, see no amounts', () => {
    test('of a journey, but its services with what they cost and what is retained of each', async () => {
      const { body, text } = await view();
      expect(text).not.toMatch(amounts);
      for (const name of ['cost', 'paid', 'balance', 'balance_due', 'invoices', 'payments', 'refunds'])
        expect(body).not.toHaveProperty(name);
      expect(body.services[0]?.service).toMatchObject({ cost: 320.5 });
      // Who may see them does.
      expect((await view(asRole('accounting'))).text).toMatch(/(?<![\w-])3333[.]3\d(?![\w-]).*(?<![\w-])444[.]44/);
      expect(body.services[1]?.cancellation).toEqual({
        at: cancellation.at,
        reason: cancellation.reason,
        retained: 77.77,
      });
      const { body: own } = await read<JourneyView[]>(`journey/journeys_info/${traveller.user_id}`);
      expect(own[0]).not.toHaveProperty('cost');
    });

    test('in the list, its order, its file and what waits', async () => {
      const list = `journey/journeys_by_agency/${TEST_AGENCY}`;
      const { body, text } = await read<JourneySummary[]>(list);
      expect(body).toMatchObject([{ journey_id: journey.id, pending: 0 }]);
      expect(text).not.toMatch(amounts);
      expect(text).not.toContain('cost');
      for (const query of ['sort=balance', 'sort=-balance_due', 'condition=overdue']) {
        expect((await read(`${list}?${query}`)).status).toBe(403);
        expect((await read(`${list}/csv?${query}`)).status).toBe(403);
      }
      const file = await fetch(`${server.url}/api/v1/${list}/csv`, { headers: asRole('operations') });
      const [head = '', ...rows] = (await file.text()).split('\r\n');
      expect(head).toMatch(/"Asesor";"Servicios pendientes"/);
      expect(rows.join()).not.toMatch(amounts);
      const { body: waiting } = await read<Waiting>(`agency/waiting/${TEST_AGENCY}`);
      // They answer reports and luggage, and no quotes.
      const others = countedConditions.filter((name) => !conditionsOfAmounts.includes(name));
      expect(Object.keys(waiting)).toEqual([...others, 'problems', 'luggage']);
    });

    test('in what a search finds', async () => {
      const search = (role: 'operations' | 'accounting') =>
        read<SearchResults>(`agency/search/${TEST_AGENCY}?q=001-001-000000107`, asRole(role));
      expect((await search('accounting')).body.invoices).toMatchObject([{ invoice: invoice.id, total_cost: 3333.33 }]);
      expect((await search('operations')).body).toEqual({ passengers: [], journeys: [], codes: [], invoices: [] });
    });

    test('in the history: no bills, and of a journey nothing about money', async () => {
      const path = `journey/journey/${journey.id}/history`;
      const { body, text } = await read<AnswerOf<typeof journeyHistory>>(path);
      expect(body.results.map(({ subject }) => subject.is)).toEqual(['service', 'journey', 'journey']);
      expect(body.results[1]?.changes.map(({ label }) => label)).toEqual(['Fecha de viaje']);
      expect(text).not.toMatch(amounts);
      const { body: whole } = await read<AnswerOf<typeof journeyHistory>>(path, asRole('accounting'));
      expect(whole.results).toHaveLength(facts.length);
    });

    test('and open no invoice, payment or refund, by a link neither', async () => {
      const files = server.app.get(Files);
      for (const { id } of [invoice.file, payment.voucher, refund.voucher].map((file) => file ?? aFile())) {
        await expect(files.toShow(id, { signedFor: operator.user_id })).rejects.toThrow(NotFoundError);
        expect(
          (await server.request('POST', `/api/v1/files/${id}/link`, { headers: asRole('operations') })).status,
        ).toBe(404);
        for (const reader of [accountant.user_id, traveller.user_id ?? ''])
          expect(await files.toShow(id, { signedFor: reader })).toMatchObject({ file: { id } });
      }
      const { id = '' } = hosting.reservation ?? {};
      expect(await files.toShow(id, { signedFor: operator.user_id })).toMatchObject({ file: { id } });
    });
  });

  test('accounting sees them all, and who works in operations those of an own journey', async () => {
    const whole = { cost: 3333.32, paid: 388.89, invoices: [{ id: invoice.id }], refunds: [{ amount: 55.55 }] };
    expect((await view(asRole('accounting'))).body).toMatchObject({
      ...whole,
      services: [{}, { cancellation: { retained: 77.77 } }],
    });
    const token = accessToken({ userId: traveller.user_id ?? '', agency: TEST_AGENCY, roles: ['operations'] });
    expect((await view({ authorization: `JWT ${token}` })).body).toMatchObject(whole);
  });

  test('a browser keeps no view that its reader may not see any more', async () => {
    const userId = newId();
    const as = (role: 'operations' | 'accounting', etag = '') => ({
      authorization: `JWT ${accessToken({ userId, agency: TEST_AGENCY, roles: [role] })}`,
      'if-none-match': etag,
    });
    const etag = (await view(as('accounting'))).headers.get('etag') ?? '';
    expect((await view(as('accounting', etag))).status).toBe(304);
    expect((await view(as('operations', etag))).status).toBe(200);
  });
});
