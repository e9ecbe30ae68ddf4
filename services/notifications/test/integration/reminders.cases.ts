import { serviceKind, viewOf } from '@bitacora/contracts';
import { readLocalTime, toEpochMilliseconds } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { eventually, type TestProcess } from '@bitacora/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { DatabaseClock } from '../../src/persistence/database-clock.ts';
import { NotificationsModule } from '../../src/notifications.module.ts';
import { agency, eventOf, journey, passenger, serviceRecord } from './fixture/events.ts';
import { PostOffice, receive, settled } from './fixture/post-office.ts';

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
  const stay = (endsIn: number, version = 1) => {
    const descriptor = serviceKind('hosting');
    const details = {
      ...descriptor.examples[0],
      check_in: { local: `${dayIn(8)}T15:00`, zone: galapagos },
      check_out: { local: `${dayIn(endsIn)}T11:00`, zone: galapagos },
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
      .filter(({ Subject }) => Subject.startsWith('Su hora de salida'))
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

  test('that come too late to help are dropped, and it is kept that they were', async () => {
    const process = await withStay();
    letItBe(process, `${dayIn(12)}T11:01`);
    await eventually(async () => expect(await states(process)).toEqual(['dropped']));
    expect(await settled(process, 2)).toHaveLength(2);
  });
});
