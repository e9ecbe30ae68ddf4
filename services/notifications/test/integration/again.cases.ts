import { newId } from '@bitacora/kernel/ids';
import { aLuggageRequest, asStaff, OTHER_AGENCY, TEST_AGENCY, type TestProcess } from '@bitacora/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { agency, employee, eventOf, journey, passenger, secretLink, serviceRecord } from './fixture/events.ts';
import { factsOf, PostOffice, receive, settled, wakeSender } from './fixture/post-office.ts';
import { aReminder } from './fixture/reminder.ts';

describe('a mail that is sent again', () => {
  let office: PostOffice;
  let process: TestProcess;
  beforeEach(async () => {
    office = await PostOffice.open();
  });
  afterEach(() => office.close());

  const user = newId();
  const carlos = passenger();
  const adviser = employee();
  const trip = journey({ passengers: [carlos.id], travel_agent: adviser.id });
  const people = [
    eventOf('identity.agency-settings-changed', agency()),
    eventOf('identity.employee-created', adviser),
    eventOf('identity.passenger-registered', carlos, { aggregate_id: carlos.id }),
    eventOf('journeys.journey-created', trip, { aggregate_id: trip.id }),
  ];
  const attached = (title: string) =>
    eventOf('services-catalog.service-attached', serviceRecord({ title, journey: trip.id }));
  const idOf = async (where = 'true') =>
    (await process.database.query<{ id: string }>(`select id from mails where ${where} order by id limit 1`))[0]?.id ??
    '';
  const sendAgain = (id: string, headers: Record<string, string> = {}) =>
    process.request<{ id: string; code: string }>('POST', `/api/v1/agency/mail/${id}/send_again`, {
      headers: { ...asStaff(TEST_AGENCY, user), ...headers },
    });

  /** Two services that left as one mail. */
  async function sentTogether() {
    process = await office.start({ environment: { MAIL_BUNDLE_MINUTES: '10' } });
    await receive(process, ...people, attached('Hotel Solymar'), attached('Bahía Tortuga'));
    await process.database.query(`update mails set next_attempt_at = now() where status = 'waiting'`);
    wakeSender(process);
    await settled(process, 2);
  }

  test('leaves at once with all that was in its message, to the address of now, and its journey’s history has it', async () => {
    await sentTogether();
    const moved = { ...carlos, email: 'nuevo@correo.ec' };
    await receive(
      process,
      eventOf('identity.passenger-updated', moved, { aggregate_id: carlos.id, aggregate_version: 2 }),
    );
    const id = await idOf();
    const { status, body } = await sendAgain(id);
    expect(status).toBe(201);
    await settled(process, 4);
    const mails = await office.mails();
    expect(mails).toHaveLength(2);
    const again = mails.find(({ To }) => To[0]?.Address === 'nuevo@correo.ec');
    for (const said of ['Hotel Solymar', 'Bahía Tortuga']) expect(again?.Text).toContain(said);
    const fact = (await factsOf(process)).find(({ name }) => name === 'notifications.mail-sent-again');
    expect(fact).toMatchObject({
      aggregate_id: trip.id,
      actor: { user_id: user },
      data: { mail_id: body.id, again_of: id, template: 'service-ready', passenger: carlos.id },
    });
    const { about } = (fact?.data ?? {}) as { about?: string };
    expect(about?.split(' · ').sort()).toEqual(['Bahía Tortuga', 'Hotel Solymar']);
  });

  test('leaves once however often one request comes, also when it told of something long ago', async () => {
    await sentTogether();
    await process.database.query(`update mails set occurred_at = now() - interval '9 days'`);
    const key = { 'idempotency-key': newId() };
    const id = await idOf();
    const [first, second] = [await sendAgain(id, key), await sendAgain(id, key)];
    expect([first.status, second.body.id]).toEqual([201, first.body.id]);
    const ended = await settled(process, 4);
    expect(ended.map(({ status }) => status)).toEqual(['sent', 'sent', 'sent', 'sent']);
    expect(await office.mails()).toHaveLength(2);
  });

  test('ends as dropped where what it said is no longer so', async () => {
    await sentTogether();
    const off = { ...trip, is_cancelled: true };
    await receive(process, eventOf('journeys.journey-cancelled', off, { aggregate_id: trip.id, aggregate_version: 2 }));
    expect((await sendAgain(await idOf())).status).toBe(201);
    // That it was called off waits by itself.
    await process.database.query(
      `update mails set next_attempt_at = now(), settles_at = now() where status = 'waiting'`,
    );
    wakeSender(process);
    const reasons = (await settled(process, 5)).map(({ reason }) => reason);
    expect(reasons.filter(Boolean)).toEqual(['no_longer_so', 'no_longer_so']);
  });

  test('is refused in words where nobody would get it, and is nobody’s of another agency', async () => {
    await sentTogether();
    const id = await idOf();
    const code = async (of = id) => (await sendAgain(of)).body.code;
    expect((await sendAgain(id, asStaff(OTHER_AGENCY))).status).toBe(404);
    expect((await sendAgain(newId())).status).toBe(404);
    await process.database.query(
      `insert into bounced_addresses (address, mail, said, bounced_at) values (lower(?), ?, '550', now())`,
      [carlos.email, id],
    );
    expect(await code()).toBe('mail_address_bounced');
    await receive(
      process,
      eventOf('journeys.journey-updated', { ...trip, passengers: [] }, { aggregate_id: trip.id, aggregate_version: 2 }),
    );
    expect(await code()).toBe('mail_without_reader');
    await receive(process, eventOf('identity.activation-requested', secretLink()));
    expect(await code(await idOf(`template = 'activation'`))).toBe('mail_not_again');
  });

  test('about luggage is refused, and not written anew, once its passenger has left the journey', async () => {
    process = await office.start({ environment: { MAIL_BUNDLE_MINUTES: '0' } });
    const carlosAgain = { ...carlos, user_id: user };
    const answer = {
      outcome: 'accepted' as const,
      price_cents: 4_500,
      text: 'Sí hay cupo.',
      at: new Date().toISOString(),
      by: user,
    };
    const request = aLuggageRequest({
      journey: trip.id,
      passenger: carlos.id,
      user_id: user,
      status: 'answered',
      answer,
    });
    const answered = (version: number) =>
      eventOf('journeys.luggage-request-answered', request, { aggregate_id: request.id, aggregate_version: version });
    await receive(process, ...people);
    await receive(
      process,
      eventOf('identity.passenger-updated', carlosAgain, { aggregate_id: carlos.id, aggregate_version: 2 }),
      answered(2),
    );
    await settled(process, 1);
    const id = await idOf(`template = 'luggage-answered'`);
    const left = { ...trip, passengers: [] };
    await receive(process, eventOf('journeys.journey-updated', left, { aggregate_id: trip.id, aggregate_version: 2 }));
    expect((await sendAgain(id)).body.code).toBe('mail_no_longer_so');
    await receive(process, answered(3));
    expect(await process.database.query(`select id from mails where template = 'luggage-answered'`)).toHaveLength(1);
  });

  test('about luggage is refused once it was answered anew, and the newer answer is sent again', async () => {
    process = await office.start({ environment: { MAIL_BUNDLE_MINUTES: '0' } });
    const ticket = { kind: 'air_ticket', status: 'T', travel_direction: 'I', order: 0, service: null } as const;
    const asked = aLuggageRequest({ journey: trip.id, passenger: carlos.id, user_id: user, status: 'answered' });
    const services = [{ ...ticket, id: asked.package_service, added_at: null }];
    const answered = (version: number, price: number, at: string) => {
      const answer = { outcome: 'accepted' as const, price_cents: price, text: 'Sí hay cupo.', at, by: user };
      const about = { aggregate_id: asked.id, aggregate_version: version };
      return eventOf('journeys.luggage-request-answered', { ...asked, answer }, about);
    };
    const own = { ...carlos, user_id: user };
    await receive(
      process,
      ...people,
      eventOf('identity.passenger-updated', own, { aggregate_id: carlos.id, aggregate_version: 2 }),
      eventOf('journeys.journey-updated', { ...trip, services }, { aggregate_id: trip.id, aggregate_version: 2 }),
      answered(2, 4_500, '2026-11-22T15:00:00.000Z'),
    );
    await settled(process, 1);
    const of = async (price: number) => idOf(`data ->> 'price_cents' = '${price}'`);
    expect((await sendAgain(await of(4_500))).status).toBe(201);
    await receive(process, answered(3, 9_500, '2026-11-22T16:00:00.000Z'));
    await settled(process, 3);
    const refused = await sendAgain(await of(4_500));
    expect(refused).toMatchObject({ status: 409, body: { code: 'mail_no_longer_so' } });
    expect((await sendAgain(await of(9_500))).status).toBe(201);
  });

  test('to staff is refused who may not answer it any more', async () => {
    process = await office.start({ environment: { MAIL_BUNDLE_MINUTES: '0' } });
    const request = aLuggageRequest({ journey: trip.id, passenger: carlos.id });
    const working = { ...adviser, user_id: user };
    await receive(
      process,
      ...people,
      eventOf('identity.employee-updated', working, { aggregate_id: adviser.id, aggregate_version: 2 }),
      eventOf('journeys.luggage-requested', request, { aggregate_id: request.id }),
    );
    await settled(process, 1);
    const id = await idOf(`template = 'luggage-requested'`);
    const accounting = { ...working, roles: ['accounting'] as const };
    await receive(
      process,
      eventOf(
        'identity.employee-updated',
        { ...accounting, roles: [...accounting.roles] },
        {
          aggregate_id: adviser.id,
          aggregate_version: 3,
        },
      ),
    );
    expect((await sendAgain(id)).body.code).toBe('mail_without_reader');
    await receive(
      process,
      eventOf('identity.employee-updated', working, { aggregate_id: adviser.id, aggregate_version: 4 }),
    );
    expect((await sendAgain(id)).status).toBe(201);
  });

  test('is refused where its reader does without it, and once its moment is over', async () => {
    process = await office.start({ environment: { MAIL_BUNDLE_MINUTES: '0' } });
    const { known, attached: ready, remind, trip: its } = aReminder();
    await receive(process, ...known, ready);
    await remind(process);
    await settled(process, 2);
    const id = await idOf(`template = 'service-reminder'`);
    await process.database.query(
      `insert into switched_off_mails (agency, address, mail_group, switched_off_at) values (?, 'ana@correo.ec', 'reminders', now())`,
      [its.agency],
    );
    expect((await sendAgain(id)).body.code).toBe('mail_switched_off');
    await process.database.query(`update mails set expires_at = now() where id = ?`, [id]);
    expect((await sendAgain(id)).body.code).toBe('mail_too_late');
  });

  test('is not sent to one address without end', async () => {
    await sentTogether();
    const id = await idOf();
    const statuses: number[] = [];
    for (let time = 0; time < 11; time++) statuses.push((await sendAgain(id)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
  });
});
