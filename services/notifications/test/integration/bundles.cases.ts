import { type KeptMail, listMails, type Page, type ServiceRecordSnapshot } from '@bitacora/contracts';
import { addDays, AGENCY_TIME_ZONE, dayAt } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { Metrics } from '@bitacora/platform';
import { eventually, TEST_AGENCY, type TestProcess } from '@bitacora/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { MailRepository } from '../../src/persistence/mail.repository.ts';
import { MailSender } from '../../src/sending/mail-sender.ts';
import { SmtpTransport } from '../../src/sending/smtp-transport.ts';
import { agency, employee, eventOf, journey, passenger, secretLink, serviceRecord } from './fixture/events.ts';
import { factsOf, ledger, letItBe, PostOffice, receive, settled, wakeSender } from './fixture/post-office.ts';

describe('bundles', () => {
  let office: PostOffice;
  beforeEach(async () => {
    office = await PostOffice.open();
  });
  afterEach(() => office.close());

  const environment = { MAIL_BUNDLE_MINUTES: '10' };
  const carlos = passenger();
  const lucia = passenger({ first_name: 'Lucía', email: 'lucia@correo.ec' });
  const adviser = employee();
  const trip = journey({ passengers: [carlos.id], travel_agent: adviser.id });
  const other = journey({ passengers: [carlos.id], travel_agent: adviser.id });
  const world = [
    eventOf('identity.agency-settings-changed', agency()),
    eventOf('identity.employee-created', adviser),
    eventOf('identity.passenger-registered', carlos),
    eventOf('identity.passenger-registered', lucia),
    eventOf('journeys.journey-created', trip),
    eventOf('journeys.journey-created', other),
  ];

  const recordOf = (title: string, changes: Partial<ServiceRecordSnapshot> = {}) =>
    serviceRecord({ title, journey: trip.id, ...changes });
  const attached = (title: string, changes: Partial<ServiceRecordSnapshot> = {}) =>
    eventOf('services-catalog.service-attached', recordOf(title, changes));

  /** As if the ten minutes of what gathers were over, and a sweep of each sender came round. */
  async function minutesLater(...processes: TestProcess[]): Promise<void> {
    const sql = `update mails set next_attempt_at = now(), not_before = now(), settles_at = now() where status = 'waiting'`;
    await processes[0]?.database.query(sql);
    for (const process of processes) wakeSender(process);
  }
  const expireClaims = ({ database }: TestProcess) =>
    database.query(`update mails set claimed_until = now() - interval '1 second' where status = 'sending'`);

  interface BundledRow {
    id: string;
    status: string;
    message: string | null;
    reason: string | null;
    possible_duplicate: boolean;
  }
  const rows = ({ database }: TestProcess) =>
    database.query<BundledRow>(
      `select id, status, message, reason, possible_duplicate from mails order by created_at, id`,
    );

  const texts = async () => (await office.mails()).map(({ Text }) => Text ?? '');

  test('what left as one message is one entry of the list, which names all that it held', async () => {
    const process = await office.start({ environment });
    const both = { ...trip, passengers: [carlos.id, lucia.id] };
    await receive(process, ...world, eventOf('journeys.journey-updated', both, { aggregate_version: 2 }));
    await receive(process, attached('Hotel Solymar'), attached('Bahía Tortuga'), attached('Visa'));
    const list = async () => {
      const asked = new URLSearchParams({ agency: TEST_AGENCY, journey: trip.id }).toString();
      return (await process.request<Page<KeptMail>>('GET', `${listMails.path}?${asked}`)).body;
    };
    expect((await list()).count).toBe(6);
    await minutesLater(process);
    await settled(process, 6);
    const { count, results } = await list();
    expect(count).toBe(2);
    expect(results.map(({ recipient_email: email }) => email).sort()).toEqual(['carlos@correo.ec', 'lucia@correo.ec']);
    for (const { about } of results) {
      expect(about?.split(' · ').sort()).toEqual(['Bahía Tortuga', 'Hotel Solymar', 'Visa']);
    }
  });

  describe('services of one journey that are ready within ten minutes', () => {
    test('leave as one mail to each address, with a row and a fact for each of them', async () => {
      const process = await office.start({ environment });
      await receive(process, ...world);
      const both = { ...trip, passengers: [carlos.id, lucia.id] };
      await receive(process, eventOf('journeys.journey-updated', both, { aggregate_version: 2 }));
      await receive(process, attached('Hotel Solymar'), attached('Hotel Bahía'), attached('Hotel Quito'));
      expect((await rows(process)).map(({ status }) => status)).toEqual(Array(6).fill('waiting'));
      expect(await process.app.get(Metrics).registry.metrics()).toMatch(/^mails_waiting_oldest_seconds\{.*\} 0$/m);
      await minutesLater(process);
      await settled(process, 6);
      const mails = await office.mails();
      expect(mails.map(({ To }) => To[0]?.Address).sort()).toEqual(['carlos@correo.ec', 'lucia@correo.ec']);
      for (const { Text, ReplyTo } of mails) {
        for (const title of ['Hotel Solymar', 'Hotel Bahía', 'Hotel Quito']) expect(Text).toContain(title);
        expect(ReplyTo).toEqual([{ Name: 'María José Andrade', Address: 'maria@bitacora.example' }]);
      }
      const messages = (await rows(process)).map(({ message }) => message);
      expect(new Set(messages).size).toBe(2);
      expect(mails.map(({ MessageID }) => MessageID).sort()).toEqual(
        [...new Set(messages)].map((id) => `${id}@bitacora.example`).sort(),
      );
      expect((await factsOf(process)).map(({ name }) => name)).toEqual(Array(6).fill('notifications.mail-sent'));
    });

    test('leave a hundred at a time, so that what somebody makes by the thousand holds up nobody else', async () => {
      const process = await office.start({ environment });
      await receive(process, ...world, attached('Hotel Solymar'));
      const columns = (
        await process.database.query<{ name: string }>(
          `select column_name as name from information_schema.columns
           where table_name = 'mails' and column_name not in ('id', 'occasion') and is_generated = 'NEVER'`,
        )
      ).map(({ name }) => name);
      await process.database.query(
        `insert into mails (id, occasion, ${columns.join(', ')})
         select gen_random_uuid(), occasion || n, ${columns.join(', ')} from mails, generate_series(1, 119) n`,
      );
      await minutesLater(process);
      // Each of the hundred is written anew: on a busy machine that takes its time.
      await settled(process, 120, 30_000);
      const sizes = await process.database.query<{ count: number }>(
        `select count(*)::int as count from mails group by message order by 1 desc`,
      );
      expect(sizes.map(({ count }) => count)).toEqual([100, 20]);
    });

    test('gather no other journey, and nothing that comes after they left', async () => {
      const process = await office.start({ environment });
      await receive(process, ...world, attached('Hotel Solymar'), attached('Hotel Lima', { journey: other.id }));
      await minutesLater(process);
      await settled(process, 2);
      await receive(process, attached('Hotel Bahía'));
      await minutesLater(process);
      await settled(process, 3);
      const said = await texts();
      expect(said).toHaveLength(3);
      for (const text of said) expect(text.match(/Hotel (Solymar|Lima|Bahía)/g)?.length).toBe(1);
    });

    test('are told as they are when the mail leaves, and what was taken back is not told', async () => {
      const process = await office.start({ environment });
      const [corrected, released] = [recordOf('Hotel Solymar'), recordOf('Hotel Bahía')];
      const later = { aggregate_version: 2 };
      await receive(
        process,
        ...world,
        eventOf('services-catalog.service-attached', corrected),
        eventOf('services-catalog.service-attached', released),
        eventOf('services-catalog.service-record-updated', { ...corrected, title: 'Hotel Corregido' }, later),
        eventOf('services-catalog.service-released', { ...released, package_service: null, journey: null }, later),
      );
      await minutesLater(process);
      await settled(process, 2);
      expect((await rows(process)).map(({ status, reason }) => [status, reason])).toEqual([
        ['sent', null],
        ['dropped', 'no_longer_so'],
      ]);
      const [text = ''] = await texts();
      expect(text).toContain('Hotel Corregido');
      expect(text).not.toMatch(/Solymar|Bahía/);
    });

    test('are not told at all when their journey was cancelled meanwhile', async () => {
      const process = await office.start({ environment });
      await receive(process, ...world, attached('Hotel Solymar'));
      const cancelled = { ...trip, is_cancelled: true };
      await receive(process, eventOf('journeys.journey-cancelled', cancelled, { aggregate_version: 2 }));
      await minutesLater(process);
      await settled(process, 2);
      expect((await rows(process)).map(({ status, reason }) => [status, reason])).toEqual([
        ['dropped', 'no_longer_so'],
        ['sent', null],
      ]);
      // That it is off is what is told.
      expect((await office.mails()).map(({ Subject }) => Subject)).toEqual([
        expect.stringMatching(/^Se canceló su viaje a /),
      ]);
    });
  });

  describe('who reads it when it leaves', () => {
    const both = { ...trip, passengers: [carlos.id, lucia.id] };
    const update = { aggregate_version: 2 };
    const addressees = async () => (await office.mails()).map(({ To }) => To[0]?.Address);
    const planned = async () => {
      const process = await office.start({ environment });
      await receive(process, ...world, eventOf('journeys.journey-updated', both, update), attached('Hotel Solymar'));
      return process;
    };
    const outcomes = async (process: TestProcess) =>
      (await settled(process, 2))
        .map(({ recipient_email, status, reason }) => [recipient_email, status, reason])
        .sort();

    test('is nobody who was taken from the journey, or deactivated, since it was planned', async () => {
      const process = await planned();
      await receive(
        process,
        eventOf('journeys.journey-updated', { ...both, passengers: [carlos.id] }, { aggregate_version: 3 }),
      );
      await minutesLater(process);
      expect(await outcomes(process)).toEqual([
        ['carlos@correo.ec', 'sent', null],
        ['lucia@correo.ec', 'dropped', 'no_longer_to_them'],
      ]);
      await receive(
        process,
        attached('Hotel Bahía'),
        eventOf('identity.passenger-updated', { ...carlos, is_active: false }, update),
      );
      await minutesLater(process);
      await settled(process, 3);
      expect(await addressees()).toEqual(['carlos@correo.ec']);
    });

    test('reads it at the address of now, and nobody at the former one', async () => {
      const process = await planned();
      await receive(process, eventOf('identity.passenger-updated', { ...carlos, email: 'Nuevo@correo.ec' }, update));
      await minutesLater(process);
      expect(await outcomes(process)).toEqual([
        ['lucia@correo.ec', 'sent', null],
        ['nuevo@correo.ec', 'sent', null],
      ]);
      expect((await addressees()).sort()).toEqual(['lucia@correo.ec', 'nuevo@correo.ec']);
    });

    test('is still whoever shares the address of one who left', async () => {
      const process = await office.start({ environment });
      const child = passenger({ first_name: 'Daniel' });
      const family = { ...trip, passengers: [carlos.id, child.id] };
      await receive(process, ...world, eventOf('identity.passenger-registered', child));
      await receive(process, eventOf('journeys.journey-updated', family, update), attached('Hotel Solymar'));
      const without = { ...family, passengers: [child.id] };
      await receive(process, eventOf('journeys.journey-updated', without, { aggregate_version: 3 }));
      await minutesLater(process);
      expect(await settled(process, 1)).toMatchObject([{ recipient_email: 'carlos@correo.ec', status: 'sent' }]);
      expect((await texts())[0]).toContain('Daniel');
    });
  });

  describe('services that start within 48 hours', () => {
    const inHours = (hours: number) => ({
      local: new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16),
      zone: 'Etc/UTC',
    });
    const soon = { starts: inHours(30), ends: inHours(31) };

    test('wait for each other two minutes at most, and take along what has gathered', async () => {
      const process = await office.start({ environment });
      await receive(process, ...world, attached('Hotel Solymar'));
      await receive(process, attached('Hotel Mañana', soon), attached('Hotel Bahía', soon));
      const waits = await process.database.query<{ minutes: number }>(
        `select round(extract(epoch from not_before - created_at) / 60)::int as minutes from mails order by created_at, id`,
      );
      expect(waits.map(({ minutes }) => minutes)).toEqual([10, 2, 2]);
      await process.database.query(
        `update mails set next_attempt_at = now() where not_before < now() + interval '3 min'`,
      );
      await settled(process, 3);
      const said = await texts();
      expect(said).toHaveLength(1);
      for (const title of ['Hotel Solymar', 'Hotel Mañana', 'Hotel Bahía']) expect(said[0]).toContain(title);
    });

    test('are no news once they are over, but for a visa after its appointment', async () => {
      const process = await office.start({ environment });
      const over = { starts: inHours(-5), ends: inHours(-3) };
      await receive(process, ...world, attached('Hotel Pasado', over));
      await receive(process, attached('Visa de turismo', { ...over, kind: 'visa' }));
      await minutesLater(process);
      await settled(process, 1);
      const said = await texts();
      expect(said).toHaveLength(1);
      expect(said[0]).toContain('Visa de turismo');
    });
  });

  describe('what cannot wait', () => {
    test('leaves at once: links and notices of an account', async () => {
      const process = await office.start({ environment });
      const names = [
        'identity.activation-requested',
        'identity.password-reset-requested',
        'identity.email-confirmation-requested',
        'identity.account-confirmation-requested',
        'identity.login-attempts-exceeded',
      ] as const;
      for (const name of names) await receive(process, eventOf(name, secretLink()));
      await settled(process, names.length);
      expect(await office.mails()).toHaveLength(names.length);
    });

    test('is all of it where the agency wants no bundles', async () => {
      const process = await office.start({ environment: { MAIL_BUNDLE_MINUTES: '0' } });
      await receive(process, ...world, attached('Hotel Solymar'), attached('Hotel Bahía'));
      await settled(process, 2);
      expect(await office.mails()).toHaveLength(2);
    });
  });

  describe('at night', () => {
    const tomorrow = () => addDays(dayAt(new Date()), 1);
    const at = (local: string) => ({ starts: { local, zone: AGENCY_TIME_ZONE }, ends: null });
    const waits = async (process: TestProcess) =>
      process.database.query<{ hours: number; quiet_zone: string | null }>(
        `select round(extract(epoch from not_before - created_at) / 3600)::int as hours, quiet_zone from mails
         order by created_at, id`,
      );

    test('that a service is ready waits for the morning, as long as it is not needed before', async () => {
      const process = await office.start({ environment });
      letItBe(process, '23:00');
      await receive(process, ...world, attached('Hotel Solymar'), attached('Traslado', at(`${tomorrow()}T05:00`)));
      expect(await waits(process)).toEqual([
        { hours: 8, quiet_zone: AGENCY_TIME_ZONE },
        { hours: 0, quiet_zone: null },
      ]);
    });

    test('what is too old in a message that waits for the morning ends with it, and holds up none of it', async () => {
      const process = await office.start({ environment });
      letItBe(process, '23:00');
      await receive(process, ...world, attached('Hotel Solymar'), attached('Hotel Bahía'));
      await process.database.query(
        `update mails set occurred_at = now() - interval '3 days' where id = (select min(id::text)::uuid from mails)`,
      );
      await minutesLater(process);
      await eventually(async () =>
        expect(
          await process.database.query(`select from mails where message is not null and status <> 'sending'`),
        ).toHaveLength(2),
      );
      letItBe(process, '12:00');
      await minutesLater(process);
      const ended = await settled(process, 2);
      expect(ended.map(({ status }) => status).sort()).toEqual(['dropped', 'sent']);
    });

    test('what comes in the place of something tomorrow is told as a change is', async () => {
      const process = await office.start({ environment });
      letItBe(process, '23:00');
      const replaced = recordOf('Traslado', at(`${tomorrow()}T17:00`));
      await receive(
        process,
        ...world,
        eventOf('services-catalog.service-attached', { ...replaced, replaces: newId() }),
        attached('Otro traslado', at(`${tomorrow()}T17:00`)),
      );
      expect((await waits(process)).map(({ quiet_zone: zone }) => zone)).toEqual([null, AGENCY_TIME_ZONE]);
    });
  });

  describe('a bundle that was taken in hand', () => {
    test('stays as it is when the relay puts it off: what comes meanwhile leaves in another mail', async () => {
      office.inbox.failNext(451, 1);
      const process = await office.start({ environment });
      await receive(process, ...world, attached('Hotel Solymar'), attached('Hotel Bahía'));
      await minutesLater(process);
      await eventually(async () => {
        const [first] = await process.database.query<{ attempts: number }>(`select attempts from mails limit 1`);
        expect(first?.attempts).toBeGreaterThan(0);
      });
      await receive(process, attached('Hotel Quito'));
      await eventually(async () => expect(await texts()).toHaveLength(1));
      await minutesLater(process);
      await settled(process, 3);
      const said = await texts();
      expect(said).toHaveLength(2);
      const [together = '', alone = ''] = said.toSorted((one, two) => two.length - one.length);
      expect(together).toMatch(/Solymar[^]*Bahía|Bahía[^]*Solymar/);
      expect(together).not.toContain('Hotel Quito');
      expect(alone).toContain('Hotel Quito');
    });

    test('by a process that is killed is taken over whole, flagged, once, with the same Message-ID', async () => {
      let letGo: () => void = () => undefined;
      const gate = new Promise<void>((resolve) => (letGo = resolve));
      const doomed = await office.start({
        environment,
        prepare: (app) => {
          const transport = app.get(SmtpTransport);
          const send = transport.send.bind(transport);
          jest.spyOn(transport, 'send').mockImplementation((mail) => gate.then(() => send(mail)));
        },
      });
      await receive(doomed, ...world, attached('Hotel Solymar'), attached('Hotel Bahía'));
      await minutesLater(doomed);
      await eventually(async () =>
        expect(await rows(doomed)).toMatchObject([{ status: 'sending' }, { status: 'sending' }]),
      );
      // Comes while the others are on their way: it belongs to no message yet.
      await receive(doomed, attached('Hotel Quito'));
      const heir = await office.start({ environment, databaseUrl: doomed.environment.DATABASE_URL });
      await expireClaims(doomed);
      await eventually(async () => expect(await texts()).toHaveLength(1));
      const [first, second, third] = await eventually(async () => {
        const now = await rows(heir);
        expect(now.map(({ status }) => status)).toEqual(['sent', 'sent', 'waiting']);
        return now;
      });
      expect(first).toMatchObject({ possible_duplicate: true });
      expect(second).toMatchObject({ possible_duplicate: true, message: first?.message });
      expect(third).toMatchObject({ possible_duplicate: false, message: null });
      const lateWord = jest.spyOn(doomed.app.get(MailRepository), 'change');
      letGo();
      await eventually(() => expect(lateWord).toHaveBeenCalledTimes(1));
      await expect(lateWord.mock.results[0]?.value).rejects.toMatchObject({ code: 'claim_lost' });
      const copies = await office.mails();
      expect(copies).toHaveLength(2);
      expect(new Set(copies.map(({ MessageID }) => MessageID))).toEqual(
        new Set([`${first?.message}@bitacora.example`]),
      );
      expect(new Set(copies.map(({ Text }) => Text)).size).toBe(1);
    });

    test('that a restore holds back in part leaves without that part', async () => {
      const process = await office.start({ environment });
      const long = new Date(Date.now() - 60 * 60_000).toISOString();
      await receive(process, ...world);
      const before = eventOf('services-catalog.service-attached', recordOf('Hotel Antes'), { occurred_at: long });
      await receive(process, before, attached('Hotel Solymar'), attached('Hotel Bahía'));
      await process.database.query(
        `insert into mail_holds (until, backup_taken_at) values (now() - interval '30 minutes', now() - interval '2 hours')`,
      );
      await minutesLater(process);
      await eventually(async () => expect(await texts()).toHaveLength(1));
      expect((await texts())[0]).not.toContain('Hotel Antes');
      await eventually(async () =>
        expect((await ledger(process)).map(({ status }) => status).sort()).toEqual(['sent', 'sent', 'waiting']),
      );
    });
  });

  describe('two senders', () => {
    const idle: Parameters<PostOffice['start']>[0] = {
      environment,
      prepare: (app) => void jest.spyOn(app.get(MailSender), 'onApplicationBootstrap').mockReturnValue(),
    };

    test('send each bundle once, and whole', async () => {
      const first = await office.start({ environment });
      const second = await office.start({ environment, databaseUrl: first.environment.DATABASE_URL });
      await receive(first, ...world);
      const journeys = Array.from({ length: 8 }, () => journey({ id: newId(), passengers: [carlos.id] }));
      for (const one of journeys) await receive(first, eventOf('journeys.journey-created', one));
      const events = journeys.flatMap(({ id }) =>
        ['Hotel Uno', 'Hotel Dos', 'Hotel Tres', 'Hotel Cuatro'].map((title) => attached(title, { journey: id })),
      );
      await Promise.all(events.map((event, index) => receive(index % 2 ? first : second, event)));
      await minutesLater(first, second);
      const sent = await settled(first, 32);
      expect(sent.every(({ status, attempts }) => status === 'sent' && attempts === 1)).toBe(true);
      const said = await texts();
      expect(said).toHaveLength(8);
      for (const text of said) expect(text.match(/Hotel (Uno|Dos|Tres|Cuatro)/g)).toHaveLength(4);
    });

    test('never take parts of the same bundle', async () => {
      const first = await office.start(idle);
      const second = await office.start({ ...idle, databaseUrl: first.environment.DATABASE_URL });
      await receive(first, ...world, attached('Hotel Uno'), attached('Hotel Dos'), attached('Hotel Tres'));
      await receive(first, attached('Otro hotel', { journey: other.id }));
      await minutesLater(first);
      const taken = await first.database.transaction(async () => [
        await first.app.get(MailRepository).claim(2, { templates: [], isOneOf: false }),
        await second.app.get(MailRepository).claim(2, { templates: [], isOneOf: false }),
      ]);
      expect(taken.map((messages) => messages.map((mails) => mails.length))).toEqual([[3, 1], []]);
    });
  });
});
