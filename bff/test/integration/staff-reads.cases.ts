import type { ComingReminder, History, JourneyReminder, KeptFact, KeptMail, Page, SentMail } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { Inbox, Metrics } from '@bitacora/platform';
import {
  asRole,
  asStaff,
  asTraveller,
  OTHER_AGENCY,
  startTestProcess,
  TEST_AGENCY,
  type TestProcess,
} from '@bitacora/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { bff } from '../../src/bff.process.ts';
import {
  aHosting,
  aJourney,
  aLuggageRequest,
  anEmployee,
  aPassenger,
  aPayment,
  aPendingHosting,
  envelope,
} from './facts.ts';
import { type FakeService, runWithServices, tellHistory } from './fake-service.ts';

describe('mails', () => {
  const carlos = aPassenger({ email: 'Carlos@ejemplo.ec', account_email: 'suya@ejemplo.ec' });
  const maria = anEmployee({ email: 'maria@bitacora.example' });
  const journey = aJourney({ passengers: [carlos.id] });

  const kept = (changes: Partial<KeptMail> = {}): KeptMail => ({
    id: newId(),
    template: 'service-ready',
    about: 'Hotel Solymar',
    planned_at: '2026-11-22T15:00:00.000Z',
    ended_at: '2026-11-22T15:00:01.000Z',
    state: 'sent',
    reason: null,
    possible_duplicate: false,
    also: [],
    can_be_sent_again: true,
    recipient_email: 'carlos@ejemplo.ec',
    to_account: false,
    passenger: carlos.id,
    ...changes,
  });

  let services: FakeService;
  let server: TestProcess;
  let asked: URLSearchParams[];
  runWithServices((running) => ({ server, services } = running));
  beforeAll(async () => {
    for (const fact of [
      envelope('identity.passenger-registered', 1, carlos),
      envelope('identity.employee-created', 1, maria),
      envelope('journeys.journey-created', 1, journey),
    ]) {
      await server.app.get(Inbox).receive(fact);
    }
  });
  beforeEach(() => {
    asked = [];
  });

  const mailed = (...results: KeptMail[]) => {
    services.answer = ({ url }, response) => {
      asked.push(new URL(url ?? '', services.url).searchParams);
      const page: Page<KeptMail> = { count: results.length, next: null, previous: null, results };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(page));
    };
  };
  const read = (path: string, headers = asStaff()) =>
    server.request<Page<SentMail>>('GET', `/api/v1/${path}`, { headers });
  const ofJourney = (headers = asStaff()) => read(`journey/journey/${journey.id}/mails`, headers);
  const ofPassenger = (query = '', headers = asStaff()) => read(`user/passenger/${carlos.id}/mails${query}`, headers);

  test('to whom a mail went is said as the agency knows it; an account’s own address is shown to no agency', async () => {
    mailed(
      kept(),
      kept({ recipient_email: 'suya@ejemplo.ec' }),
      kept({ template: 'problem-report', recipient_email: 'maria@bitacora.example' }),
      kept({ recipient_email: null, passenger: null, state: 'dropped', reason: 'too_late' }),
    );
    const { status, body } = await ofJourney();
    expect(status).toBe(200);
    expect(body.results.map(({ to }) => to)).toEqual([
      { name: 'Carlos Muñoz', email: 'carlos@ejemplo.ec' },
      { name: 'Carlos Muñoz', email: null },
      { name: 'María José Andrade', email: 'maria@bitacora.example' },
      { name: null, email: null },
    ]);
    expect(JSON.stringify(body)).not.toContain('suya@ejemplo.ec');
  });

  test('an account’s own address is not shown either when the agency has written the same one', async () => {
    const child = aPassenger({ first_name: 'Nico', email: 'suya@ejemplo.ec', account_email: null });
    await server.app.get(Inbox).receive(envelope('identity.passenger-registered', 1, child));
    mailed(
      kept({ recipient_email: 'suya@ejemplo.ec', to_account: true }),
      kept({ recipient_email: 'suya@ejemplo.ec', passenger: child.id }),
      kept({ recipient_email: 'carlos@ejemplo.ec', to_account: true }),
    );
    expect((await ofJourney()).body.results.map(({ to }) => to)).toEqual([
      { name: 'Carlos Muñoz', email: null },
      { name: 'Nico Muñoz', email: 'suya@ejemplo.ec' },
      { name: 'Carlos Muñoz', email: null },
    ]);
  });

  test('notifications is asked for the agency’s own, of a passenger also what was mailed to the account', async () => {
    const account = { template: 'password-reset', about: null, passenger: null };
    // The second is what the agency wrote: said of the account's mails it would tell whether that is the account's, too.
    mailed(...['suya@ejemplo.ec', 'carlos@ejemplo.ec'].map((to) => kept({ ...account, recipient_email: to })));
    const { body } = await ofPassenger('?page_size=5');
    expect(body.results.map(({ to }) => to)).toEqual(Array(2).fill({ name: 'Carlos Muñoz', email: null }));
    expect(asked.map((query) => Object.fromEntries(query))).toEqual([
      { agency: TEST_AGENCY, passenger: carlos.id, user: carlos.user_id, page_size: '5' },
    ]);
  });

  test('who may not read billing is told of no mail that something was paid', async () => {
    mailed(kept());
    await ofJourney(asRole('operations'));
    expect(asked.map((query) => query.get('hides_money'))).toEqual(['true']);
  });

  test('nobody else reads them, and notifications is not even asked', async () => {
    mailed(kept());
    expect((await ofJourney(asStaff(OTHER_AGENCY))).status).toBe(404);
    expect((await ofPassenger('', asStaff(OTHER_AGENCY))).status).toBe(404);
    expect(asked).toEqual([]);
  });

  test('while notifications is away, that is what is said', async () => {
    services.answer = (_, response) => response.writeHead(503).end('{}');
    expect((await ofJourney()).status).toBe(503);
    expect((await planned()).status).toBe(503);
  });

  const planned = (headers = asStaff(), query = '') =>
    server.request<Page<JourneyReminder>>('GET', `/api/v1/journey/journey/${journey.id}/planned_mails${query}`, {
      headers,
    });
  const own = (headers = asTraveller(carlos.user_id ?? '')) =>
    server.request<{ results: ComingReminder[] }>('GET', `/api/v1/journey/journey/${journey.id}/reminders`, {
      headers,
    });
  const tell = (what: unknown) => {
    services.answer = ({ url }, response) => {
      asked.push(new URL(url ?? '', services.url).searchParams);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(what));
    };
  };
  const leaves = { at: '2026-11-19T00:00:00.000Z', local: '2026-11-18T18:00', zone: 'Pacific/Galapagos' };

  test('what will be told about a journey its agency reads page by page, and nobody else', async () => {
    const reminder = (id: string): JourneyReminder => ({
      id,
      title: 'Ya puede hacer el check-in',
      audience: 'travellers',
      leaves,
      state: 'planned',
      decided_at: null,
      has_reader: true,
    });
    tell([reminder('a'), reminder('b'), reminder('c')]);
    const first = await planned(asStaff(), '?page_size=2');
    expect(first.body).toMatchObject({ count: 3, results: [reminder('a'), reminder('b')] });
    const rest = await planned(asStaff(), `?page_size=2&cursor=${first.body.next}`);
    expect(rest.body.results).toEqual([reminder('c')]);
    asked = [];
    await planned(asRole('operations'));
    await planned();
    expect(asked.map((query) => query.get('hides_money'))).toEqual(['true', null]);
    asked = [];
    expect((await planned(asStaff(OTHER_AGENCY))).status).toBe(404);
    expect((await planned(asTraveller(carlos.user_id ?? ''))).status).toBe(403);
    expect(asked).toEqual([]);
  });

  test('who travels reads of the own next reminders, and nobody of another’s', async () => {
    const coming: ComingReminder = { package_service: newId(), leaves };
    tell([coming]);
    expect((await own()).body).toEqual({ results: [coming] });
    expect(asked.map((query) => Object.fromEntries(query))).toEqual([{ user: carlos.user_id }]);
    asked = [];
    expect((await own(asTraveller(newId()))).status).toBe(404);
    expect((await own(asStaff())).status).toBe(404);
    expect(asked).toEqual([]);
  });
});

