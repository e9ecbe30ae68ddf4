import { type EventEnvelope, type JourneyReminder, listReminders, pathOf } from '@bitacora/contracts';
import { addDays, dayAt, toEpochMilliseconds } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { eventually, type TestProcess } from '@bitacora/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { DatabaseClock } from '../../src/persistence/database-clock.ts';
import { MailSweep } from '../../src/persistence/mail-sweep.ts';
import { NotificationsModule } from '../../src/notifications.module.ts';
import { Subjects } from '../../src/reminders/subjects.ts';
import { agency, employee, eventOf, journey, passenger, quote, serviceRecord } from './fixture/events.ts';
import { PostOffice, receive, wakeReminders } from './fixture/post-office.ts';

describe('what is told ahead', () => {
  let office: PostOffice;
  beforeEach(async () => {
    office = await PostOffice.open();
  });
  afterEach(() => office.close());

  const today = dayAt(new Date());
  const ids = { journey: newId(), item: newId(), record: newId(), passenger: newId(), adviser: newId() };
  const letItBe = ({ app }: TestProcess, local: string) => {
    const clock = app.select(NotificationsModule).get(DatabaseClock, { strict: true });
    clock.ahead = toEpochMilliseconds({ local, zone: 'America/Guayaquil' }) - Date.now();
    wakeReminders({ app });
  };
  const atNoon = async (environment: Record<string, string> = {}) => {
    const process = await office.start({ environment });
    letItBe(process, `${today}T12:00`);
    return process;
  };
  const sold = (changes: object = {}, version = 1) =>
    eventOf(
      'journeys.journey-created',
      journey({
        id: ids.journey,
        passengers: [ids.passenger],
        holder: ids.passenger,
        travel_agent: ids.adviser,
        travel_date: addDays(today, 5),
        return_date: addDays(today, 9),
        services: [{ id: ids.item, kind: 'hosting', status: 'T', travel_direction: null, order: 0, service: null }],
        ...changes,
      }),
      { aggregate_id: ids.journey, aggregate_version: version },
    );
  const file = { id: newId(), object_key: 'test/x', media_type: 'application/pdf', size: 9, name: 'reserva.pdf' };
  const attached = (changes: object = {}) =>
    eventOf(
      'services-catalog.service-attached',
      serviceRecord({ id: ids.record, journey: ids.journey, package_service: ids.item, reservation: file, ...changes }),
      { aggregate_id: ids.record },
    );
  const traveller = (email: string | null, version = 1) =>
    eventOf(
      version === 1 ? 'identity.passenger-registered' : 'identity.passenger-updated',
      passenger({ id: ids.passenger, email, account_email: null }),
      { aggregate_id: ids.passenger, aggregate_version: version },
    );
  const known = (...events: EventEnvelope[]) => [
    eventOf('identity.agency-settings-changed', agency(), { aggregate_id: 'agency' }),
    eventOf('identity.employee-created', employee({ id: ids.adviser }), { aggregate_id: ids.adviser }),
    ...events,
  ];
  const rows = ({ database }: TestProcess, kind: string) =>
    database.query<{ state: string; occasion: string }>(
      `select state, occasion from reminders where kind = ? order by occasion`,
      [kind],
    );
  const mails = ({ database }: TestProcess, template: string) =>
    database.query<{ recipient_email: string; status: string; reason: string | null; bundle: string | null }>(
      `select recipient_email, status, reason, bundle from mails where template = ? order by id`,
      [template],
    );

  test('of vouchers reaches who had no address when they were due, once there is one', async () => {
    const process = await atNoon();
    await receive(process, ...known(traveller(null), sold(), attached()));
    await eventually(async () => expect(await rows(process, 'vouchers')).toMatchObject([{ state: 'dropped' }]));
    await receive(process, traveller('ana@correo.ec', 2));
    await eventually(async () => expect(await rows(process, 'vouchers')).toMatchObject([{ state: 'queued' }]));
    expect(await mails(process, 'vouchers')).toMatchObject([{ recipient_email: 'ana@correo.ec' }]);
    // That they were sent stays so when nobody is left who could get them, and another address gets them, too.
    await receive(process, traveller(null, 3));
    await eventually(async () => expect(await process.database.query(`select from reminder_marks`)).toEqual([]));
    await eventually(async () => expect(await rows(process, 'vouchers')).toMatchObject([{ state: 'queued' }]));
    await receive(process, traveller('otra@correo.ec', 4));
    await eventually(async () => expect(await mails(process, 'vouchers')).toHaveLength(2));
  });

  test('of what waits follows an agency that is told earlier: what is late by its new hours is told at once', async () => {
    const added = new Date(toEpochMilliseconds({ local: `${today}T12:00`, zone: 'America/Guayaquil' }) - 90_000_000);
    const process = await atNoon();
    const waits = { added_at: added.toISOString(), status: 'P' };
    await receive(
      process,
      ...known(traveller('ana@correo.ec')),
      eventOf('identity.agency-settings-changed', agency({ lead_times: { pending_hours: 72 } }), {
        aggregate_id: 'agency',
        aggregate_version: 2,
      }),
      sold({
        services: [{ id: ids.item, kind: 'hosting', travel_direction: null, order: 0, service: null, ...waits }],
      }),
    );
    await eventually(async () => expect(await rows(process, 'pending')).toMatchObject([{ state: 'planned' }]));
    await receive(
      process,
      eventOf('identity.agency-settings-changed', agency({ lead_times: { pending_hours: 24 } }), {
        aggregate_id: 'agency',
        aggregate_version: 3,
      }),
    );
    await eventually(async () =>
      expect((await rows(process, 'pending')).map(({ state }) => state)).toEqual(['queued', 'withdrawn']),
    );
  });

  test('does not gather into the night: it leaves alone before it', async () => {
    const process = await office.start({ environment: { MAIL_BUNDLE_MINUTES: '10' } });
    letItBe(process, `${today}T20:55`);
    await receive(process, ...known(traveller('ana@correo.ec'), sold()));
    const [warning] = await eventually(async () => {
      const found = await mails(process, 'vouchers-warning');
      expect(found).toHaveLength(1);
      return found;
    });
    expect(warning?.bundle).toBeNull();
  });

  test('that was held up until the night waits for the morning', async () => {
    const process = await office.start({ environment: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_BUNDLE_MINUTES: '0' } });
    letItBe(process, `${today}T20:30`);
    await receive(process, ...known(traveller('ana@correo.ec'), sold()));
    await eventually(async () =>
      expect(await mails(process, 'vouchers-warning')).toMatchObject([
        { status: 'waiting', reason: expect.any(String) },
      ]),
    );
    letItBe(process, `${today}T23:00`);
    // Tried again within 30 s, and then not before the morning.
    await eventually(async () => {
      const [row] = await process.database.query<{ hours: number }>(
        `select extract(epoch from next_attempt_at - now()) / 3600 as hours from mails where template = 'vouchers-warning'`,
      );
      expect(Number(row?.hours)).toBeGreaterThan(7);
      expect(Number(row?.hours)).toBeLessThan(8.1);
    });
  });

  test('of a quote is told nobody when it was answered while the mail waited', async () => {
    const process = await office.start({ environment: { SMTP_URL: 'smtp://127.0.0.1:9' } });
    // Mails come too late by the clock of now: this quote has hours left by that, too.
    const noon = `${addDays(today, 1)}T12:00`;
    letItBe(process, noon);
    const at = (hours: number) =>
      new Date(toEpochMilliseconds({ local: noon, zone: 'America/Guayaquil' }) + hours * 3_600_000);
    const asked = quote({ created_at: at(-21).toISOString() });
    await receive(
      process,
      ...known(
        eventOf('journeys.quote-created', asked, { aggregate_id: asked.id, occurred_at: at(-21).toISOString() }),
      ),
    );
    await eventually(async () => expect(await mails(process, 'quote-reminder')).toMatchObject([{ status: 'waiting' }]));
    const inHand = { owner: null, notes: '', lost_reason: null, closed_at: null };
    await receive(
      process,
      eventOf(
        'journeys.quote-updated',
        { ...asked, ...inHand, status: 'answered', answered_at: at(0).toISOString() },
        { aggregate_id: asked.id, aggregate_version: 2 },
      ),
    );
    await eventually(async () =>
      expect(await mails(process, 'quote-reminder')).toMatchObject([{ status: 'dropped', reason: 'no_longer_so' }]),
    );
  });

  test('goes on where one journey cannot be worked on: that one waits by itself, and is said', async () => {
    const process = await atNoon();
    const subjects = process.app.select(NotificationsModule).get(Subjects, { strict: true });
    const read = subjects.of.bind(subjects);
    subjects.of = async (asked) => {
      if (asked.includes('broken')) throw new TypeError('no ladder of this one');
      return read(asked);
    };
    await process.database.query(`insert into reminder_marks (journey) values ('broken')`);
    await receive(process, ...known(traveller('ana@correo.ec'), sold(), attached()));
    await eventually(async () => expect(await rows(process, 'vouchers')).toMatchObject([{ state: 'queued' }]));
    await eventually(async () =>
      expect(await process.database.query(`select journey, isfinite(not_before) as waits from reminder_marks`)).toEqual(
        [{ journey: 'broken', waits: true }],
      ),
    );
  });

  test('is read without what tells that something is owed by who may not read billing', async () => {
    const process = await atNoon();
    const owed = { balance_due: addDays(today, 3), cost_cents: 100_000, purchase_date: addDays(today, -9) };
    await receive(process, ...known(traveller('ana@correo.ec'), sold(owed), attached()));
    await eventually(async () => expect(await rows(process, 'balance')).not.toEqual([]));
    const list = async (query: string) => {
      const path = `${pathOf(listReminders, { id: ids.journey })}${query}`;
      return (await process.request<JourneyReminder[]>('GET', path)).body.map(({ id }) => id.split(' ')[0]);
    };
    expect(await list('')).toEqual(expect.arrayContaining(['balance', 'vouchers']));
    const others = await list('?hides_money=true');
    expect(others).toContain('vouchers');
    expect(others).not.toContain('balance');
  });

  test('is kept for two years after it was decided', async () => {
    const process = await atNoon();
    const decided = { long: '3 years', late: '1 year' };
    for (const [name, age] of Object.entries(decided)) {
      await process.database.query(
        `insert into reminders (id, subject, kind, occasion, audience, due_at, useful_until, state, planned_at, decided_at)
         values (?, 'j', 'papers', ?, 'travellers', now(), now(), 'queued', now(), now() - ?::interval)`,
        [newId(), name, age],
      );
    }
    await process.app.get(MailSweep).sweep();
    expect(await rows(process, 'papers')).toMatchObject([{ occasion: 'late' }]);
  });
});
