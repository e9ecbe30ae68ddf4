import { newId } from '@bitacora/kernel/ids';
import { eventually } from '@bitacora/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import PostalMime from 'postal-mime';
import {
  agency,
  emailChange,
  emailChangeRequest,
  employee,
  eventOf,
  journey,
  passenger,
  quote,
  secretLink,
  serviceRecord,
} from './fixture/events.ts';
import { enqueue, factsOf, ledger, PostOffice, receive, settled } from './fixture/post-office.ts';

describe('kinds', () => {
  let office: PostOffice;
  beforeEach(async () => {
    office = await PostOffice.open();
  });
  afterEach(() => office.close());

  /** As `emailChange` says it, on the clock of Guayaquil. */
  // The year is said when it is no longer this one.
  const moment = /sáb 11 jul( 2026)?, 21:04/;
  const words = (html?: string) => html?.replaceAll(/<[^>]*>/g, '');

  const addressesOf = async () => (await office.mails()).map(({ To }) => To[0]?.Address).sort();

  describe('a quote', () => {
    test('reaches every active adviser of its agency within seconds, with all that the visitor wrote', async () => {
      const process = await office.start();
      await receive(
        process,
        eventOf('identity.agency-settings-changed', agency()),
        eventOf('identity.employee-created', employee()),
        eventOf('identity.employee-created', employee({ email: 'luis@bitacora.example', roles: ['owner', 'adviser'] })),
        eventOf('identity.employee-created', employee({ email: 'contable@bitacora.example', roles: ['accounting'] })),
        eventOf('identity.employee-deactivated', employee({ email: 'antes@bitacora.example', is_active: false })),
        eventOf('identity.employee-created', employee({ email: 'otra@agencia.example', agency: '1790012345001' })),
      );
      const written = quote();
      await enqueue(process, [eventOf('journeys.quote-created', written)]);
      await eventually(async () =>
        expect(await addressesOf()).toEqual(['luis@bitacora.example', 'maria@bitacora.example']),
      );
      const [mail] = await office.mails();
      expect(mail?.ReplyTo).toEqual([{ Name: 'Rosa Villacís', Address: 'rosa@correo.ec' }]);
      expect(mail?.From).toEqual({ Name: 'Bitácora Viajes', Address: 'viajes@bitacora.example' });
      expect(mail?.Text).toContain(`http://localhost:3000/admin/quotes?quote=${written.id}`);
      expect(mail?.Text).toContain('099 123 4567');
      // Rosa's own comes too late: this quote's answer is long due.
      await settled(process, 3);
    });

    test('reaches who stands in for an adviser who is absent, once', async () => {
      const process = await office.start();
      const luis = employee({ email: 'luis@bitacora.example' });
      const eva = employee({ email: 'eva@bitacora.example', roles: ['owner'] });
      const away = (stand_in: string) => ({ from: '2020-01-01', until: '2099-12-31', stand_in });
      await receive(
        process,
        eventOf('identity.agency-settings-changed', agency()),
        eventOf('identity.employee-created', employee({ absence: away(luis.id) })),
        eventOf('identity.employee-created', luis),
        eventOf('identity.employee-created', employee({ email: 'ivan@bitacora.example', absence: away(eva.id) })),
        eventOf('identity.employee-created', eva),
        eventOf('journeys.quote-created', quote()),
      );
      await eventually(async () =>
        expect(await addressesOf()).toEqual(['eva@bitacora.example', 'luis@bitacora.example']),
      );
      await settled(process, 3);
    });

    test('calls nobody to a quote that somebody has in hand already', async () => {
      const process = await office.start();
      const inHand = { ...quote(), status: 'in_progress' as const };
      await receive(
        process,
        eventOf('identity.agency-settings-changed', agency()),
        eventOf('journeys.quote-created', inHand),
        eventOf('journeys.quote-created', quote()),
      );
      await settled(process, 2);
    });

    test('of an agency without advisers goes to the agency itself', async () => {
      const process = await office.start();
      await receive(process, eventOf('identity.agency-settings-changed', agency()));
      await receive(process, eventOf('journeys.quote-created', quote()));
      await eventually(async () => expect(await addressesOf()).toEqual(['hola@bitacora.example']));
    });

    test('goes to the adviser of now, whatever the order in which their changes arrive', async () => {
      const process = await office.start();
      const person = employee();
      await receive(
        process,
        eventOf('identity.agency-settings-changed', agency()),
        eventOf('identity.employee-deactivated', { ...person, is_active: false }, { aggregate_version: 3 }),
        eventOf('identity.employee-updated', person, { aggregate_version: 2 }),
        eventOf('journeys.quote-created', quote()),
      );
      await eventually(async () => expect(await addressesOf()).toEqual(['hola@bitacora.example']));
    });
  });

  describe('that a quote arrived', () => {
    const ofNow = (changes: Parameters<typeof quote>[0] = {}) =>
      eventOf('journeys.quote-created', quote({ created_at: new Date().toISOString(), ...changes }));
    /** An agency whose alerts go to itself. */
    const atAgency = async () => {
      const process = await office.start();
      await receive(process, eventOf('identity.agency-settings-changed', agency()));
      return process;
    };
    const toVisitors = async () => (await office.mails()).filter(({ Subject }) => Subject.startsWith('Recibimos'));
    const receipts = async (process: Awaited<ReturnType<typeof atAgency>>) =>
      process.database.query<{ recipient_email: string; status: string; reason: string | null }>(
        `select recipient_email, status, reason from mails where template = 'quote-received' order by recipient_email`,
      );

    test('is told the visitor, without a word of what he or she wrote, and an answer reaches the agency', async () => {
      const process = await atAgency();
      await receive(process, ofNow({ first_name: 'Oferta', last_name: 'Increíble', phone: '0998887777' }));
      await settled(process, 2);
      const [mail] = await toVisitors();
      expect(mail?.To).toEqual([{ Name: '', Address: 'rosa@correo.ec' }]);
      expect(mail?.ReplyTo).toEqual([{ Name: 'Bitácora Viajes', Address: 'hola@bitacora.example' }]);
      expect(mail?.Text).toContain('Perú');
      for (const part of [mail?.Subject, mail?.Text, mail?.HTML]) expect(part).not.toMatch(/Oferta|Increíble|888/);
      const [kept] = await process.database.query<{ data: object; recipient_name: string }>(
        `select data, recipient_name from mails where template = 'quote-received'`,
      );
      expect(JSON.stringify(kept)).not.toMatch(/Oferta|Increíble|888/);
    });

    test('is told an address once a day, whatever it asks for, however it is written, and at whatever moment', async () => {
      const process = await atAgency();
      const other = await office.start({ databaseUrl: process.environment.DATABASE_URL });
      const asked = ['rosa@gmail.com', 'Rosa@Gmail.com', 'rosa+1@googlemail.com', 'r.osa+dos@gmail.com'].map((email) =>
        ofNow({ email, country_name: 'Chile' }),
      );
      await Promise.all(asked.map((event, index) => receive(index % 2 ? process : other, event)));
      await receive(process, ...asked, ofNow({ email: 'luis@correo.ec' }));
      // An alert of each quote, and a mail to each of the two.
      await settled(process, 7);
      expect(await toVisitors()).toHaveLength(2);
    });

    test('is told again on another day, and by another agency', async () => {
      const process = await atAgency();
      const before = new Date(Date.now() - 24 * 60 * 60_000).toISOString();
      await receive(
        process,
        eventOf('identity.agency-settings-changed', agency({ ruc: '1790012345001' })),
        eventOf('journeys.quote-created', quote({ created_at: before }), { occurred_at: before }),
        ofNow(),
        ofNow({ agency: '1790012345001' }),
      );
      // Of yesterday the answer is due by now; who answers may have been reminded of it, by the hour.
      await eventually(async () =>
        expect((await receipts(process)).map(({ status }) => status).sort()).toEqual(['dropped', 'sent', 'sent']),
      );
    });

    test.each([
      ['five were refused', 5, `update mails set status = 'dropped', reason = 'address_bounced' where template = ?`],
      [
        'thirty were told',
        1,
        `insert into mails select (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid(), 'occasion', n))).* from mails m, generate_series(1, 29) n where template = ?`,
      ],
    ])('is told nobody else of an agency within the hour once %s; who answers still is', async (_, count, sql) => {
      const process = await atAgency();
      await receive(process, ...Array.from({ length: count }, (__, nth) => ofNow({ email: `rosa${nth}@correo.ec` })));
      await settled(process, 2 * count);
      await process.database.query(sql, ['quote-received']);
      const before = (await receipts(process)).length;
      await receive(process, ofNow({ email: 'luis@correo.ec', last_name: 'Tardío' }));
      await eventually(async () =>
        expect((await office.mails()).map(({ Subject }) => Subject).join()).toContain('Tardío'),
      );
      expect(await receipts(process)).toHaveLength(before);
      expect(await toVisitors()).toHaveLength(count);
    });

    test('is told nobody of a quote that somebody has in hand', async () => {
      const process = await atAgency();
      const inHand = { ...quote({ created_at: new Date().toISOString() }), status: 'in_progress' as const };
      await receive(process, eventOf('journeys.quote-created', inHand), ofNow({ email: 'luis@correo.ec' }));
      await settled(process, 2);
      expect(await toVisitors()).toMatchObject([{ To: [{ Address: 'luis@correo.ec' }] }]);
    });

    test('is not told an address that has bounced, which it does not make a good one either', async () => {
      const process = await atAgency();
      await process.database.query(
        `insert into bounced_addresses (address, mail, said, bounced_at) values ('rosa@correo.ec', ?, '550 5.1.1', now())`,
        [newId()],
      );
      await receive(process, ofNow());
      await settled(process, 2);
      expect(await receipts(process)).toMatchObject([{ status: 'dropped', reason: 'address_bounced' }]);
      expect(await process.database.query(`select 1 from bounced_addresses`)).toHaveLength(1);
    });
  });

  describe('a secret link', () => {
    test.each([
      ['identity.activation-requested', 'http://localhost:3000/user/activate/MTIz/very-secret-token'],
      ['identity.password-reset-requested', 'http://localhost:3000/user/password/reset/confirm/MTIz/very-secret-token'],
      ['identity.login-attempts-exceeded', 'http://localhost:3000/user/password/reset/confirm/MTIz/very-secret-token'],
      ['identity.email-confirmation-requested', 'http://localhost:3000/user/confirm_email/MTIz/very-secret-token'],
      ['identity.account-confirmation-requested', 'http://localhost:3000/user/confirm_account/MTIz/very-secret-token'],
      ['identity.employment-offered', 'http://localhost:3000/user/employment/MTIz/very-secret-token'],
    ] as const)('of %s is in the mail and stored nowhere', async (name, link) => {
      const process = await office.start();
      await receive(process, eventOf(name, secretLink()));
      await settled(process, 1);
      const [mail] = await office.mails();
      expect(mail?.Text).toContain(link);
      expect(mail?.HTML).toContain(`href="${link}"`);
      expect(mail?.Inline).toMatchObject([{ ContentID: 'logo', ContentType: 'image/png' }]);
      expect(mail?.Text).toMatch(/vence el \p{L}{3}\s\d+\s\p{L}+(\s\d{4})?,\s\d\d:\d\d\sGuayaquil/u);
      const [stored] = await process.database.query<{ everything: string }>(
        `select (select string_agg(mails::text, '') from mails) || (select string_agg(outbox::text, '') from outbox) as everything`,
      );
      expect(stored?.everything).toContain('mail-sent');
      expect(stored?.everything).not.toContain('very-secret-token');
      expect((await ledger(process))[0]?.sealed).toBeNull();
    });

    test('that has expired is not mailed', async () => {
      const process = await office.start();
      const expires_at = new Date(Date.now() - 1000).toISOString();
      await receive(process, eventOf('identity.password-reset-requested', secretLink({ expires_at })));
      expect(await settled(process, 1)).toMatchObject([{ status: 'dropped', reason: 'link_expired', sealed: null }]);
      expect(await office.mails()).toEqual([]);
    });
  });

  describe('a change of e-mail that is asked for', () => {
    test('is told at the address to be left, with the button that undoes it, and its secret is stored nowhere', async () => {
      const process = await office.start();
      await receive(process, eventOf('identity.agency-settings-changed', agency()));
      await receive(process, eventOf('identity.email-change-requested', emailChangeRequest()));
      expect(await settled(process, 1)).toMatchObject([
        { status: 'sent', recipient_email: 'antes@correo.ec', sealed: null },
      ]);
      const [mail] = await office.mails();
      expect(mail).toMatchObject({ Subject: 'Pidieron cambiar su correo en Bitácora Viajes' });
      expect(mail?.Text).toMatch(moment);
      for (const said of ['Hola, Carlos', 'n***@otro.ec', 'No fui yo']) expect(mail?.Text).toContain(said);
      expect(mail?.Text).toContain('http://localhost:3000/user/undo_email/MTIz/very-secret-token');
      expect(mail?.Text).not.toMatch(/vence el/);
    });
  });

  describe('a changed e-mail', () => {
    test('is told at the former address alone, once however often the news comes, with whom to call', async () => {
      const process = await office.start();
      await receive(process, eventOf('identity.agency-settings-changed', agency()));
      const changed = eventOf('identity.email-changed', emailChange());
      await enqueue(process, [changed], 3);
      await receive(process, changed);
      expect(await settled(process, 1)).toMatchObject([{ status: 'sent', recipient_email: 'antes@correo.ec' }]);
      const mails = await office.mails();
      expect(mails).toHaveLength(1);
      const [mail] = mails;
      expect(mail).toMatchObject({
        To: [{ Name: 'Carlos', Address: 'antes@correo.ec' }],
        Subject: 'Su correo en Bitácora Viajes cambió',
      });
      expect(mail?.Text).toMatch(moment);
      for (const said of ['Hola, Carlos', 'n***@otro.ec', '(04) 200-0000', '099 000 0000']) {
        expect(mail?.Text).toContain(said);
        expect(words(mail?.HTML)).toContain(said);
      }
      expect(mail?.Text).toContain('http://localhost:3000/user/undo_email/MTIz/very-secret-token');
    });

    test('is told also where no agency is known', async () => {
      const process = await office.start();
      await receive(process, eventOf('identity.email-changed', emailChange({ agency: null })));
      await settled(process, 1);
      const [mail] = await office.mails();
      expect(mail).toMatchObject({ Subject: 'Su correo en Bitácora cambió', To: [{ Address: 'antes@correo.ec' }] });
    });
  });

  test('a user name that changed is told to the account, with the way in', async () => {
    const process = await office.start();
    const { user_id, agency: ruc, first_name } = emailChange();
    const data = { user_id, agency: ruc, first_name, email: 'ella@correo.ec' };
    await receive(process, eventOf('identity.username-changed', data));
    await settled(process, 1);
    const [mail] = await office.mails();
    expect(mail).toMatchObject({
      To: [{ Address: 'ella@correo.ec' }],
      Subject: expect.stringContaining('con su cédula'),
    });
    expect(mail?.Text).toContain('http://localhost:3000/login');
  });

  test('a second factor that moved to another phone is told to the account, with when and what to do', async () => {
    const process = await office.start();
    const { user_id, agency: ruc, first_name, changed_at } = emailChange();
    const data = { user_id, agency: ruc, first_name, email: 'ella@correo.ec', change: 'moved' as const, changed_at };
    await receive(process, eventOf('identity.second-factor-changed', data));
    await settled(process, 1);
    const [mail] = await office.mails();
    expect(mail).toMatchObject({
      To: [{ Address: 'ella@correo.ec' }],
      Subject: expect.stringContaining('verificación en dos pasos'),
    });
    expect(mail?.Text).toMatch(moment);
    for (const said of ['pasó a otro teléfono', 'http://localhost:3000/user/reset_password']) {
      expect(mail?.Text).toContain(said);
    }
  });

  describe('a ready service', () => {
    const carlos = passenger();
    const ana = passenger({ first_name: 'Ana', email: null, user_id: null });
    const trip = journey({ passengers: [carlos.id, ana.id] });
    const people = [
      eventOf('identity.passenger-registered', carlos),
      eventOf('identity.passenger-registered', ana),
      eventOf('identity.agency-settings-changed', agency()),
    ];

    test('is told to every traveller with an e-mail, with the service and the journey, without any cost', async () => {
      const process = await office.start();
      const lucia = passenger({ first_name: 'Lucía', email: 'lucia@correo.ec' });
      const withLucia = { ...trip, passengers: [...trip.passengers, lucia.id] };
      await receive(process, ...people, eventOf('identity.passenger-updated', lucia));
      await receive(process, eventOf('journeys.journey-created', withLucia));
      const starts = { local: '2099-07-12T15:00', zone: 'Pacific/Galapagos' };
      await receive(process, eventOf('services-catalog.service-attached', serviceRecord({ journey: trip.id, starts })));
      await settled(process, 2);
      expect(await addressesOf()).toEqual(['carlos@correo.ec', 'lucia@correo.ec']);
      for (const raw of await office.raw()) {
        const { attachments } = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' });
        const calendar = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
        expect([calendar?.filename, calendar?.method]).toEqual(['calendario.ics', 'PUBLISH']);
        const content = calendar?.content;
        const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
        expect(text).toContain('DTSTART;TZID=Pacific/Galapagos:20990712T150000');
        expect(text).toContain('SUMMARY:Hospedaje: Hotel Solymar');
        expect(text).not.toMatch(/costo|USD|\$/i);
      }
      for (const { Text, HTML, Subject, Attachments } of await office.mails()) {
        expect(Attachments.map(({ FileName }) => FileName)).toEqual(['calendario.ics']);
        expect(Subject).toBe('Ya tenemos su hospedaje · viaje a Baltra, Ecuador');
        expect(Text).toContain('Hospedaje\nHotel Solymar');
        expect(Text).toContain('Ecuador\ndom 12 jul 2099');
        expect(Text).toContain(`http://localhost:3000/my_journeys/${trip.id}`);
        expect(`${Text} ${HTML}`).not.toMatch(/\b(1[.,]?234|9[.,]?876)(00)?\b|123456|987654|costo/i);
      }
      const facts = await factsOf(process);
      expect(facts.map(({ name }) => name)).toEqual(['notifications.mail-sent', 'notifications.mail-sent']);
      expect(facts.map(({ data }) => data)).toContainEqual(
        expect.objectContaining({ template: 'service-ready', recipient_user_id: carlos.user_id, agency: trip.agency }),
      );
    });

    test('is told at the e-mail of an account that agreed, and to nobody who is deactivated', async () => {
      const process = await office.start();
      const lucia = passenger({ email: 'escrito@correo.ec', account_email: 'lucia@correo.ec' });
      const mateo = passenger({ email: 'mateo@correo.ec', is_active: false });
      await receive(process, ...people, ...[lucia, mateo].map((one) => eventOf('identity.passenger-registered', one)));
      await receive(
        process,
        eventOf('journeys.journey-created', { ...trip, passengers: [lucia.id, mateo.id] }),
        eventOf('services-catalog.service-attached', serviceRecord({ journey: trip.id })),
      );
      await settled(process, 1);
      expect(await addressesOf()).toEqual(['lucia@correo.ec']);
    });

    test('is told once to travellers who share an address', async () => {
      const process = await office.start();
      const mateo = passenger({ first_name: 'Mateo', email: 'Carlos@correo.ec' });
      await receive(process, ...people, eventOf('identity.passenger-registered', mateo));
      await receive(
        process,
        eventOf('journeys.journey-created', { ...trip, passengers: [carlos.id, mateo.id] }),
        eventOf('services-catalog.service-attached', serviceRecord({ journey: trip.id })),
      );
      await settled(process, 1);
      expect(await addressesOf()).toEqual(['carlos@correo.ec']);
    });

    test('waits for its journey and its people when it comes before them', async () => {
      const process = await office.start();
      await enqueue(process, [eventOf('services-catalog.service-attached', serviceRecord({ journey: trip.id }))]);
      await enqueue(process, [eventOf('journeys.journey-created', trip)]);
      await eventually(async () => expect(await process.database.query(`select id from journeys`)).toHaveLength(1));
      expect(await ledger(process)).toEqual([]);
      await enqueue(process, people);
      await eventually(async () => expect(await addressesOf()).toEqual(['carlos@correo.ec']));
    });

    test('is not half told: while one of its people is unknown, nobody gets the mail yet', async () => {
      const process = await office.start();
      const attached = eventOf('services-catalog.service-attached', serviceRecord({ journey: trip.id }));
      await expect(receive(process, attached)).rejects.toMatchObject({ code: 'journey_not_here_yet' });
      await receive(process, eventOf('journeys.journey-created', trip), ...people.slice(0, 1));
      await expect(receive(process, attached)).rejects.toMatchObject({ kind: 'unavailable' });
      expect(await ledger(process)).toEqual([]);
    });

    test.each([
      ['cancelled', { is_cancelled: true }],
      ['over', { travel_date: '2020-01-01', return_date: '2020-01-05' }],
    ])('of a journey that is %s is told to nobody', async (_, changes) => {
      const process = await office.start();
      const record = serviceRecord({ journey: trip.id });
      await receive(process, ...people, eventOf('journeys.journey-updated', { ...trip, ...changes }));
      await receive(process, eventOf('services-catalog.service-attached', record));
      expect(await ledger(process)).toEqual([]);
    });
  });
});