describe('histories', () => {
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
  const luggage = aLuggageRequest({ journey: journey.id, passenger: carlos.id, pieces: 2, luggage: 'Maleta' });
  const asTravellerOf = ({ user_id }: typeof carlos) => ({ user_id: user_id ?? '', agency: null, roles: [] });
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
    { ...envelope('journeys.luggage-requested', 1, luggage), actor: asTravellerOf(carlos), ...at(5) },
    { ...envelope('identity.passenger-registered', 1, carlos), actor, ...at(6) },
    { ...envelope('identity.passenger-updated', 2, { ...carlos, phone: '0991234567' }), actor, ...at(7) },
    // The account wrote another e-mail for itself, which is nobody's news.
    {
      ...envelope('identity.passenger-updated', 3, {
        ...carlos,
        phone: '0991234567',
        account_email: 'otra@ejemplo.ec',
      }),
      actor: asTravellerOf(carlos),
      ...at(8),
    },
  ];
  const ofJourney = facts.slice(0, 6);

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
    expect([status, body.count, body.away]).toEqual([200, 6, []]);
    expect(body.results.map(({ event }) => event)).toEqual(kept(ofJourney));
    const [asked, paid, changed, freed, attached, created] = body.results;
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
    expect(asked).toMatchObject({
      summary: 'Solicitud de equipaje enviada',
      actor: { first_name: 'Carlos' },
      subject: { is: 'luggage', id: luggage.id, title: '2 × Maleta' },
    });
  });

  test('a history comes page after page', async () => {
    know();
    const first = await historyOf(journey.id, asStaff(), '?page_size=3');
    expect(first.body.results.map(({ event }) => event)).toEqual(kept(ofJourney).slice(0, 3));
    const rest = await historyOf(journey.id, asStaff(), `?page_size=3&cursor=${first.body.next}`);
    expect(rest.body).toMatchObject({ count: 6, next: null });
    expect(rest.body.results.map(({ event }) => event)).toEqual(kept(ofJourney).slice(3));
  });

  test('who may not read billing reads of no bill and no amount, and billing is not even asked', async () => {
    know({ isBillingAway: true });
    const { body } = await historyOf(journey.id, asRole('operations'));
    expect(body.away).toEqual([]);
    expect(body.results.map(({ summary }) => summary)).toEqual([
      'Solicitud de equipaje enviada',
      'Registro quitado',
      'Registro agregado',
      'Viaje creado',
    ]);
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
      {
        summary: 'Datos del pasajero modificados',
        changes: [{ label: 'Teléfono', before: null, after: '0991234567' }],
      },
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
});

describe('the age of a backup', () => {
  let process: TestProcess;
  beforeEach(async () => {
    process = await startTestProcess(bff);
  });
  afterEach(() => process.stop());

  async function age(): Promise<number> {
    const text = await process.app.get(Metrics).registry.metrics();
    return Number(/^backup_age_seconds\{.*\} (\S+)$/m.exec(text)?.[1]);
  }

  test('the age of the last complete backup is a metric', async () => {
    await process.database.query(
      `insert into backups (taken_at) values (now() - interval '2 days'), (now() - interval '3 hours')`,
    );
    expect(Math.round((await age()) / 60)).toBe(180);
  });

  test('a platform that never had a backup is as old as its database, and not as good as new', async () => {
    await process.database.query(`update migrations set executed_at = now() - interval '5 days'`);
    expect(Math.round((await age()) / 3600)).toBe(120);
  });
});
