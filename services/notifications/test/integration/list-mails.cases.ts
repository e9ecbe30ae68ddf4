import { type KeptMail, listMails, type Page } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import { newId } from '@bitacora/kernel/ids';
import { aLuggageRequest, eventually, OTHER_AGENCY, TEST_AGENCY, type TestProcess } from '@bitacora/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { agency, employee, eventOf, journey, passenger, problem, secretLink, serviceRecord } from './fixture/events.ts';
import { ledger, PostOffice, receive, settled } from './fixture/post-office.ts';

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

describe('reports of problems', () => {
  let office: PostOffice;
  beforeEach(async () => {
    office = await PostOffice.open();
  });
  afterEach(() => office.close());

  const maria = employee({ email: 'maria@bitacora.example' });
  const luis = employee({ email: 'luis@bitacora.example', first_name: 'Luis', last_name: 'Vera' });
  const carlos = passenger({ phone: '0990002301' });
  const trip = journey({ passengers: [carlos.id], travel_agent: luis.id });
  const staff = [
    eventOf('identity.agency-settings-changed', agency()),
    eventOf('identity.employee-created', maria),
    eventOf('identity.employee-created', luis),
  ];
  const people = [
    ...staff,
    eventOf('identity.passenger-registered', carlos),
    eventOf('journeys.journey-created', trip),
  ];

  const addressesOf = async () => (await office.mails()).map(({ To }) => To[0]?.Address).sort();

  test('a problem on a journey reaches its adviser alone, with all that was written and a link to the list', async () => {
    const process = await office.start();
    const file = { id: newId(), object_key: 'secret-key', media_type: 'application/pdf', size: 5, name: 'hoja.pdf' };
    const written = problem({ passenger: carlos.id, journey: trip.id, adviser: luis.id, file });
    await receive(process, ...people, eventOf('journeys.problem-reported', written));
    await settled(process, 1);
    expect(await addressesOf()).toEqual(['luis@bitacora.example']);
    const [mail] = await office.mails();
    expect(mail?.ReplyTo).toEqual([{ Name: 'Carlos Muñoz', Address: 'carlos@correo.ec' }]);
    expect(mail?.Text).toContain(`http://localhost:3000/admin/problems?report=${written.id}`);
    for (const said of ['R-000012', '099 000 2301', '¿Pueden corregirlo?', 'hoja.pdf'])
      expect(mail?.Text).toContain(said);
    expect(`${mail?.HTML}${mail?.Text}`).not.toContain('secret-key');
  });

  test('the answer to a problem reaches who reported it, answers go to who answers it, and to nobody else whose passenger it is by now', async () => {
    const process = await office.start();
    // A colleague wrote it: whom the traveller asks next is who answers the report.
    const answer = { text: 'El hotel corrigió la fecha.', at: '2026-11-22T15:00:00.000Z', by: luis.user_id };
    const answered = problem({
      user_id: carlos.user_id as string,
      passenger: carlos.id,
      adviser: luis.id,
      owner: maria.id,
      status: 'answered',
      answer,
    });
    const former = problem({ user_id: newId(), passenger: carlos.id, number: 'R-000013', status: 'answered', answer });
    await receive(
      process,
      ...people,
      eventOf('journeys.problem-answered', former),
      eventOf('journeys.problem-answered', answered),
    );
    await settled(process, 1);
    const [mail, ...others] = await office.mails();
    expect(others).toEqual([]);
    expect(mail?.To).toEqual([expect.objectContaining({ Address: carlos.email })]);
    expect(mail?.ReplyTo).toEqual([expect.objectContaining({ Address: 'maria@bitacora.example' })]);
    expect(mail?.Text).toContain(`${fullName(luis)} responde a su reporte`);
    expect(mail?.Text).toContain(`Quién le atiende: ${fullName(maria)}`);
    for (const said of ['R-000012', 'El hotel corrigió la fecha.', '¿Pueden corregirlo?', '/user/report_problem'])
      expect(mail?.Text).toContain(said);
  });

  test('luggage that is asked for reaches the adviser, who answers in the page; the answer reaches who asked, and nobody else', async () => {
    const process = await office.start();
    const ticket = newId();
    const item = { id: ticket, kind: 'air_ticket' as const, status: 'T' as const, travel_direction: 'I' as const };
    const flying = { ...trip, services: [{ ...item, order: 1, service: newId() }] };
    const asked = aLuggageRequest({
      user_id: carlos.user_id as string,
      passenger: carlos.id,
      journey: trip.id,
      package_service: ticket,
      note: 'Una es un violonchelo.',
    });
    const answer = { outcome: 'accepted' as const, price_cents: 9_000, at: '2026-11-22T15:00:00.000Z', by: newId() };
    const answered = { ...asked, status: 'answered' as const, answer: { ...answer, text: 'Se agrega al pagar.' } };
    await receive(
      process,
      ...people,
      eventOf('journeys.journey-updated', flying, { aggregate_version: 2 }),
      eventOf('journeys.luggage-requested', asked, { aggregate_id: asked.id }),
    );
    await settled(process, 1);
    await receive(
      process,
      eventOf('journeys.luggage-request-answered', { ...answered, id: newId(), user_id: newId() }),
      eventOf('journeys.luggage-request-answered', answered, { aggregate_id: asked.id, aggregate_version: 2 }),
    );
    await settled(process, 2);
    const mails = await office.mails();
    const to = (address: string) => mails.find(({ To }) => To[0]?.Address === address);
    expect(mails).toHaveLength(2);
    const alert = to('luis@bitacora.example');
    expect(alert?.Subject).toBe('Carlos Muñoz pide equipaje para Baltra, Ecuador');
    for (const said of [
      'Boleto Aéreo, Ida',
      'Equipaje de bodega (23 kg)',
      'violonchelo',
      `/admin/luggage?request=${asked.id}`,
    ])
      expect(alert?.Text).toContain(said);
    const { body } = await process.request<Page<KeptMail>>(
      'GET',
      `${listMails.path}?agency=${TEST_AGENCY}&journey=${trip.id}`,
    );
    expect(body.results.map(({ template, about }) => [template, about])).toEqual([
      ['luggage-answered', 'Equipaje de bodega (23 kg): Se puede agregar'],
      ['luggage-requested', 'Equipaje de bodega (23 kg)'],
    ]);
    const mail = to(carlos.email ?? '');
    expect(mail?.ReplyTo).toEqual([expect.objectContaining({ Address: 'luis@bitacora.example' })]);
    for (const said of [
      '$90,00',
      'Se agrega al pagar.',
      'Boleto Aéreo, Ida',
      `/my_journeys/${trip.id}#servicio-${ticket}`,
    ])
      expect(mail?.Text).toContain(said);
  });

  test('a problem without a journey, or of an adviser who left, reaches every adviser of the agency', async () => {
    const process = await office.start();
    const left = { ...luis, is_active: false };
    await receive(
      process,
      ...people,
      eventOf('identity.employee-deactivated', left, { aggregate_version: 2 }),
      eventOf('identity.employee-created', employee({ email: 'ana@bitacora.example' })),
      eventOf('journeys.problem-reported', problem({ passenger: carlos.id })),
      eventOf('journeys.problem-reported', problem({ passenger: carlos.id, journey: trip.id, adviser: luis.id })),
    );
    await settled(process, 4);
    expect(await addressesOf()).toEqual([
      'ana@bitacora.example',
      'ana@bitacora.example',
      'maria@bitacora.example',
      'maria@bitacora.example',
    ]);
  });

  test('a problem waits for its person and journey when it comes before them', async () => {
    const process = await office.start();
    const event = eventOf(
      'journeys.problem-reported',
      problem({ passenger: carlos.id, journey: trip.id, adviser: luis.id }),
    );
    await expect(receive(process, event)).rejects.toMatchObject({ code: 'passenger_not_here_yet' });
    await receive(process, ...staff);
    await expect(receive(process, event)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await ledger(process)).toEqual([]);
    await receive(process, ...people, event);
    await eventually(async () => expect(await addressesOf()).toEqual(['luis@bitacora.example']));
  });
});

