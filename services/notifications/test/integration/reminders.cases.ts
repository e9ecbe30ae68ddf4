import {
  type ComingReminder,
  type JourneyReminder,
  listComingReminders,
  listReminders,
  pathOf,
  serviceKind,
  viewOf,
} from '@bitacora/contracts';
import { readLocalTime, toEpochMilliseconds } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { Metrics } from '@bitacora/platform';
import { eventually, TEST_AGENCY, type TestProcess } from '@bitacora/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { DatabaseClock } from '../../src/persistence/database-clock.ts';
import { NotificationsModule } from '../../src/notifications.module.ts';
import { anyWork } from '../../src/persistence/reminder.repository.ts';
import { SwitchedOffMails } from '../../src/persistence/switched-off-mails.ts';
import { ReminderPlanner } from '../../src/reminders/reminder-planner.ts';
import { agency, eventOf, journey, passenger, serviceRecord } from './fixture/events.ts';
import { PostOffice, receive, settled, wakeReminders } from './fixture/post-office.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('reminders', () => {
  let office: PostOffice;
  beforeEach(async () => {
    office = await PostOffice.open();
  });
  afterEach(() => office.close());

  const clockOf = ({ app }: TestProcess) => app.select(NotificationsModule).get(DatabaseClock, { strict: true });
  const galapagos = 'Pacific/Galapagos';
  /** Lets it be so late there. */
  const letItBe = (process: TestProcess, local: string) => {
    clockOf(process).ahead = toEpochMilliseconds({ local, zone: galapagos }) - Date.now();
    wakeReminders(process);
  };
  const plans = (process: TestProcess) =>
    process.database.query<{ state: string; occasion: string }>(
      `select state, occasion from reminders where kind = 'check-out' order by occasion, state`,
    );
  const states = async (process: TestProcess) => (await plans(process)).map(({ state }) => state);
  const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

  const ids = { journey: newId(), item: newId(), record: newId(), passengers: [newId(), newId()] };
  const item = (changes: object = {}) => ({
    id: ids.item,
    kind: 'hosting' as const,
    status: 'T' as const,
    travel_direction: null,
    order: 0,
    service: null,
    ...changes,
  });
  const soldJourney = (changes: object = {}, version = 1) =>
    eventOf(
      'journeys.journey-created',
      journey({
        id: ids.journey,
        passengers: ids.passengers,
        services: [item()],
        travel_date: dayIn(8),
        destination_city: { code: 'EC-UIO', name: 'Quito', country: 'Ecuador', country_code: 'EC' },
        ...changes,
      }),
      { aggregate_id: ids.journey, aggregate_version: version },
    );
  /** A stay that ends in so many days. */
  const stay = (endsIn: number, version = 1, hour = '11:00') => {
    const descriptor = serviceKind('hosting');
    const details = {
      ...descriptor.examples[0],
      check_in: { local: `${dayIn(8)}T15:00`, zone: galapagos },
      check_out: { local: `${dayIn(endsIn)}T${hour}`, zone: galapagos },
    };
    return eventOf(
      version === 1 ? 'services-catalog.service-attached' : 'services-catalog.service-record-updated',
      serviceRecord({
        id: ids.record,
        kind: 'hosting',
        journey: ids.journey,
        package_service: ids.item,
        details: viewOf(descriptor, details),
        ...descriptor.period(details, galapagos),
      }),
      { aggregate_id: ids.record, aggregate_version: version },
    );
  };
  const people = () =>
    ids.passengers.map((id, nth) =>
      eventOf('identity.passenger-registered', passenger({ id, first_name: 'Ana', email: `ana${nth}@correo.ec` }), {
        aggregate_id: id,
      }),
    );

  async function withStay(): Promise<TestProcess> {
    const process = await office.start({ environment: { MAIL_BUNDLE_MINUTES: '0' } });
    await receive(process, eventOf('identity.agency-settings-changed', agency()), ...people(), soldJourney(), stay(12));
    await eventually(async () => expect(await states(process)).toEqual(['planned']));
    await settled(process, 2);
    return process;
  }
  const reminded = async () =>
    (await office.mails())
      .filter(({ Subject }) => Subject.startsWith('Salida del hospedaje'))
      .map(({ To }) => To[0]?.Address);

  test('are planned when a service has its record, and mailed once to each address when they are due', async () => {
    const process = await withStay();
    letItBe(process, `${dayIn(11)}T18:01`);
    await eventually(async () => expect(await states(process)).toEqual(['queued']));
    await settled(process, 4);
    expect((await reminded()).sort()).toEqual(['ana0@correo.ec', 'ana1@correo.ec']);
    // Whatever is told again: what was decided stays so.
    await receive(process, stay(12, 2));
    await eventually(async () => expect(await process.database.query(`select from reminder_marks`)).toEqual([]));
    expect(await states(process)).toEqual(['queued']);
    expect(await settled(process, 4)).toHaveLength(4);
  });

  test('are told once at an address that people share', async () => {
    const process = await office.start({ environment: { MAIL_BUNDLE_MINUTES: '0' } });
    const family = ids.passengers.map((id) =>
      eventOf('identity.passenger-registered', passenger({ id, email: 'familia@correo.ec' }), { aggregate_id: id }),
    );
    await receive(process, eventOf('identity.agency-settings-changed', agency()), ...family, soldJourney(), stay(12));
    await eventually(async () => expect(await states(process)).toEqual(['planned']));
    letItBe(process, `${dayIn(11)}T18:01`);
    await eventually(async () => expect(await states(process)).toEqual(['queued']));
    await eventually(async () => expect(await reminded()).toEqual(['familia@correo.ec']));
  });

  test('are not told again of what moves once it was told, as long as they are not due anew', async () => {
    const process = await withStay();
    const toldOf = async () =>
      (await process.database.query(`select from mails where template = 'service-reminder' and status <> 'dropped'`))
        .length;
    letItBe(process, `${dayIn(11)}T18:01`);
    await eventually(async () => expect(await states(process)).toEqual(['queued']));
    await eventually(async () => expect(await reminded()).toHaveLength(2));
    await receive(process, stay(12, 2, '09:00'));
    await eventually(async () => expect(await states(process)).toEqual(['dropped', 'queued']));
    expect(await toldOf()).toBe(2);
    // Another evening before it comes.
    await receive(process, stay(14, 3));
    await eventually(async () => expect((await states(process)).sort()).toEqual(['dropped', 'planned', 'queued']));
    letItBe(process, `${dayIn(13)}T18:01`);
    await eventually(async () => expect(await toldOf()).toBe(4));
  });

  test('whose mail was dropped while their service was elsewhere are told once it is back', async () => {
    const process = await withStay();
    letItBe(process, `${dayIn(11)}T18:01`);
    await eventually(async () => expect(await reminded()).toHaveLength(2));
    await process.database.query(
      `update mails set status = 'dropped', reason = 'no_longer_so', message = null
       where template = 'service-reminder' and recipient_email = 'ana1@correo.ec'`,
    );
    await receive(process, stay(12, 2));
    await eventually(async () =>
      expect((await reminded()).sort()).toEqual(['ana0@correo.ec', 'ana1@correo.ec', 'ana1@correo.ec']),
    );
  });

  test('follow a service that moves, is cancelled and comes back', async () => {
    const process = await withStay();
    await receive(process, stay(13, 2));
    await eventually(async () => expect(await states(process)).toEqual(['withdrawn', 'planned']));
    const cancellation = { at: new Date().toISOString(), reason: 'x', retained_cents: 0 };
    await receive(process, soldJourney({ services: [item({ cancellation })] }, 2));
    await eventually(async () => expect(await states(process)).toEqual(['withdrawn', 'withdrawn']));
    await receive(process, soldJourney({}, 3));
    await eventually(async () => expect(await states(process)).toEqual(['withdrawn', 'planned']));
  });

  test('that are due only at night, when their evening is over, wake nobody and leave in the morning', async () => {
    const process = await office.start({ environment: { MAIL_BUNDLE_MINUTES: '0' } });
    await receive(process, eventOf('identity.agency-settings-changed', agency()), ...people(), soldJourney());
    // The stay becomes known the night before it ends.
    letItBe(process, `${dayIn(11)}T23:00`);
    await receive(process, stay(12));
    const dueThere = async () => {
      const [row] = await process.database.query<{ due_at: string }>(
        `select due_at from reminders where kind = 'check-out' and state = 'planned'`,
      );
      return row && readLocalTime(new Date(row.due_at).toISOString(), galapagos).local;
    };
    await eventually(async () => expect(await dueThere()).toBe(`${dayIn(12)}T07:00`));
    letItBe(process, `${dayIn(12)}T07:01`);
    await eventually(async () => expect(await states(process)).toEqual(['queued']));
  });

  test('are listed with when they leave and what became of them, and say to whom no mail gets', async () => {
    const process = await withStay();
    const list = async () =>
      (await process.request<JourneyReminder[]>('GET', pathOf(listReminders, { id: ids.journey }))).body;
    const leaves = { local: `${dayIn(11)}T18:00`, zone: galapagos };
    expect(await list()).toContainEqual({
      id: expect.stringContaining('check-out'),
      title: 'Salida del hospedaje: Hotel Solymar',
      audience: 'travellers',
      leaves: { ...leaves, at: new Date(toEpochMilliseconds(leaves)).toISOString() },
      state: 'planned',
      decided_at: null,
      has_reader: true,
    });
    const switchOff = async (address: string) =>
      process.app
        .select(NotificationsModule)
        .get(SwitchedOffMails, { strict: false })
        .switchOff({ agency: TEST_AGENCY, email: address }, 'reminders', new Date());
    await switchOff('ana0@correo.ec');
    expect(await list()).toContainEqual(
      expect.objectContaining({ title: expect.stringMatching(/^Salida del hospedaje/), has_reader: true }),
    );
    await switchOff('ana1@correo.ec');
    expect(await list()).toContainEqual(
      expect.objectContaining({ title: expect.stringMatching(/^Salida del hospedaje/), has_reader: false }),
    );
    await process.database.query(`delete from switched_off_mails`);
    await process.database.query(
      `insert into bounced_addresses (address, mail, said, bounced_at)
       select address, gen_random_uuid(), '550', now() from unnest(array['ana0@correo.ec', 'ana1@correo.ec']) as address`,
    );
    const [before] = (await list()).filter(({ title }) => title.startsWith('Salida del hospedaje'));
    expect(before).toMatchObject({ state: 'planned', has_reader: false });
    letItBe(process, `${dayIn(11)}T18:01`);
    await eventually(async () => {
      const [after] = (await list()).filter(({ title }) => title.startsWith('Salida del hospedaje'));
      expect(after).toMatchObject({ state: 'queued', decided_at: expect.any(String) });
    });
    const unknown = await process.request('GET', pathOf(listReminders, { id: newId() }));
    expect(unknown.status).toBe(404);
  });

  test('are told each traveller ahead of each service, as long as a mail would reach that one', async () => {
    const process = await withStay();
    const user = newId();
    const traveller = { id: ids.passengers[0] ?? '', user_id: user, first_name: 'Ana', email: 'ana0@correo.ec' };
    await receive(
      process,
      eventOf('identity.passenger-updated', passenger(traveller), { aggregate_id: traveller.id, aggregate_version: 2 }),
    );
    const coming = async (of: string) =>
      (await process.request<ComingReminder[]>('GET', `${pathOf(listComingReminders, { id: ids.journey })}?user=${of}`))
        .body;
    expect(await coming(user)).toEqual([
      {
        package_service: ids.item,
        leaves: expect.objectContaining({ local: `${dayIn(11)}T18:00`, zone: galapagos }),
      },
    ]);
    expect(await coming(newId())).toEqual([]);
    const off = `insert into switched_off_mails (agency, address, mail_group, switched_off_at)
      values (?, 'ana0@correo.ec', 'reminders', now())`;
    await process.database.query(off, [agency().ruc]);
    expect(await coming(user)).toEqual([]);
  });

  test('that come too late to help are dropped, and it is kept that they were', async () => {
    const process = await withStay();
    letItBe(process, `${dayIn(12)}T11:01`);
    await eventually(async () => expect(await states(process)).toEqual(['dropped']));
    expect(await settled(process, 2)).toHaveLength(2);
  });

  test('that are due and wait are measured, and what became of them is counted', async () => {
    const held = (reminders: ReminderPlanner) => {
      const queueDue = reminders.queueDue.bind(reminders);
      reminders.queueDue = async () => 0;
      return () => Object.assign(reminders, { queueDue });
    };
    let release = () => {};
    const process = await office.start({
      environment: { MAIL_BUNDLE_MINUTES: '0' },
      prepare: (app) => {
        release = held(app.select(NotificationsModule).get(ReminderPlanner, { strict: true }));
      },
    });
    // What is late is measured by the database's clock.
    clockOf(process).ahead = 0;
    const metrics = () => process.app.get(Metrics).registry.metrics();
    await receive(process, eventOf('identity.agency-settings-changed', agency()), ...people(), soldJourney(), stay(12));
    await eventually(async () => expect(await states(process)).toEqual(['planned']));
    await process.database.query(
      `update reminders set due_at = now() - interval '2 hours', planned_at = now() - interval '1 hour', useful_until = now()
       where kind = 'check-out'`,
    );
    expect(await metrics()).toMatch(/^reminders_due_oldest_seconds\{.*\} 36\d\d(\.\d+)?$/m);
    expect(await metrics()).toMatch(/^reminders_decided_total\{.*state="dropped".*\} 0$/m);
    release();
    await eventually(async () => expect(await states(process)).toEqual(['dropped']));
    expect(await metrics()).toMatch(/^reminders_decided_total\{.*state="dropped".*\} 1$/m);
    await eventually(async () => expect(await metrics()).toMatch(/^reminders_due_oldest_seconds\{.*\} 0$/m));
  });

  test('that are planned for later are not read by the question whether one is due', async () => {
    const process = await withStay();
    await process.database.query(
      `insert into reminders (id, subject, kind, occasion, audience, due_at, useful_until, state, planned_at)
       select gen_random_uuid(), 'x', 'papers', n::text, 'travellers', now() + interval '9 days', now() + interval '10 days', 'planned', now()
       from generate_series(1, 20000) n`,
    );
    await process.database.query(`analyze reminders`);
    const plan = await process.database.query(`explain ${anyWork.text.replaceAll('$1', '0')}`);
    expect(JSON.stringify(plan)).toContain('using reminders_due on reminders');
  });
});
