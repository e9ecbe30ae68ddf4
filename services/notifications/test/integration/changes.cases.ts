import { type JourneySnapshot, serviceKind, type ServiceRecordSnapshot, viewOf } from '@bitacora/contracts';
import { addDays, dayAt } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { Inbox } from '@bitacora/platform';
import { aLuggageRequest, eventually, type TestProcess } from '@bitacora/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { NotificationsModule } from '../../src/notifications.module.ts';
import type { ToldService } from '../../src/domain/told-service.ts';
import { MailRepository } from '../../src/persistence/mail.repository.ts';
import { MailSender } from '../../src/sending/mail-sender.ts';
import { CompleteProjections } from '../../src/projections/complete-projections.ts';
import { agency, employee, eventOf, journey, passenger, serviceRecord } from './fixture/events.ts';
import { letItBe, PostOffice, receive, wakeSender } from './fixture/post-office.ts';
import { pageOfSnapshots } from './fixture/snapshots.ts';

const zone = 'America/Guayaquil';

describe('changes', () => {
  let office: PostOffice;
  beforeEach(async () => {
    office = await PostOffice.open();
  });
  afterEach(() => office.close());

  const environment = { MAIL_BUNDLE_MINUTES: '10' };
  const carlos = passenger();
  const adviser = employee();
  const items = { flight: newId(), hotel: newId() };
  const itemOf = (id: string, kind: 'air_ticket' | 'hosting', order: number) => ({
    id,
    kind,
    status: 'T' as const,
    travel_direction: null,
    order,
    service: null,
  });
  const services = [itemOf(items.flight, 'air_ticket', 0), itemOf(items.hotel, 'hosting', 1)];
  const trip = journey({ passengers: [carlos.id], travel_agent: adviser.id, services });

  let versions: Record<string, number>;
  const next = (id: string) => (versions[id] = (versions[id] ?? 0) + 1);

  /** The flight as it is recorded on a day and hour. */
  function flightAt(local: string, changes: Partial<ServiceRecordSnapshot> = {}): ServiceRecordSnapshot {
    const descriptor = serviceKind('air_ticket');
    const details = viewOf(descriptor, descriptor.examples[0] ?? {});
    const ends = { local: `${local.slice(0, 11)}23:50`, zone };
    return serviceRecord({
      id: 'the-flight',
      kind: 'air_ticket',
      journey: trip.id,
      package_service: items.flight,
      title: 'Vuelo Guayaquil – Baltra',
      details: { ...details, boarding_time: local, arrival_time: ends.local },
      starts: { local, zone },
      ends,
      ...changes,
    });
  }
  type RecordEvent = 'service-attached' | 'service-record-updated' | 'service-released';
  const recorded = (name: RecordEvent, record: ServiceRecordSnapshot, changes: object = {}) =>
    eventOf(`services-catalog.${name}`, record, {
      aggregate_id: record.id,
      aggregate_version: next(record.id),
      ...changes,
    });
  const moved = (local: string, changes: object = {}) => recorded('service-record-updated', flightAt(local), changes);
  const updated = (changes: Partial<JourneySnapshot>) =>
    eventOf(
      changes.is_cancelled ? 'journeys.journey-cancelled' : 'journeys.journey-updated',
      { ...trip, ...changes },
      {
        aggregate_id: trip.id,
        aggregate_version: next(trip.id),
      },
    );
  const cancellation = { at: '2026-07-01T14:00:00.000Z', reason: 'Mal tiempo', retained_cents: 4_200 };
  const withoutFlight = {
    services: services.map((item) => (item.id === items.flight ? { ...item, cancellation } : item)),
  };

  /** A journey whose travellers were told of its flight. */
  async function told(local = '2099-07-12T09:30', settings: Record<string, string> = {}): Promise<TestProcess> {
    versions = {};
    const process = await office.start({ environment: { ...environment, ...settings } });
    await receive(
      process,
      eventOf('identity.agency-settings-changed', agency()),
      eventOf('identity.employee-created', adviser, { aggregate_id: adviser.id }),
      eventOf('identity.passenger-registered', carlos, { aggregate_id: carlos.id }),
      eventOf('journeys.journey-created', trip, { aggregate_id: trip.id, aggregate_version: next(trip.id) }),
      recorded('service-attached', flightAt(local)),
    );
    await letLeave(process);
    expect(await outcomes(process)).toEqual(['service-ready sent']);
    return process;
  }

  interface Row {
    template: string;
    status: string;
    reason: string | null;
    quiet_zone: string | null;
    waits: number;
  }
  /** But for reminders of what is near, which come when they come. */
  const rows = ({ database }: TestProcess) =>
    database.query<Row>(
      `select template, status, reason, quiet_zone, round(extract(epoch from not_before - created_at))::int as waits
       from mails where template <> 'service-reminder' order by created_at, id`,
    );
  const changes = async (process: TestProcess) =>
    (await rows(process)).filter(({ template }) => !['purchase', 'service-ready'].includes(template));
  const outcomes = async (process: TestProcess) =>
    (await rows(process)).map(({ template, status, reason }) => [template, status, reason].filter(Boolean).join(' '));

  /** As if the wait of all that gathers were over; until all of it has left or was dropped. */
  async function letLeave(process: TestProcess): Promise<void> {
    await process.database.query(
      `update mails set next_attempt_at = now(), not_before = now(), settles_at = now() where status = 'waiting'`,
    );
    wakeSender(process);
    await eventually(async () => {
      const left = (await rows(process)).filter(({ status }) => ['waiting', 'sending'].includes(status));
      expect(left).toEqual([]);
    });
  }
  /** Stopped where a test claims mails itself. */
  const senderOf = ({ app }: TestProcess) => app.get(MailSender);
  const mails = async () => (await office.mails()).map(({ Subject, Text }) => ({ subject: Subject, text: Text }));
  const lastMail = async () => (await mails()).find(({ subject }) => !/Novedades|Listo/.test(subject));

  describe('a service that moves', () => {
    test('is told who travels, with what it was and what it is, and its calendar', async () => {
      const process = await told();
      const event = moved('2099-07-12T11:30');
      await receive(process, event);
      expect(await changes(process)).toMatchObject([{ template: 'service-changed', status: 'waiting', waits: 600 }]);
      // The same event again is no other occasion.
      expect(await process.app.get(Inbox).receive(event)).toBe('duplicate');
      await letLeave(process);
      const [mail] = (await office.mails()).filter(({ Subject }) => Subject.startsWith('Cambió'));
      expect(mail?.Subject).toMatch(
        /^Cambió su boleto aéreo: ahora dom 12 jul 2099, 11:30.* · Vuelo Guayaquil – Baltra$/,
      );
      expect(mail?.Text).toMatch(/Antes: Salida dom 12 jul 2099, 09:30/);
      expect(mail?.Text).toMatch(/Ahora: Salida dom 12 jul 2099, 11:30/);
      expect(mail?.Text).toContain(`#servicio-${items.flight}`);
      expect(await office.mails()).toHaveLength(2);
    });

    test('twice before it is told is told once; back to what it was, not at all', async () => {
      const process = await told();
      await receive(process, moved('2099-07-12T11:30'), moved('2099-07-12T14:00'));
      await letLeave(process);
      const [text = ''] = (await mails()).filter(({ subject }) => subject.startsWith('Cambió')).map((one) => one.text);
      expect(text.match(/Antes:/g)).toHaveLength(1);
      expect(text).toMatch(/Antes: Salida dom 12 jul 2099, 09:30[^]*Ahora: Salida dom 12 jul 2099, 14:00/);
      await receive(process, moved('2099-07-12T16:00'), moved('2099-07-12T14:00'));
      await letLeave(process);
      expect((await changes(process)).map(({ status, reason }) => [status, reason])).toEqual([
        ['sent', null],
        ['sent', null],
        ['dropped', 'no_longer_so'],
        ['dropped', 'no_longer_so'],
      ]);
      expect(await office.mails()).toHaveLength(2);
    });

    test('is told by what was told last, however late and in whatever order its news comes', async () => {
      const process = await told();
      const [second, third] = [moved('2099-07-12T11:30'), moved('2099-07-12T14:00')];
      await receive(process, third, second);
      expect(await changes(process)).toHaveLength(1);
      await letLeave(process);
      expect((await lastMail())?.text).toMatch(
        /Antes: Salida dom 12 jul 2099, 09:30[^]*Ahora: Salida dom 12 jul 2099, 14:00/,
      );
      const long = new Date(Date.now() - 50 * 3_600_000).toISOString();
      await receive(process, moved('2099-07-12T15:00', { occurred_at: long }));
      expect((await changes(process)).at(-1)).toMatchObject({ status: 'dropped', reason: 'event_too_old' });
      await receive(process, moved('2099-07-12T16:00'));
      await letLeave(process);
      const texts = (await mails()).map(({ text }) => text);
      expect(
        texts.some((text) => /Antes: Salida dom 12 jul 2099, 14:00[^]*Ahora: Salida dom 12 jul 2099, 16:00/.test(text)),
      ).toBe(true);
    });

    test('before anybody was told of it is told as it is', async () => {
      const process = await told();
      const hotel = serviceRecord({
        id: 'the-hotel',
        journey: trip.id,
        package_service: items.hotel,
        starts: { local: '2099-07-12T15:00', zone },
        ends: { local: '2099-07-14T11:00', zone },
      });
      const later = { ...hotel, ends: { local: '2099-07-15T11:00', zone } };
      await receive(process, recorded('service-attached', hotel), recorded('service-record-updated', later));
      await letLeave(process);
      expect((await changes(process)).map(({ reason }) => reason)).toEqual(['no_longer_so']);
      expect((await mails()).map(({ text }) => text).join()).not.toContain('Antes:');
    });

    test('is told nobody by what is read again after a release', async () => {
      const owner = await pageOfSnapshots({
        'service-records': [
          {
            event: eventOf('services-catalog.service-record-updated', flightAt('2099-07-12T18:00'), {
              aggregate_id: 'the-flight',
            }),
            version: 9,
          },
        ],
      });
      try {
        const process = await told(undefined, { SERVICES_CATALOG_URL: owner.url });
        await process.database.query(
          `insert into incomplete_projections (name) values ('service_records') on conflict do nothing`,
        );
        await process.app.select(NotificationsModule).get(CompleteProjections, { strict: true }).fill();
        const [row] = await process.database.query<{ version: number }>(`select version from service_records`);
        expect(row?.version).toBe(9);
        expect(await changes(process)).toEqual([]);
      } finally {
        await owner.stop();
      }
    });
  });

  describe('another record in the place of one', () => {
    const other = flightAt('2099-07-12T20:00', {
      id: 'another',
      title: 'Vuelo Quito – Baltra',
      replaces: 'the-flight',
    });
    const released = flightAt('2099-07-12T09:30', { package_service: null, journey: null });

    test('is told as what it takes the place of', async () => {
      const process = await told();
      await receive(process, recorded('service-released', released), recorded('service-attached', other));
      await letLeave(process);
      expect(await changes(process)).toEqual([]);
      const mail = await lastMail();
      expect(mail?.subject).toMatch(
        /^Cambió su boleto aéreo: ahora dom 12 jul 2099, 20:00 Guayaquil .*· Vuelo Quito – Baltra$/,
      );
      expect(mail?.text).toContain('Antes:\nVuelo Guayaquil – Baltra\n');
    });

    test('is not said to take along what luggage was added to that, but what was added to it', async () => {
      const process = await told();
      const added = (luggage: string, record: string) => {
        const answer = { outcome: 'added' as const, price_cents: null, text: 'Listo.', at: '2026-07-01T14:00:00.000Z' };
        const of = { journey: trip.id, passenger: carlos.id, package_service: items.flight };
        const request = aLuggageRequest({
          ...of,
          luggage,
          status: 'answered',
          answer: { ...answer, by: newId(), record },
        });
        return eventOf('journeys.luggage-request-answered', request, { aggregate_id: request.id });
      };
      await receive(process, added('Esquí', 'the-flight'), added('Bicicleta', 'another'));
      await receive(process, recorded('service-released', released), recorded('service-attached', other));
      await letLeave(process);
      const text = (await mails()).find(({ subject }) => subject.startsWith('Cambió'))?.text;
      expect(text).toContain('Agregado al boleto anterior: 2 × Esquí: pregunte a su asesor si vale en este');
      expect(text).toContain('Equipaje agregado: 2 × Bicicleta');
    });
  });

  describe('what is called off', () => {
    test('a service is told, and that it stands again to who was told so', async () => {
      const process = await told();
      await receive(process, updated(withoutFlight));
      await letLeave(process);
      const mail = await lastMail();
      expect(mail?.subject).toBe('Se canceló su boleto aéreo: Vuelo Guayaquil – Baltra');
      expect(mail?.text).toContain('Estaba previsto: dom 12 jul 2099, 09:30');
      expect(mail?.text).toContain('Motivo: Mal tiempo');
      expect(mail?.text).not.toContain('42,00');
      await receive(process, updated({}));
      await letLeave(process);
      expect((await mails()).map(({ subject }) => subject)).toContain(
        'Se reactivó su boleto aéreo: Vuelo Guayaquil – Baltra',
      );
    });

    test('and taken back at once is told nobody', async () => {
      const process = await told();
      await receive(process, updated(withoutFlight), updated({}));
      await receive(process, updated({ is_cancelled: true, cancellation }), updated({}));
      await letLeave(process);
      expect((await changes(process)).map(({ reason }) => reason)).toEqual(Array(4).fill('no_longer_so'));
      expect(await office.mails()).toHaveLength(1);
    });

    test('the journey as a whole is told once, whatever else waits about it', async () => {
      const process = await told();
      await receive(process, moved('2099-07-12T11:30'), updated({ is_cancelled: true, cancellation }));
      await letLeave(process);
      expect(await outcomes(process)).toEqual([
        'service-ready sent',
        'service-changed dropped no_longer_so',
        'journey-cancelled sent',
      ]);
      const mail = await lastMail();
      expect(mail?.subject).toMatch(/^Se canceló su viaje a /);
      expect(mail?.text).toContain('Motivo: Mal tiempo');
      expect(mail?.text).not.toMatch(/42,00|pendiente|Aún estamos reservando/);
      await receive(process, updated({}));
      await letLeave(process);
      // With what nobody was told of while it was called off.
      const texts = (await mails()).map(({ text }) => text);
      const again = texts.find((text) => text.includes('aviso de que se canceló queda sin efecto'));
      expect(again).toMatch(/Antes: Salida dom 12 jul 2099, 09:30[^]*Ahora: Salida dom 12 jul 2099, 11:30/);
    });

    test('holds up what is told of its journey as long as it may be taken back, and loses nothing of it', async () => {
      const process = await told();
      await senderOf(process).beforeApplicationShutdown();
      await receive(process, moved('2099-07-12T11:30'));
      await process.database.query(`update mails set settles_at = now() where status = 'waiting'`);
      await receive(process, updated(withoutFlight));
      await process.database.query(`update mails set next_attempt_at = now() where template = 'service-changed'`);
      const repository = process.app.get(MailRepository);
      expect(await repository.claim(5, { templates: [], isOneOf: false })).toEqual([]);
      await receive(process, updated({}));
      senderOf(process).onApplicationBootstrap();
      await letLeave(process);
      expect((await mails()).map(({ subject }) => subject).sort()).toEqual([
        expect.stringMatching(/^Cambió su boleto aéreo: ahora .* · Vuelo Guayaquil – Baltra$/),
        expect.stringMatching(/^Ya tenemos su boleto aéreo/),
      ]);
      expect((await lastMail())?.text).toMatch(
        /Antes: Salida dom 12 jul 2099, 09:30[^]*Ahora: Salida dom 12 jul 2099, 11:30/,
      );
    });

    test('holds nothing up for more than two minutes, however often something changes', async () => {
      const process = await told();
      await senderOf(process).beforeApplicationShutdown();
      await receive(process, moved('2099-07-12T11:30'), moved('2099-07-12T12:30'));
      const repository = process.app.get(MailRepository);
      const dueSince = async (seconds: number) => {
        const [first] = await process.database.query<{ id: string }>(
          `update mails set settles_at = null, next_attempt_at = now() - make_interval(secs => ?)
           where id = (select id from mails where template = 'service-changed' order by id limit 1) returning id`,
          [seconds],
        );
        return first?.id;
      };
      await dueSince(60);
      expect(await repository.claim(5, { templates: [], isOneOf: false })).toEqual([]);
      const id = await dueSince(125);
      expect(await repository.claim(5, { templates: [], isOneOf: false })).toMatchObject([[{ id }]]);
    });

    test('hides no change that was made while it was called off, nor one that was not told by then', async () => {
      const process = await told();
      await receive(process, moved('2099-07-12T11:30'), updated(withoutFlight));
      await letLeave(process);
      expect((await lastMail())?.subject).toBe('Se canceló su boleto aéreo: Vuelo Guayaquil – Baltra');
      await receive(process, updated({}));
      await letLeave(process);
      const again = (await mails()).find(({ text }) => text.includes('aviso de que se canceló queda sin efecto'));
      expect(again?.text).toMatch(/Antes: Salida dom 12 jul 2099, 09:30[^]*Ahora: Salida dom 12 jul 2099, 11:30/);
    });

    test('and stands again is told nobody who was not told that it does not', async () => {
      const process = await told();
      await receive(process, updated(withoutFlight));
      // As it was with a release that told nobody of it, and kept nothing of what it told.
      await process.database.query(`delete from mails where template = 'service-cancelled'`);
      await process.database.query(`update mails set data = data - 'told'`);
      await receive(process, updated({}));
      await receive(process, updated({ is_cancelled: true, cancellation }));
      await process.database.query(`delete from mails where template = 'journey-cancelled'`);
      await receive(process, updated({}));
      await letLeave(process);
      expect(await office.mails()).toHaveLength(1);
    });

    test.each(['purchase', 'vouchers'])(
      'is told who heard of it with the %s, also before its record was told',
      async (template) => {
        versions = {};
        const process = await office.start({ environment });
        const since = new Date(Date.now() - 60_000).toISOString();
        const bought = (changes: object = {}) =>
          updated({
            purchase_date: dayAt(new Date()),
            services: services.map((item) => ({ ...item, added_at: since, ...(item.id === items.flight && changes) })),
          });
        await receive(
          process,
          eventOf('identity.agency-settings-changed', agency()),
          eventOf('identity.employee-created', adviser, { aggregate_id: adviser.id }),
          eventOf('identity.passenger-registered', carlos, { aggregate_id: carlos.id }),
          { ...bought(), name: 'journeys.journey-created' },
        );
        await letLeave(process);
        await process.database.query(`update mails set template = ?`, [template]);
        await receive(process, recorded('service-attached', flightAt('2099-07-12T09:30')), bought({ cancellation }));
        await letLeave(process);
        expect((await outcomes(process)).sort()).toEqual(
          ['service-cancelled sent', 'service-ready dropped no_longer_so', `${template} sent`].sort(),
        );
      },
    );
  });

  describe('several messages about one journey', () => {
    test('leave one after another: what one told is not told by the next', async () => {
      const process = await told(undefined, { MAIL_BUNDLE_MINUTES: '0' });
      await receive(process, moved('2099-07-12T11:30'), moved('2099-07-12T14:00'));
      await letLeave(process);
      expect((await changes(process)).map(({ status, reason }) => [status, reason])).toEqual([
        ['sent', null],
        ['dropped', 'no_longer_so'],
      ]);
      expect(await office.mails()).toHaveLength(2);
    });

    test('of the journey itself say once what became of it', async () => {
      const process = await told();
      const off = { is_cancelled: true, cancellation };
      await receive(process, updated(off), updated({}), updated(off));
      await letLeave(process);
      const [mail] = (await mails()).filter(({ subject }) => subject.startsWith('Se canceló su viaje'));
      expect(mail?.text.match(/ya no sirven/g)).toHaveLength(1);
      expect(await office.mails()).toHaveLength(2);
    });

    test('gather once many have left within an hour, however soon it is', async () => {
      const dayAfter = addDays(dayAt(new Date()), 1);
      const process = await told(`${dayAfter}T20:00`);
      const waits = [];
      for (let minute = 10; minute < 18; minute++) {
        await receive(process, moved(`${dayAfter}T20:${minute}`));
        waits.push((await changes(process)).at(-1)?.waits);
        await letLeave(process);
      }
      expect(waits).toEqual([15, 15, 15, 15, 15, 15, 120, 120]);
    });

    test('say again what one said, with what was told before it', async () => {
      const process = await told();
      await receive(process, moved('2099-07-12T11:30'));
      await letLeave(process);
      const [row] = await process.database.query<{ data: { before: ToldService; told: ToldService } }>(
        `select data from mails where template = 'service-changed'`,
      );
      expect([row?.data.before, row?.data.told].map((one) => one?.starts?.local)).toEqual([
        '2099-07-12T09:30',
        '2099-07-12T11:30',
      ]);
    });
  });

  describe('at night', () => {
    const dayAfter = addDays(dayAt(new Date()), 1);

    test('what starts within 48 hours leaves alone, at any hour', async () => {
      const process = await told(`${dayAfter}T20:00`);
      letItBe(process, '23:00');
      await receive(process, moved(`${dayAfter}T22:00`));
      expect(await changes(process)).toMatchObject([{ template: 'service-changed', quiet_zone: null, waits: 15 }]);
      await letLeave(process);
      expect((await lastMail())?.subject).toMatch(/^Cambió su boleto aéreo: ahora .* · Vuelo Guayaquil – Baltra$/);
    });

    test('what starts later waits for the morning of who travels', async () => {
      const process = await told();
      letItBe(process, '23:00');
      await receive(process, moved('2099-07-12T11:30'));
      const [change] = await changes(process);
      expect(change).toMatchObject({ status: 'waiting', quiet_zone: zone });
      // From 23:00 to 07:00.
      expect(Math.abs((change?.waits ?? 0) - 8 * 3600)).toBeLessThan(60);
    });
  });
});
