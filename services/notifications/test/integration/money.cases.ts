import type { EventEnvelope, JourneySnapshot, PaymentSnapshot } from '@bitacora/contracts';
import { addDays, dayAt, toEpochMilliseconds } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { eventually, type TestProcess } from '@bitacora/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clockAt } from '../../src/domain/quiet-hours.ts';
import { DatabaseClock } from '../../src/persistence/database-clock.ts';
import { CompleteProjections } from '../../src/projections/complete-projections.ts';
import { NotificationsModule } from '../../src/notifications.module.ts';
import { agency, eventOf, journey, passenger, payment, serviceRecord } from './fixture/events.ts';
import { PostOffice, receive, settled, wakeReminders } from './fixture/post-office.ts';

describe('money', () => {
  let office: PostOffice;
  beforeEach(async () => {
    office = await PostOffice.open();
  });
  afterEach(() => office.close());

  const today = dayAt(new Date());
  const due = addDays(today, 40);
  const ana = newId();
  const luis = newId();
  const item = newId();
  const sold = (changes: Partial<JourneySnapshot> = {}) =>
    journey({
      id: newId(),
      passengers: [luis, ana],
      holder: ana,
      travel_date: addDays(due, 15),
      purchase_date: today,
      balance_due: due,
      cost_cents: 150_000,
      services: [
        { id: item, kind: 'hosting', status: 'P', travel_direction: null, order: 0, service: null, added_at: null },
      ],
      ...changes,
    });
  const created = (data: JourneySnapshot, version = 1) =>
    eventOf(version === 1 ? 'journeys.journey-created' : 'journeys.journey-updated', data, {
      aggregate_version: version,
    });
  const told = (data: PaymentSnapshot) => eventOf('billing.payment-recorded', data);
  const voided = (data: PaymentSnapshot) =>
    eventOf(
      'billing.payment-voided',
      { ...data, voided: { at: new Date().toISOString(), reason: 'x' } },
      { aggregate_version: 2 },
    );
  const people = (emails: Record<string, string | null> = { [ana]: 'ana@correo.ec', [luis]: 'luis@correo.ec' }) =>
    Object.entries(emails).map(([id, email]) => eventOf('identity.passenger-registered', passenger({ id, email })));

  async function knows(events: readonly EventEnvelope[], minutes = '0'): Promise<TestProcess> {
    const process = await office.start({ environment: { MAIL_BUNDLE_MINUTES: minutes } });
    await receive(process, eventOf('identity.agency-settings-changed', agency()), ...people(), ...events);
    return process;
  }
  const rows = (process: TestProcess) =>
    process.database.query<{ template: string; to: string; status: string; not_before: Date; bundle: string | null }>(
      `select template, recipient_email as to, status, not_before, bundle from mails order by id`,
    );
  const kinds = async (process: TestProcess) => (await rows(process)).map(({ template, to }) => `${template} ${to}`);
  /** Beside what travellers are told of their papers. */
  const aboutBalance = async (process: TestProcess) =>
    (await rows(process)).filter(({ template }) => template === 'balance-reminder');
  const balances = (process: TestProcess) =>
    process.database.query<{ state: string; occasion: string }>(
      `select state, occasion, audience from reminders where kind = 'balance' order by due_at`,
    );
  const states = async (process: TestProcess) => (await balances(process)).map(({ state }) => state);
  const isPlanned = (process: TestProcess) =>
    eventually(async () => expect(await process.database.query(`select from reminder_marks`)).toEqual([]));
  const letItBe = (process: TestProcess, local: string) => {
    const clock = process.app.select(NotificationsModule).get(DatabaseClock, { strict: true });
    clock.ahead = toEpochMilliseconds({ local, zone: 'America/Guayaquil' }) - Date.now();
    wakeReminders(process);
  };

  test('a purchase is told everybody who travels, and its price the holder alone', async () => {
    const process = await knows([created(sold())]);
    await settled(process, 2);
    expect((await kinds(process)).sort()).toEqual(['purchase ana@correo.ec', 'purchase luis@correo.ec']);
    const mails = new Map((await office.mails()).map(({ To, Text }) => [To[0]?.Address, Text]));
    expect(mails.get('ana@correo.ec')).toContain('Saldo: $1.500,00');
    expect(mails.get('luis@correo.ec')).toContain('Incluye:\nHospedaje');
    expect(mails.get('luis@correo.ec')).not.toContain('$');
  });

  test('a purchase is told once at an address that they share, and not at all of what was sold long ago or is over', async () => {
    const both = 'familia@correo.ec';
    const process = await office.start();
    await receive(
      process,
      eventOf('identity.agency-settings-changed', agency()),
      ...people({ [ana]: both, [luis]: both }),
      created(sold()),
      created(sold({ purchase_date: addDays(today, -31) })),
      created(sold({ travel_date: addDays(today, -9), return_date: addDays(today, -1) })),
      created(sold({ is_cancelled: true })),
    );
    await settled(process, 1);
    expect(await kinds(process)).toEqual([`purchase ${both}`]);
    expect((await office.mails())[0]?.Text).toContain('Saldo: $1.500,00');
  });

  test('a payment is told the holder, with the balance of then; voided later, that is told, too', async () => {
    const data = sold({ purchase_date: addDays(today, -40) });
    const paid = payment({ journey: data.id });
    const process = await knows([created(data), told(paid)]);
    await settled(process, 1);
    expect(await kinds(process)).toEqual(['payment-recorded ana@correo.ec']);
    expect((await office.mails())[0]?.Text).toContain('Saldo: $1.000,00');
    await receive(process, voided(paid));
    await settled(process, 2);
    expect(await kinds(process)).toEqual(['payment-recorded ana@correo.ec', 'payment-voided ana@correo.ec']);
    const correction = (await office.mails()).find(({ Subject }) =>
      Subject.startsWith('Corregimos el registro de un pago'),
    );
    expect(correction?.Text).toContain('Saldo: $1.500,00');
  });

  test('a payment of long ago is told nobody, and neither is one that was voided before it was told', async () => {
    const data = sold({ purchase_date: addDays(today, -40) });
    const paid = payment({ journey: data.id });
    const process = await knows(
      [created(data), told(payment({ journey: data.id, creation_date: addDays(today, -31) })), told(paid)],
      '10',
    );
    await receive(process, voided(paid));
    expect(await kinds(process)).toEqual(['payment-recorded ana@correo.ec']);
    await process.database.query(`update mails set not_before = now(), next_attempt_at = now()`);
    await eventually(async () => expect(await rows(process)).toMatchObject([{ status: 'dropped' }]));
    expect(await office.mails()).toEqual([]);
  });

  test('all of it gathers, and waits for the morning where the holder is', async () => {
    const hours = ((2 - new Date().getUTCHours() + 36) % 24) - 12;
    // There it is about two in the night.
    const zone = hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
    const data = sold();
    const stay = serviceRecord({
      journey: data.id,
      package_service: item,
      starts: { local: `${addDays(today, -3)}T15:00`, zone },
      ends: { local: `${addDays(today, 3)}T11:00`, zone },
    });
    const process = await office.start({ environment: { MAIL_BUNDLE_MINUTES: '10' } });
    process.app.select(NotificationsModule).get(DatabaseClock, { strict: true }).ahead = 0;
    await receive(
      process,
      ...people({ [ana]: 'ana@correo.ec', [luis]: null }),
      created({ ...data, purchase_date: addDays(today, -40) }),
      eventOf('services-catalog.service-record-updated', stay),
      created(data, 2),
      told(payment({ journey: data.id })),
      told(payment({ journey: data.id })),
    );
    const planned = await rows(process);
    expect(planned.map(({ bundle }) => bundle)).toEqual(Array(2).fill(`${data.id}:ana@correo.ec`));
    for (const { not_before: at } of planned) expect(clockAt(new Date(at), zone).local.slice(11)).toBe('07:00');
  });

  test('a balance is reminded of while it is open: the holder alone, and no more once it is paid', async () => {
    const data = sold({ purchase_date: addDays(today, -40) });
    const process = await knows([created(data)]);
    await eventually(async () => expect(await states(process)).toEqual(['planned', 'planned', 'planned']));
    letItBe(process, `${addDays(due, -7)}T09:01`);
    await eventually(async () => expect(await states(process)).toEqual(['queued', 'planned', 'planned']));
    await eventually(async () =>
      expect(await aboutBalance(process)).toMatchObject([{ to: 'ana@correo.ec', status: 'sent' }]),
    );
    expect((await office.mails()).filter(({ Text }) => Text.includes('$1.500,00'))).toHaveLength(1);
    const paid = payment({ journey: data.id, value_cents: 150_000 });
    await receive(process, told(paid));
    await eventually(async () => expect(await states(process)).toEqual(['queued', 'withdrawn', 'withdrawn']));
    await receive(process, voided(paid));
    await eventually(async () => expect(await states(process)).toEqual(['queued', 'planned', 'planned']));
    await receive(process, created({ ...data, balance_due: addDays(due, 1) }, 2));
    await eventually(async () =>
      expect((await states(process)).sort()).toEqual([
        'planned',
        'planned',
        'planned',
        'queued',
        'withdrawn',
        'withdrawn',
      ]),
    );
  });

  test('no balance is reminded of once the journey was called off, however far its reminder was, until it stands again', async () => {
    const data = sold({ purchase_date: addDays(today, -40) });
    const process = await knows([created(data)], '10');
    const is = (state: string) => eventually(async () => expect(await states(process)).toEqual(state.split(' ')));
    const journeyIs = (isOff: boolean, version: number) => {
      const off = {
        is_cancelled: true,
        cancellation: { at: new Date().toISOString(), reason: 'x', retained_cents: 90_000 },
      };
      const now = eventOf(
        isOff ? 'journeys.journey-cancelled' : 'journeys.journey-updated',
        { ...data, ...(isOff && off) },
        { aggregate_version: version },
      );
      return receive(process, now);
    };
    await is('planned planned planned');
    letItBe(process, `${addDays(due, -7)}T09:01`);
    await is('queued planned planned');
    expect(await aboutBalance(process)).toMatchObject([{ status: 'waiting' }]);
    await journeyIs(true, 2);
    await is('queued withdrawn withdrawn');
    const leave = () =>
      process.database.query(`update mails set not_before = now(), next_attempt_at = now(), settles_at = null`);
    await leave();
    await eventually(async () => expect(await aboutBalance(process)).toMatchObject([{ status: 'dropped' }]));
    await journeyIs(false, 3);
    await is('queued planned planned');
    await eventually(async () =>
      expect((await aboutBalance(process)).filter(({ status }) => status === 'waiting')).toHaveLength(1),
    );
    await leave();
    const once = () =>
      eventually(async () =>
        expect((await office.mails()).filter(({ Text }) => Text.includes('Pagar hasta'))).toHaveLength(1),
      );
    await once();
    // What is retained is open, and for staff to ask for.
    await journeyIs(true, 4);
    await is('queued withdrawn withdrawn');
    letItBe(process, `${addDays(due, -3)}T09:01`);
    await isPlanned(process);
    expect(await aboutBalance(process)).toMatchObject([{ status: 'sent' }]);
    await once();
  });

  test('a balance whose holder has no address is told nobody, and that is kept', async () => {
    const data = sold({ purchase_date: addDays(today, -40), holder: luis });
    const process = await office.start();
    await receive(process, ...people({ [ana]: 'ana@correo.ec', [luis]: null }), created(data));
    await isPlanned(process);
    letItBe(process, `${addDays(due, -3)}T09:01`);
    await eventually(async () => expect(await states(process)).toEqual(['dropped', 'dropped', 'planned']));
    expect(await aboutBalance(process)).toEqual([]);
  });

  test('no balance is told before a database of earlier has read what was paid until then, also when billing comes late', async () => {
    const data = sold({ purchase_date: addDays(today, -40) });
    const paid = payment({ journey: data.id });
    let isAway = true;
    const billing = createServer((request, response) => {
      const isFirst = request.url === '/internal/snapshots/payments';
      const snapshots = isFirst ? [{ aggregate_id: paid.id, aggregate_version: 1, data: paid }] : [];
      response.writeHead(isAway ? 503 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ event: 'billing.payment-updated', snapshots }));
    });
    await new Promise<void>((resolve) => billing.listen(0, '127.0.0.1', resolve));
    const { port } = billing.address() as AddressInfo;
    try {
      const process = await office.start({ environment: { BILLING_URL: `http://127.0.0.1:${port}` } });
      await process.database.query(`insert into incomplete_projections (name) values ('payments')`);
      await receive(process, ...people(), created(data));
      await process.app.select(NotificationsModule).get(CompleteProjections, { strict: true }).fill();
      await isPlanned(process);
      expect(await balances(process)).toEqual([]);
      isAway = false;
      await eventually(async () => expect(await states(process)).toEqual(['planned', 'planned', 'planned']), 10_000);
      expect(await process.database.query(`select id from payments`)).toEqual([{ id: paid.id }]);
      // What former replicas kept for themselves meanwhile is read once the release is through, and holds no balance back.
      await process.database.query(`delete from payments`);
      await process.database.query(`insert into projections_to_read_again (name) values ('payments')`);
      await process.app.select(NotificationsModule).get(CompleteProjections, { strict: true }).fillAgain();
      expect(await process.database.query(`select id from payments`)).toEqual([{ id: paid.id }]);
      expect(await process.database.query(`select name from projections_to_read_again`)).toEqual([]);
    } finally {
      billing.closeAllConnections();
      billing.close();
    }
  });
});
