import { type KeptMail, listMails, type Page } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import { newId } from '@bitacora/kernel/ids';
import { aLuggageRequest, eventually, TEST_AGENCY } from '@bitacora/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { agency, employee, eventOf, journey, passenger, problem } from './fixture/events.ts';
import { ledger, PostOffice, receive, settled } from './fixture/post-office.ts';

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

  test.each([
    ['whoever gave it', ['adviser'], 'luis@bitacora.example'],
    ['the agency, once who gave it may answer no more', ['accounting'], agency().email],
  ] as const)('answers to an answer for which nobody was named go to %s', async (_, roles, address) => {
    const process = await office.start();
    const answered = problem({
      user_id: carlos.user_id as string,
      passenger: carlos.id,
      status: 'answered',
      answer: { text: 'Ya puede entrar.', at: '2026-11-22T15:00:00.000Z', by: luis.user_id },
    });
    const known = eventOf(
      'identity.employee-updated',
      { ...luis, roles: [...roles] },
      { aggregate_id: luis.id, aggregate_version: 2 },
    );
    await receive(process, ...people, known, eventOf('journeys.problem-answered', answered));
    await settled(process, 1);
    const [mail] = await office.mails();
    expect(mail?.ReplyTo).toEqual([expect.objectContaining({ Address: address })]);
    expect(mail?.Text).toContain(`${fullName(luis)} responde a su reporte`);
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
    expect(alert?.Subject).toBe('Carlos Muñoz pide equipaje · viaje a Baltra, Ecuador');
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