describe('proposals', () => {
  let office: PostOffice;
  beforeEach(async () => {
    office = await PostOffice.open();
  });
  afterEach(() => office.close());

  const maria = employee({ email: 'maria@bitacora.example' });
  const luis = employee({ email: 'luis@bitacora.example' });
  const staff = [
    eventOf('identity.agency-settings-changed', agency()),
    eventOf('identity.employee-created', maria),
    eventOf('identity.employee-created', luis),
  ];
  const { sealed, expires_at } = secretLink();
  const about = (owner: string | null) => ({
    quote: newId(),
    agency: agency().ruc,
    owner,
    number: 1,
    first_name: 'Rosa',
    last_name: 'Vera',
    email: 'rosa@ejemplo.ec',
    phone: '0991234567',
    country_name: 'Perú',
  });
  const sent = (owner: string | null) => ({
    ...about(owner),
    services: [{ kind: 'hosting' as const, text: 'Cinco noches en Miraflores' }],
    valid_until: '2099-01-02',
    message: 'Con gusto, Rosa.',
    sealed,
    expires_at,
  });

  test('one reaches its visitor with the link that nobody else has; answers go to who answers the quote', async () => {
    const process = await office.start();
    await receive(process, ...staff, eventOf('journeys.proposal-sent', sent(maria.id)));
    await settled(process, 1);
    const [mail] = await office.mails();
    expect(mail?.To).toEqual([{ Name: 'Rosa', Address: 'rosa@ejemplo.ec' }]);
    expect(mail?.ReplyTo.map(({ Address }) => Address)).toEqual(['maria@bitacora.example']);
    for (const said of ['Con gusto, Rosa.', 'Cinco noches en Miraflores', '/propuesta/very-secret-token'])
      expect(mail?.Text).toContain(said);
  });

  test('the answer to a question reaches its visitor, with the question', async () => {
    const process = await office.start();
    const answered = {
      ...about(maria.id),
      question: '¿Hay piscina?',
      answer: 'Sí, y es temperada.',
      by: maria.user_id,
      answered_at: new Date().toISOString(),
    };
    await receive(process, ...staff, eventOf('journeys.proposal-question-answered', answered));
    await settled(process, 1);
    const [mail] = await office.mails();
    expect(mail?.To).toEqual([{ Name: 'Rosa', Address: 'rosa@ejemplo.ec' }]);
    for (const said of ['¿Hay piscina?', 'Sí, y es temperada.']) expect(mail?.Text).toContain(said);
  });

  test.each([
    ['leads back to the proposal while its link opens that', expires_at, true],
    ['leaves without the link that ended while the mail waited', '2020-01-01T00:00:00.000Z', false],
  ])('the answer to a question %s', async (_, expires, hasLink) => {
    const process = await office.start();
    const answered = {
      ...about(maria.id),
      question: '¿Hay piscina?',
      answer: 'Sí, y es temperada.',
      by: maria.user_id,
      answered_at: new Date().toISOString(),
      sealed,
      expires_at: expires,
    };
    await receive(process, ...staff, eventOf('journeys.proposal-question-answered', answered));
    await settled(process, 1);
    const [mail] = await office.mails();
    expect(mail?.Text).toContain('Sí, y es temperada.');
    expect(mail?.Text.includes('/propuesta/very-secret-token')).toBe(hasLink);
  });

  test.each(['journeys.proposal-accepted', 'journeys.proposal-asked-about'] as const)(
    '%s reaches who answers the quote, and all advisers once nobody does',
    async (name) => {
      const process = await office.start();
      const said = (owner: string | null) => ({
        ...about(owner),
        travellers: [],
        accepted_at: new Date().toISOString(),
        question: '¿Hay piscina?',
        asked_at: new Date().toISOString(),
      });
      // A yes is confirmed to its visitor besides.
      const confirmed = name === 'journeys.proposal-accepted' ? 1 : 0;
      const addresses = async () =>
        (await office.mails())
          .map(({ To }) => To[0]?.Address)
          .filter((address) => address !== 'rosa@ejemplo.ec')
          .sort();
      await receive(process, ...staff, eventOf(name, said(luis.id)));
      await settled(process, 1 + confirmed);
      expect(await addresses()).toEqual(['luis@bitacora.example']);
      await receive(
        process,
        eventOf('identity.employee-deactivated', { ...luis, is_active: false }, { aggregate_version: 2 }),
      );
      await receive(process, eventOf(name, said(luis.id)));
      await settled(process, 2 + 2 * confirmed);
      expect(await addresses()).toEqual(['luis@bitacora.example', 'maria@bitacora.example']);
    },
  );

  describe('a yes', () => {
    const accepted = (changes: object = {}) => ({
      ...about(maria.id),
      travellers: [{ kind: 'adult' as const, first_name: 'Emilia', last_name: 'Vera' }],
      accepted_at: new Date().toISOString(),
      services: [{ kind: 'hosting' as const, text: 'Cinco noches en Miraflores' }],
      price_cents: 234_050,
      sealed,
      expires_at,
      ...changes,
    });
    const toVisitor = async () => (await office.mails()).filter(({ To }) => To[0]?.Address === 'rosa@ejemplo.ec');

    test('is confirmed to its visitor once, with what it was said to, and an answer reaches the adviser', async () => {
      const process = await office.start();
      const yes = eventOf('journeys.proposal-accepted', accepted());
      await receive(process, ...staff, yes, yes);
      await settled(process, 2);
      const mails = await toVisitor();
      expect(mails).toHaveLength(1);
      const [mail] = mails;
      expect(mail?.Subject).toBe('Confirmamos que aceptó su propuesta de viaje a Perú');
      expect(mail?.ReplyTo.map(({ Address }) => Address)).toEqual(['maria@bitacora.example']);
      for (const said of ['Cinco noches en Miraflores', '$2.340,50', 'Emilia Vera', '/propuesta/very-secret-token'])
        expect(mail?.Text).toContain(said);
      const [kept] = await process.database.query(`select data from mails where template = 'proposal-confirmed'`);
      expect(JSON.stringify(kept)).not.toMatch(/secret|sealed/);
    });

    test.each([
      ['whose link ended meanwhile', { expires_at: '2020-01-01T00:00:00.000Z' }],
      [
        'as the former release tells it',
        { services: undefined, price_cents: undefined, sealed: undefined, expires_at: undefined },
      ],
    ])('%s is confirmed without a link', async (_, changes) => {
      const process = await office.start();
      await receive(process, ...staff, eventOf('journeys.proposal-accepted', accepted(changes)));
      await settled(process, 2);
      const [mail] = await toVisitor();
      expect(mail?.Text).toContain('Emilia Vera');
      expect(mail?.Text).toContain('/questions_and_answers');
      expect(mail?.Text).not.toContain('/propuesta/');
    });
  });
});
