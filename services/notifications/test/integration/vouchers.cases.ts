import { newId } from '@bitacora/kernel/ids';
import { ObjectStore } from '@bitacora/platform';
import { createMigratedDatabase, eventually, type TestProcess } from '@bitacora/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { DatabaseClock } from '../../src/persistence/database-clock.ts';
import { NotificationsModule } from '../../src/notifications.module.ts';
import { notifications } from '../../src/notifications.process.ts';
import { agency, employee, eventOf, journey, passenger, serviceRecord } from './fixture/events.ts';
import { PostOffice, receive, settled } from './fixture/post-office.ts';
import { pageOfSnapshots } from './fixture/snapshots.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('vouchers', () => {
  let office: PostOffice;
  beforeEach(async () => {
    office = await PostOffice.open();
  });
  afterEach(() => office.close());

  /** Lets it be noon in Guayaquil: at night nobody is written to. */
  const letItBeNoon = ({ app }: TestProcess) => {
    const noon = Date.parse(`${new Date().toISOString().slice(0, 10)}T17:00:00Z`);
    app.select(NotificationsModule).get(DatabaseClock, { strict: true }).ahead = noon - Date.now();
  };
  const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
  const plans = (process: TestProcess) =>
    process.database.query<{ kind: string; state: string }>(
      `select kind, state from reminders where kind like 'vouchers%' order by kind`,
    );

  const ids = { journey: newId(), item: newId(), record: newId(), document: newId(), adviser: newId() };
  const travellers = [newId(), newId()];
  const file = (name: string, size = 9) => ({
    id: newId(),
    object_key: `test/${newId()}`,
    media_type: 'application/pdf',
    size,
    name,
  });
  const sold = (changes: object = {}, version = 1) =>
    eventOf(
      'journeys.journey-created',
      journey({
        id: ids.journey,
        passengers: travellers,
        travel_agent: ids.adviser,
        travel_date: dayIn(5),
        return_date: dayIn(9),
        destination_city: { code: 'EC-UIO', name: 'Quito', country: 'Ecuador', country_code: 'EC' },
        services: [
          { id: ids.item, kind: 'travel_insurance', status: 'T', travel_direction: null, order: 0, service: null },
        ],
        ...changes,
      }),
      { aggregate_id: ids.journey, aggregate_version: version },
    );
  const recorded = (reservation: ReturnType<typeof file> | null, version = 1) =>
    eventOf(
      version === 1 ? 'services-catalog.service-attached' : 'services-catalog.service-record-updated',
      serviceRecord({
        id: ids.record,
        kind: 'travel_insurance',
        title: 'Assist Card',
        journey: ids.journey,
        package_service: ids.item,
        reservation,
      }),
      { aggregate_id: ids.record, aggregate_version: version },
    );
  const documentOf = (nth: number, document: ReturnType<typeof file>) => ({
    id: newId(),
    agency: agency().ruc,
    journey: ids.journey,
    package_service: ids.item,
    passenger: travellers[nth] ?? '',
    document,
  });
  const people = () => [
    eventOf('identity.agency-settings-changed', agency()),
    eventOf('identity.employee-created', employee({ id: ids.adviser }), { aggregate_id: ids.adviser }),
    ...travellers.map((id, nth) =>
      eventOf('identity.passenger-registered', passenger({ id, first_name: 'Ana', email: `ana${nth}@correo.ec` }), {
        aggregate_id: id,
      }),
    ),
  ];
  const mailed = async (subject: string) =>
    (await office.mails())
      .filter(({ Subject }) => Subject.startsWith(subject))
      .toSorted((one, other) => (one.To[0]?.Address ?? '').localeCompare(other.To[0]?.Address ?? ''));

  test('reach who travels with their files as soon as a journey that was sold late is ready, and once only', async () => {
    const process = await office.start();
    letItBeNoon(process);
    const store = process.app.select(NotificationsModule).get(ObjectStore, { strict: true });
    const [voucher, one, other] = [file('reserva.pdf'), file('poliza.pdf'), file('otra.PDF')];
    for (const { object_key: key } of [voucher, one, other]) await store.put(key, Buffer.from('%PDF-1.7\n'), 'x');
    await receive(process, ...people(), sold());
    // It leaves in five days, and nothing of it is there yet.
    await eventually(async () => expect(await plans(process)).toEqual([{ kind: 'vouchers-warning', state: 'queued' }]));
    const first = documentOf(0, one);
    await receive(
      process,
      recorded(voucher),
      eventOf('services-catalog.service-document-added', first, { aggregate_id: first.id }),
    );
    await eventually(async () => expect(await mailed('No está listo')).toHaveLength(1));
    const [warning] = await mailed('No está listo');
    expect(warning?.To[0]?.Address).toBe('maria@bitacora.example');
    expect(warning?.Text).toContain(`/admin/journeys/${ids.journey}`);
    const second = documentOf(1, other);
    await receive(process, eventOf('services-catalog.service-document-added', second, { aggregate_id: second.id }));
    await eventually(async () => expect(await mailed('Sus vouchers')).toHaveLength(2));
    const mails = await mailed('Sus vouchers');
    expect(mails.map(({ To }) => To[0]?.Address)).toEqual(['ana0@correo.ec', 'ana1@correo.ec']);
    for (const { Attachments, Text } of mails) {
      expect(Attachments.map(({ FileName, Size }) => [FileName, Size])).toEqual([
        ['Seguro de viaje.pdf', 9],
        [expect.stringMatching(/^Seguro de viaje de Ana .*\.pdf$/i), 9],
        [expect.stringMatching(/^Seguro de viaje de Ana .*\.pdf$/i), 9],
      ]);
      expect(Text).toContain('Van adjuntos');
      expect(Text).not.toContain('/api/v1/files');
    }
    // What is missing again and comes back is not told again; the warning was told once, too.
    await receive(
      process,
      eventOf('services-catalog.service-document-removed', second, { aggregate_id: second.id, aggregate_version: 2 }),
    );
    const third = documentOf(1, other);
    await receive(process, eventOf('services-catalog.service-document-added', third, { aggregate_id: third.id }));
    await eventually(async () => expect(await process.database.query(`select from reminder_marks`)).toEqual([]));
    const bothQueued = [
      { kind: 'vouchers', state: 'queued' },
      { kind: 'vouchers-warning', state: 'queued' },
    ];
    await eventually(async () => expect(await plans(process)).toEqual(bothQueued));
    // The service that is ready to each, the warning, and the vouchers to each.
    await settled(process, 5);
    // Whose were not so at the moment at which they were due gets them now, and nobody else again.
    await process.database.query(
      `update mails set status = 'dropped', reason = 'no_longer_so', message = null
       where template = 'vouchers' and recipient_email = 'ana1@correo.ec'`,
    );
    await receive(process, recorded(voucher, 2));
    await eventually(async () => expect(await mailed('Sus vouchers')).toHaveLength(3));
    await settled(process, 5);
    // Who comes along afterwards gets them once the policy is there, and nobody gets them twice.
    const newcomer = newId();
    const hers = { ...documentOf(0, one), passenger: newcomer };
    await receive(
      process,
      eventOf(
        'identity.passenger-registered',
        passenger({ id: newcomer, first_name: 'Mila', email: 'mila@correo.ec' }),
        {
          aggregate_id: newcomer,
        },
      ),
      sold({ passengers: [...travellers, newcomer] }, 2),
      eventOf('services-catalog.service-document-added', hers, { aggregate_id: hers.id }),
    );
    await eventually(async () => expect(await mailed('Sus vouchers')).toHaveLength(4));
    expect((await mailed('Sus vouchers')).at(-1)?.To[0]?.Address).toBe('mila@correo.ec');
    await eventually(async () => expect(await plans(process)).toEqual(bothQueued));
  });

  test('wait while the object store is away, and go without files that are too large', async () => {
    const process = await office.start({ environment: { S3_ENDPOINT: 'http://127.0.0.1:9' } });
    letItBeNoon(process);
    const mine = documentOf(0, file('poliza.pdf'));
    const hers = documentOf(1, file('poliza.pdf'));
    await receive(
      process,
      ...people(),
      sold(),
      recorded(file('reserva.pdf')),
      ...[mine, hers].map((one) => eventOf('services-catalog.service-document-added', one, { aggregate_id: one.id })),
    );
    await eventually(async () => {
      const waiting = await process.database.query(
        `select from mails where template = 'vouchers' and status = 'waiting' and attempts > 0
         and reason = 'the files to attach cannot be read'`,
      );
      expect(waiting).toHaveLength(2);
    });
    await receive(process, recorded(file('reserva.pdf', 11 * 1024 * 1024), 2));
    await eventually(async () => expect(await mailed('Sus vouchers')).toHaveLength(2));
    for (const { Attachments, Text } of await mailed('Sus vouchers')) {
      expect(Attachments).toEqual([]);
      expect(Text).toContain(`/my_journeys/${ids.journey}`);
    }
  });

  test('of a database from before are due once its files and documents were read from their owner', async () => {
    const own = await createMigratedDatabase(notifications);
    const owner = await pageOfSnapshots({
      'service-records': [{ event: recorded(file('reserva.pdf', 11 * 1024 * 1024)), version: 1 }],
      'service-documents': [0, 1].map((nth) => {
        const document = documentOf(nth, file('poliza.pdf'));
        return {
          event: eventOf('services-catalog.service-document-added', document, { aggregate_id: document.id }),
          version: 1,
        };
      }),
    });
    try {
      const before = await office.start({ databaseUrl: own.url });
      letItBeNoon(before);
      await before.database.query(
        `insert into incomplete_projections (name) values ('service_records'), ('service_documents')`,
      );
      await receive(before, ...people(), sold());
      await eventually(async () => expect(await before.database.query(`select from reminder_marks`)).toEqual([]));
      expect(await plans(before)).toEqual([]);
      const now = await office.start({ databaseUrl: own.url, environment: { SERVICES_CATALOG_URL: owner.url } });
      letItBeNoon(now);
      await eventually(async () => expect(await mailed('Sus vouchers')).toHaveLength(2));
      expect(await plans(now)).toEqual([{ kind: 'vouchers', state: 'queued' }]);
    } finally {
      await owner.stop();
    }
  });
});
