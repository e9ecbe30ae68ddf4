import { type KeptMail, listMails, type Page } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { OTHER_AGENCY, TEST_AGENCY, type TestProcess } from '@bitacora/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { agency, employee, eventOf, journey, passenger, problem, secretLink, serviceRecord } from './fixture/events.ts';
import { PostOffice, receive, settled } from './fixture/post-office.ts';

describe('the list of mails', () => {
  let office: PostOffice;
  let process: TestProcess;
  beforeEach(async () => {
    office = await PostOffice.open();
    process = await office.start({ environment: { MAIL_BUNDLE_MINUTES: '0' } });
  });
  afterEach(() => office.close());

  const list = async (query: Record<string, string>) => {
    const asked = new URLSearchParams({ agency: TEST_AGENCY, ...query }).toString();
    return (await process.request<Page<KeptMail>>('GET', `${listMails.path}?${asked}`)).body;
  };

  const carlos = passenger();
  const ana = passenger({ first_name: 'Ana', email: 'ana@correo.ec', account_email: 'suya@correo.ec' });
  const trip = journey({ passengers: [carlos.id, ana.id] });
  const adviser = employee();
  const people = [
    eventOf('identity.agency-settings-changed', agency()),
    eventOf('identity.employee-created', adviser),
    eventOf('identity.passenger-registered', carlos),
    eventOf('identity.passenger-registered', ana),
    eventOf('journeys.journey-created', trip),
  ];

  test('a journey’s mails say their kind, to whom they went, when and what became of them, and nothing that stood in them', async () => {
    await receive(process, ...people);
    await receive(process, eventOf('services-catalog.service-attached', serviceRecord({ journey: trip.id })));
    await settled(process, 2);
    const { count, results } = await list({ journey: trip.id });
    expect(count).toBe(2);
    expect(results.map(({ recipient_email, passenger: of }) => [recipient_email, of]).sort()).toEqual(
      [
        ['carlos@correo.ec', carlos.id],
        ['suya@correo.ec', ana.id],
      ].sort(),
    );
    for (const mail of results) {
      expect(mail).toEqual({
        id: mail.id,
        template: 'service-ready',
        about: 'Hotel Solymar',
        planned_at: expect.stringMatching(/^\d{4}-.*Z$/),
        ended_at: expect.stringMatching(/^\d{4}-.*Z$/),
        state: 'sent',
        reason: null,
        possible_duplicate: false,
        also: [],
        can_be_sent_again: true,
        recipient_email: mail.recipient_email,
        to_account: mail.recipient_email === 'suya@correo.ec',
        passenger: mail.passenger,
      });
    }
  });

  test('an account’s own address has its entry, also where the agency has written the same for another traveller', async () => {
    const guesses = ['suya@correo.ec', 'otra@correo.ec', 'carlos@correo.ec'];
    const children = guesses.map((email) => passenger({ first_name: 'Nico', email, account_email: null }));
    const all = journey({ passengers: [ana.id, carlos.id, ...children.map(({ id }) => id)] });
    await receive(process, ...people);
    await receive(process, ...children.map((child) => eventOf('identity.passenger-registered', child)));
    await receive(process, eventOf('journeys.journey-created', all));
    await receive(process, eventOf('services-catalog.service-attached', serviceRecord({ journey: all.id })));
    await settled(process, 4);
    const { results } = await list({ journey: all.id });
    expect(results.map(({ recipient_email: email, to_account: isAccounts }) => [email, isAccounts]).sort()).toEqual([
      // What the agency wrote twice is one address, as it knows.
      ['carlos@correo.ec', false],
      ['otra@correo.ec', false],
      ['suya@correo.ec', false],
      ['suya@correo.ec', true],
    ]);
    expect(results.find(({ to_account: isAccounts }) => isAccounts)?.passenger).toBe(ana.id);
  });

  test('a passenger’s mails are those to and about the passenger, and the account’s own; none of another agency', async () => {
    await receive(process, ...people);
    const user = carlos.user_id ?? '';
    await receive(
      process,
      eventOf('identity.activation-requested', secretLink({ user_id: user })),
      eventOf('identity.account-confirmation-requested', { ...secretLink(), passenger: carlos.id }),
      eventOf('identity.password-reset-requested', secretLink({ user_id: user, agency: OTHER_AGENCY })),
      eventOf('journeys.problem-reported', problem({ passenger: carlos.id, adviser: adviser.id, journey: null })),
      eventOf('identity.activation-requested', secretLink()),
    );
    await settled(process, 5);
    const { results } = await list({ passenger: carlos.id, user });
    expect(results.map(({ template }) => template)).toEqual(['problem-report', 'account-confirmation', 'activation']);
    expect(JSON.stringify(results)).not.toMatch(/very-secret-token|sealed|voucher tiene otra fecha/);
    const first = await list({ passenger: carlos.id, user, page_size: '2' });
    const rest = await list({ passenger: carlos.id, user, page_size: '2', cursor: first.next ?? '' });
    expect([...first.results, ...rest.results]).toEqual(results);
  });

  test('what will not leave says why, in words of ours: what a mail server says may name addresses', async () => {
    await receive(process, ...people);
    const user = newId();
    const long = { occurred_at: '2026-01-01T00:00:00.000Z' };
    await receive(process, eventOf('services-catalog.service-attached', serviceRecord({ journey: trip.id }), long));
    await process.database.query(
      `insert into mails (id, version, occasion, template, agency, recipient_email, recipient_user_id, data, occurred_at, status,
       attempts, next_attempt_at, possible_duplicate, reason, created_at, finished_at, expires_at)
     values (?, 1, 'x', 'activation', ?, 'nadie@correo.ec', ?, '{}', now(), 'failed', 1, now(), false,
       '550 no such user nadie@correo.ec', now(), now(), now())`,
      [newId(), TEST_AGENCY, user],
    );
    expect((await list({ journey: trip.id })).results).toMatchObject([
      { template: 'service-ready', state: 'dropped', reason: 'too_late', recipient_email: null },
    ]);
    const [failed] = (await list({ passenger: newId(), user })).results;
    expect(failed).toMatchObject({ state: 'failed', reason: 'refused' });
    expect(JSON.stringify(failed)).not.toContain('no such user');
    await process.database.query(
      `update mails set status = 'bounced', reason = 'no_such_address' where occasion = 'x'`,
    );
    const [bounced] = (await list({ passenger: newId(), user })).results;
    expect(bounced).toMatchObject({ state: 'bounced', reason: 'no_such_address' });
  });

  test('a message that told of several kinds names each, and none of money where that is hidden', async () => {
    await receive(process, ...people);
    // In the order of time, also where they are of one millisecond.
    const ids = [newId(), newId(), newId()].toSorted();
    const [message] = ids;
    for (const [nth, template] of ['payment-recorded', 'service-ready', 'travel-papers'].entries()) {
      await process.database.query(
        `insert into mails (id, version, occasion, template, agency, recipient_email, journey, data, occurred_at, status,
         attempts, next_attempt_at, possible_duplicate, created_at, finished_at, message)
       values (?, 1, ?, ?, ?, 'ana@correo.ec', ?, '{"title": "Hotel"}', now(), 'sent', 1, now(), false, now(), now(), ?)`,
        [ids[nth], `${message} ${template}`, template, TEST_AGENCY, trip.id, message],
      );
    }
    const named = async (query: Record<string, string> = {}) =>
      (await list({ journey: trip.id, ...query })).results.map(({ template, also }) => [template, also]);
    expect(await named()).toEqual([['payment-recorded', ['service-ready', 'travel-papers']]]);
    expect(await named({ hides_money: 'true' })).toEqual([['service-ready', ['travel-papers']]]);
  });

  test('mails about services say which, also of what was changed, called off, only sold, or reminded of', async () => {
    await receive(process, ...people);
    const [flight, hosting] = [newId(), newId()];
    const item = { status: 'P' as const, order: 1, service: null };
    const sold = [
      { ...item, id: flight, kind: 'air_ticket' as const, travel_direction: 'I' as const },
      { ...item, id: hosting, kind: 'hosting' as const, travel_direction: null },
    ];
    const record = serviceRecord({ journey: null, package_service: null, title: 'Hotel Bahía' });
    await receive(
      process,
      eventOf('journeys.journey-updated', { ...trip, services: sold }, { aggregate_version: 2 }),
      eventOf('services-catalog.service-record-updated', record),
    );
    const step = { journey: trip.id, kind: 'check-out', occasion: `${record.id}:ends` };
    await process.database.query(
      `insert into reminders (id, subject, kind, occasion, audience, record, item, due_at, useful_until, state, planned_at)
       values (?, ?, ?, ?, 'travellers', ?, ?, now(), now(), 'queued', now())`,
      [newId(), trip.id, step.kind, step.occasion, record.id, hosting],
    );
    const message = newId();
    const mails: [template: string, data: object, message: string | null][] = [
      ['service-changed', { item: flight, title: 'Vuelo Guayaquil – Baltra' }, null],
      ['service-cancelled', { item: flight }, null],
      ['service-reminder', step, null],
      ['travel-papers', { ...step, kind: 'papers', occasion: 'papers' }, message],
      ['service-changed', { item: hosting, title: 'Hotel Bahía' }, message],
      ['service-reminder', step, message],
      ['journey-cancelled', { item: null }, null],
      [
        'service-ready',
        { item: flight, title: 'Vuelo Guayaquil – Quito', replaces: { id: newId(), title: 'Otro' } },
        null,
      ],
    ];
    for (const [template, data, of] of mails) {
      await process.database.query(
        `insert into mails (id, version, occasion, template, agency, recipient_email, journey, data, occurred_at, status,
         attempts, next_attempt_at, possible_duplicate, created_at, finished_at, message)
       values (?, 1, ?, ?, ?, 'ana@correo.ec', ?, ?::jsonb, now(), 'sent', 1, now(), false, now(), now(), ?)`,
        [newId(), newId(), template, TEST_AGENCY, trip.id, JSON.stringify({ journey: trip.id, ...data }), of],
      );
    }
    const { results } = await list({ journey: trip.id });
    const named = results.map(({ template, also, about }) => `${[template, ...also].sort().join()}: ${about}`);
    expect(named.sort()).toEqual([
      'journey-cancelled: null',
      'service-cancelled: Boleto Aéreo, Ida',
      'service-changed,service-reminder,travel-papers: Hotel Bahía',
      'service-changed: Vuelo Guayaquil – Baltra',
      'service-reminder: Hotel Bahía',
      'service-replaced: Vuelo Guayaquil – Quito',
    ]);
    expect(results.find(({ template }) => template === 'service-replaced')).toMatchObject({ can_be_sent_again: true });
  });

  test('an employee who also travels has no reminders of quotes among the mails of the passenger', async () => {
    await receive(process, ...people);
    const user = newId();
    for (const template of ['password-reset', 'quote-reminder']) {
      await process.database.query(
        `insert into mails (id, version, occasion, template, agency, recipient_email, recipient_user_id, data, occurred_at, status,
         attempts, next_attempt_at, possible_duplicate, created_at, finished_at, expires_at)
       values (?, 1, ?, ?, ?, 'nadie@correo.ec', ?, '{}', now(), 'sent', 1, now(), false, now(), now(), now())`,
        [newId(), template, template, TEST_AGENCY, user],
      );
    }
    const { results } = await list({ passenger: newId(), user });
    expect(results.map(({ template }) => template)).toEqual(['password-reset']);
  });

  test('of a journey that was called off there is that alone, and no news of what came too late', async () => {
    await receive(process, ...people);
    const cancellation = { at: '2026-11-22T00:00:00.000Z', reason: 'Enfermedad', retained_cents: 0 };
    const [item] = [
      { id: newId(), kind: 'hosting' as const, status: 'P' as const, travel_direction: null, order: 1, service: null },
    ];
    await receive(
      process,
      eventOf('journeys.journey-updated', { ...trip, services: [{ ...item, cancellation }] }, { aggregate_version: 2 }),
      eventOf('journeys.journey-cancelled', { ...trip, is_cancelled: true, cancellation }, { aggregate_version: 3 }),
      eventOf('services-catalog.service-attached', serviceRecord({ journey: trip.id })),
    );
    const { results } = await list({ journey: trip.id });
    expect(new Set(results.map(({ template, state }) => `${template} ${state}`))).toEqual(
      new Set(['journey-cancelled waiting']),
    );
    expect(await office.mails()).toEqual([]);
  });
});
