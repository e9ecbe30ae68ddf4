import { dayAt, addDays } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import {
  anEvent,
  aServiceRecord,
  asRole,
  asStaff,
  asTraveller,
  OTHER_AGENCY,
  startTestProcess,
  TEST_AGENCY,
  type TestProcess,
} from '@bitacora/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { journeys } from '../../src/journeys.process.ts';
import { deliver, employee, itemsOf, passenger, written } from './fixture.ts';

describe('luggage that travellers ask for', () => {
  const path = '/api/v1/agency/luggage_request';
  // Another one each time: an hour has room for so many requests of a person.
  let carlos: string;
  let travels: ReturnType<typeof passenger>;
  const adviser = employee();
  let service: TestProcess;

  beforeAll(async () => {
    service = await startTestProcess(journeys);
    await deliver(service, adviser);
  });
  beforeEach(async () => {
    carlos = newId();
    travels = passenger(newId(), TEST_AGENCY, carlos);
    await deliver(service, travels);
  });
  afterAll(() => service.stop());

  interface Stored {
    id: string;
    status: string;
    due_at: string;
    version: number;
  }

  interface Ticket {
    journey: string;
    item: string;
    record: string;
  }

  const today = dayAt(new Date());

  const attached = (packageService: string, day: string | null, id = newId(), version = 1) =>
    anEvent(
      version === 1 ? 'services-catalog.service-attached' : 'services-catalog.service-record-updated',
      aServiceRecord({
        id,
        kind: 'air_ticket',
        package_service: packageService,
        starts: day === null ? null : { local: `${day}T08:00`, zone: 'America/Guayaquil' },
      }),
      { aggregate_version: version },
    );

  /** A journey with an air ticket that flies on a day; null: that was attached before its time was kept. */
  async function aTicket(flies: string | null = '2031-07-10', travelDate = '2031-07-10'): Promise<Ticket> {
    const { body } = await service.request<{ id: string }>(
      'POST',
      `/api/v1/journey/journeys_by_agency/${TEST_AGENCY}`,
      {
        headers: asStaff(),
        body: {
          passengers: [travels.aggregate_id],
          start_city: 'EC-GYE',
          destination_city: 'PE-LIM',
          travel_date: travelDate,
          purchase_date: '2026-01-15',
          cost: 100,
          travel_direction: 'IV',
          travel_agent: adviser.aggregate_id,
          services: [{ kind: 'air_ticket', travel_direction: 'I' }, { kind: 'hosting' }],
        },
      },
    );
    const [item] = await itemsOf(service, body.id);
    const record = newId();
    await deliver(service, attached(item?.id ?? '', flies, record));
    return { journey: body.id, item: item?.id ?? '', record };
  }

  const sent = (item: string, changes: object = {}) => ({
    package_service: item,
    pieces: '2',
    luggage: 'Equipaje de bodega (23 kg)',
    note: ' Una es un violonchelo. ',
    ...changes,
  });
  const post = <Body>(to: string, body: unknown, headers: Record<string, string>) =>
    service.request<Body>('POST', to, { body, headers });
  const ask = (item: string, changes: object = {}, userId = carlos) =>
    post<Stored>(path, sent(item, changes), asTraveller(userId));
  const answer = (id: string, changes: object = {}, headers = asStaff()) =>
    service.request<Stored>('PATCH', `${path}/${id}`, {
      headers,
      body: { outcome: 'accepted', price: '90,50', text: 'Se agrega al pagar.', version: 1, ...changes },
    });
  const withdraw = (id: string, userId = carlos) => post<Stored>(`${path}/${id}/withdraw`, {}, asTraveller(userId));
  const change = (journey: string, body: object) =>
    service.request('PATCH', `/api/v1/journey/journey/${journey}`, { headers: asStaff(), body });
  const told = async (id: string) => (await written(service, id)).map(({ name, data }) => [name, data] as const);
  const namesOf = async (id: string) => (await told(id)).map(([name]) => name);

  const atJourney = ({ journey }: Ticket, what: string, body: object) =>
    post(`/api/v1/journey/journey/${journey}/${what}`, body, asStaff());
  const atTicket = ({ item }: Ticket, what: string, body: object) =>
    post(`/api/v1/journey/package_service/${item}/${what}`, body, asStaff());
  const cancellation = { reason: 'x', retained: 0 };
  const cancel = (ticket: Ticket) => atJourney(ticket, 'cancel', cancellation);
  const restore = (ticket: Ticket) => atJourney(ticket, 'restore', {});
  const cancelTicket = (ticket: Ticket) => atTicket(ticket, 'cancel', cancellation);
  const restoreTicket = (ticket: Ticket) => atTicket(ticket, 'restore', {});
  async function leave({ journey }: Ticket) {
    const other = passenger();
    await deliver(service, other);
    return change(journey, { passengers: [other.aggregate_id] });
  }

  /** What leaves nobody who could use luggage on a ticket, and what undoes that. */
  const endsThatReturn = [
    ['its journey is called off', cancel, restore],
    ['its ticket is called off', cancelTicket, restoreTicket],
    [
      'who asked does not travel any more',
      leave,
      ({ journey }: Ticket) => change(journey, { passengers: [travels.aggregate_id] }),
    ],
  ] as const;
  const endsOfTicket = [
    ...endsThatReturn.map(([name, happens]) => [name, happens] as const),
    [
      'its ticket is not part of the journey any more',
      ({ journey }: Ticket) => change(journey, { services: [{ kind: 'visa' }] }),
    ],
  ] as const;

  describe('a request', () => {
    test('is told whole, with until when it is answered', async () => {
      const { item, journey } = await aTicket();
      const { status, body } = await ask(item);
      expect(status).toBe(201);
      expect(body).toEqual({ id: expect.any(String), status: 'open', due_at: expect.any(String), version: 1 });
      const [[name, data] = []] = await told(body.id);
      expect(name).toBe('journeys.luggage-requested');
      expect(data).toMatchObject({
        agency: TEST_AGENCY,
        user_id: carlos,
        passenger: travels.aggregate_id,
        journey,
        package_service: item,
        pieces: 2,
        note: 'Una es un violonchelo.',
        answer: null,
      });
      const { created_at: at } = data as { created_at: string };
      expect(Date.parse(body.due_at) - Date.parse(at)).toBe(3 * 24 * 3_600_000);
    });

    test('waits alone: a second one for the same ticket is refused until the first is answered or withdrawn', async () => {
      const { item } = await aTicket();
      const first = await ask(item);
      expect(await ask(item)).toMatchObject({ status: 409, body: { code: 'luggage_requested' } });
      await withdraw(first.body.id);
      const second = await ask(item);
      expect(second.status).toBe(201);
      await answer(second.body.id);
      expect((await ask(item)).status).toBe(201);
    });

    test('of two that are sent at once one stays', async () => {
      const { item } = await aTicket();
      const answers = await Promise.all([ask(item), ask(item)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    });

    test('names every field that is wrong', async () => {
      const { item } = await aTicket();
      const { status, body } = await ask(item, { pieces: 11, luggage: ' ', note: 'x'.repeat(501) });
      expect(status).toBe(400);
      expect(Object.keys(body).sort()).toEqual(['luggage', 'note', 'pieces']);
    });
  });

  describe('is refused, with the reason,', () => {
    const refusal = async (item: string, userId = carlos) => {
      const { status, body } = await ask(item, {}, userId);
      return { status, body };
    };
    const refused = (text: string) => ({ status: 400, body: { package_service: [text] } });

    test('for a ticket of others, as for one that is not there', async () => {
      const { item } = await aTicket();
      const unknown = refused('No existe o ya no está disponible.');
      expect(await refusal(item, newId())).toEqual(unknown);
      expect(await refusal(newId())).toEqual(unknown);
    });

    test('for what is no ticket, is pending, or is called off', async () => {
      const { item, journey } = await aTicket();
      const [, room] = await itemsOf(service, journey);
      expect(await refusal(room?.id ?? '')).toEqual(refused('Solo se agrega equipaje a un boleto aéreo.'));
      const released = await aTicket();
      const gone = aServiceRecord({ id: released.record, package_service: null });
      await deliver(service, anEvent('services-catalog.service-released', gone, { aggregate_version: 2 }));
      expect((await refusal(released.item)).body).toEqual({
        package_service: [expect.stringContaining('todavía está en trámite')],
      });
      const cancel = `/api/v1/journey/package_service/${item}/cancel`;
      await post(cancel, { reason: 'Otro vuelo', retained: 0 }, asStaff());
      expect(await refusal(item)).toEqual(refused('Este boleto está cancelado.'));
    });

    test('for a flight that left, by its time of now; by its journey’s days where that is not known', async () => {
      const departed = refused('Este vuelo ya salió.');
      const { item, record } = await aTicket(addDays(today, -1), today);
      expect(await refusal(item)).toEqual(departed);
      await deliver(service, attached(item, addDays(today, 1), record, 2));
      expect((await refusal(item)).status).toBe(201);
      expect(await refusal((await aTicket(null, addDays(today, -1))).item)).toEqual(departed);
      expect((await refusal((await aTicket(null, today)).item)).status).toBe(201);
    });
  });

  describe('its answer', () => {
    const asked = async () => (await ask((await aTicket()).item)).body.id;

    test('is told once, and told again when it is another one', async () => {
      const id = await asked();
      expect((await answer(id)).body).toMatchObject({ id, status: 'answered', version: 2 });
      const [, [name, data] = []] = await told(id);
      expect(name).toBe('journeys.luggage-request-answered');
      expect(data).toMatchObject({
        status: 'answered',
        answer: { outcome: 'accepted', price_cents: 90_50, text: 'Se agrega al pagar.', by: expect.any(String) },
      });
      expect((await answer(id, { version: 2 })).body.version).toBe(2);
      const other = { outcome: 'refused', price: '', text: 'La tarifa no lo permite.', version: 2 };
      expect((await answer(id, other)).body.version).toBe(3);
      expect(await namesOf(id)).toHaveLength(3);
    });

    describe('remembers of which ticket it was given', () => {
      const added = { outcome: 'added', price: '', text: 'Ya está en su boleto.' };
      const recordsOf = async (id: string) =>
        (await told(id)).flatMap(([, data]) => (data as { answer: { record?: string | null } | null }).answer?.record);

      async function released({ record }: Ticket) {
        const gone = aServiceRecord({ id: record, package_service: null });
        await deliver(service, anEvent('services-catalog.service-released', gone, { aggregate_version: 2 }));
      }
      async function replaced(ticket: Ticket): Promise<string> {
        await released(ticket);
        const record = newId();
        await deliver(service, attached(ticket.item, '2031-07-10', record));
        return record;
      }

      test('and is another answer, which is told, once the ticket has another record', async () => {
        const ticket = await aTicket();
        const { id } = (await ask(ticket.item)).body;
        expect((await answer(id, added)).body.version).toBe(2);
        expect((await answer(id, { ...added, version: 2 })).body.version).toBe(2);
        const record = await replaced(ticket);
        expect((await answer(id, { ...added, version: 2 })).body.version).toBe(3);
        expect((await answer(id, { ...added, version: 3 })).body.version).toBe(3);
        expect(await recordsOf(id)).toEqual([undefined, ticket.record, record]);
        expect((await namesOf(id)).at(-1)).toBe('journeys.luggage-request-answered');
      });

      test('and once it was given while the ticket had none, is told again when it has one', async () => {
        const ticket = await aTicket();
        const { id } = (await ask(ticket.item)).body;
        await released(ticket);
        await answer(id, added);
        const record = newId();
        await deliver(service, attached(ticket.item, '2031-07-10', record));
        expect((await answer(id, { ...added, version: 2 })).body.version).toBe(3);
        expect(await recordsOf(id)).toEqual([undefined, null, record]);
      });

      test('but where it does not say it, as answers from before, it is of the present one', async () => {
        const ticket = await aTicket();
        const { id } = (await ask(ticket.item)).body;
        await answer(id, added);
        await service.database.query(`update luggage_requests set answer = answer - 'record' where id = ?`, [id]);
        await replaced(ticket);
        expect((await answer(id, { ...added, version: 2 })).body.version).toBe(2);
      });
    });

    test('has a price exactly when it is accepted', async () => {
      const id = await asked();
      expect(Object.keys((await answer(id, { price: '' })).body)).toEqual(['price']);
      expect(Object.keys((await answer(id, { outcome: 'refused', text: '' })).body).sort()).toEqual(['price', 'text']);
      expect((await answer(id, { price: 0 })).status).toBe(200);
    });

    test('says until when it is paid, where there is something to pay', async () => {
      const id = await asked();
      const payUntil = async (day: unknown, changes: object = {}) =>
        (await answer(id, { pay_until: day, ...changes })).body;
      for (const wrong of ['2020-01-01', '2099-02-30', 7])
        expect(Object.keys(await payUntil(wrong))).toEqual(['pay_until']);
      expect(Object.keys(await payUntil('2031-07-08', { price: 0 }))).toEqual(['pay_until']);
      expect(Object.keys(await payUntil('2031-07-08', { outcome: 'refused', price: '' }))).toEqual(['pay_until']);
      const added = { outcome: 'added' };
      expect(Object.keys(await payUntil('2031-07-08', added)).sort()).toEqual(['pay_until', 'price']);
      expect(await payUntil('2031-07-08')).toMatchObject({ version: 2 });
      expect((await told(id)).at(-1)?.[1]).toMatchObject({ answer: { price_cents: 90_50, pay_until: '2031-07-08' } });
      expect(await payUntil('2031-07-08', { version: 2 })).toMatchObject({ version: 2 });
      expect(await payUntil('2031-07-09', { version: 2 })).toMatchObject({ version: 3 });
      expect(await payUntil('', { version: 3, outcome: 'added', price: '' })).toMatchObject({ version: 4 });
    });

    test('is paid until the last day of the journey at most, or the day of the flight where the journey does not say its end', async () => {
      const { item, journey } = await aTicket();
      const { id } = (await ask(item)).body;
      const payUntil = async (day: string, version = 1) => answer(id, { pay_until: day, version });
      const refused = { status: 400, body: { pay_until: ['Elija un día que no sea posterior al último del viaje.'] } };
      expect(await payUntil('2031-07-11')).toMatchObject(refused);
      expect(await namesOf(id)).toEqual(['journeys.luggage-requested']);
      await change(journey, { return_date: '2031-07-16' });
      expect(await payUntil('2031-07-17')).toMatchObject(refused);
      expect((await payUntil('2031-07-16')).status).toBe(200);
      const later = (await ask((await aTicket('2031-07-20')).item)).body.id;
      expect(await answer(later, { pay_until: '2031-07-21' })).toMatchObject(refused);
      expect((await answer(later, { pay_until: '2031-07-20' })).status).toBe(200);
    });

    test('is refused by an older version, of what was withdrawn, and to others than staff who change services', async () => {
      const id = await asked();
      expect((await answer(id, {}, asStaff(OTHER_AGENCY))).status).toBe(404);
      expect((await answer(id, {}, asTraveller(carlos))).status).toBe(403);
      expect((await answer(id, {}, asRole('accounting'))).status).toBe(403);
      expect((await answer(id, { version: 7 })).status).toBe(409);
      await withdraw(id);
      expect(await answer(id, { version: 2 })).toMatchObject({ status: 409, body: { code: 'luggage_withdrawn' } });
    });
  });

  describe('once answered', () => {
    test.each(endsOfTicket)('when %s is refused alone, and not added any more', async (_, happens) => {
      const ticket = await aTicket();
      const { id } = (await ask(ticket.item)).body;
      await answer(id);
      expect((await happens(ticket)).status).toBe(200);
      const pointless = { status: 409, body: { code: 'luggage_pointless' } };
      expect(await answer(id, { version: 2, price: 10 })).toMatchObject(pointless);
      expect(await answer(id, { version: 2, outcome: 'added', price: '' })).toMatchObject(pointless);
      expect(await namesOf(id)).toHaveLength(2);
      expect((await answer(id, { version: 2, outcome: 'refused', price: '' })).body).toMatchObject({ version: 3 });
    });

    test('is refused alone, and not added any more, when its flight left', async () => {
      const { item, record } = await aTicket();
      const { id } = (await ask(item)).body;
      await deliver(service, attached(item, addDays(today, -1), record, 2));
      const departed = { status: 409, body: { code: 'luggage_departed' } };
      expect(await answer(id)).toMatchObject(departed);
      expect(await answer(id, { outcome: 'added', price: '' })).toMatchObject(departed);
      expect((await answer(id, { outcome: 'refused', price: '' })).status).toBe(200);
    });
  });

  describe('is withdrawn', () => {
    test('by who asked alone, and only while it is open', async () => {
      const { body } = await ask((await aTicket()).item);
      expect((await withdraw(body.id, newId())).status).toBe(404);
      expect((await withdraw(newId())).status).toBe(404);
      expect((await withdraw(body.id)).body).toMatchObject({ status: 'withdrawn', version: 2 });
      expect(await withdraw(body.id)).toMatchObject({ status: 409, body: { code: 'luggage_not_open' } });
      expect((await namesOf(body.id)).at(-1)).toBe('journeys.luggage-request-withdrawn');
    });

    test('when its ticket is taken out of the journey, which does not come back', async () => {
      const ticket = await aTicket();
      const { id } = (await ask(ticket.item)).body;
      await cancelTicket(ticket);
      expect((await change(ticket.journey, { services: [{ kind: 'visa' }] })).status).toBe(200);
      expect((await namesOf(id)).slice(-2)).toEqual([
        'journeys.luggage-request-suspended',
        'journeys.luggage-request-withdrawn',
      ]);
    });
  });

  describe('waits for no answer', () => {
    test.each(endsThatReturn)('once %s, and stays as it is when it was answered', async (_, happens, _undone) => {
      const [ticket, other] = [await aTicket(), await aTicket()];
      const [open, answered] = [(await ask(ticket.item)).body.id, (await ask(other.item)).body.id];
      await answer(answered);
      for (const one of [ticket, other]) expect((await happens(one)).status).toBe(200);
      expect((await told(open)).at(-1)).toMatchObject([
        'journeys.luggage-request-suspended',
        { status: 'suspended', answer: null },
      ]);
      expect((await namesOf(answered)).at(-1)).toBe('journeys.luggage-request-answered');
      const refused = { version: 2, outcome: 'refused', price: '' };
      expect(await answer(open, refused)).toMatchObject({ status: 409, body: { code: 'luggage_pointless' } });
      expect(await withdraw(open)).toMatchObject({ status: 409, body: { code: 'luggage_not_open' } });
    });

    test.each(endsThatReturn)('while %s, and for one again after that', async (_, happens, isUndone) => {
      const ticket = await aTicket();
      const taken = (await ask(ticket.item)).body.id;
      await withdraw(taken);
      const open = (await ask(ticket.item)).body.id;
      expect((await happens(ticket)).status).toBe(200);
      expect((await isUndone(ticket)).status).toBe(200);
      const [name, resumed] = (await told(open)).at(-1) ?? [];
      expect([name, resumed]).toMatchObject(['journeys.luggage-request-resumed', { status: 'open' }]);
      // The time to answer begins anew.
      const { created_at, waits_since } = resumed as { created_at: string; waits_since: string };
      expect(Date.parse(waits_since)).toBeGreaterThan(Date.parse(created_at));
      expect(await namesOf(taken)).toEqual(['journeys.luggage-requested', 'journeys.luggage-request-withdrawn']);
      const { body } = await answer(open, { version: 3 });
      const due_at = new Date(Date.parse(waits_since) + 3 * 24 * 60 * 60 * 1000).toISOString();
      expect(body).toMatchObject({ status: 'answered', version: 4, due_at });
    });

    test('and for none ever again once a newer one about the same ticket does', async () => {
      const ticket = await aTicket();
      const former = (await ask(ticket.item)).body.id;
      // As it is left where a replica of the former release restored the ticket, which lets nothing wait again.
      await service.database.query(`update luggage_requests set status = 'suspended' where id = ?`, [former]);
      const newer = (await ask(ticket.item)).body.id;
      expect((await change(ticket.journey, { cost: 300 })).status).toBe(200);
      expect((await namesOf(former)).at(-1)).toBe('journeys.luggage-request-withdrawn');
      for (const happens of [cancelTicket, restoreTicket]) expect((await happens(ticket)).status).toBe(200);
      expect((await namesOf(newer)).at(-1)).toBe('journeys.luggage-request-resumed');
      expect((await namesOf(former)).at(-1)).toBe('journeys.luggage-request-withdrawn');
    });

    test('while the journey or its ticket is called off, each alone', async () => {
      const ticket = await aTicket();
      const { id } = (await ask(ticket.item)).body;
      await cancelTicket(ticket);
      await cancel(ticket);
      await restore(ticket);
      expect((await namesOf(id)).at(-1)).toBe('journeys.luggage-request-suspended');
      await restoreTicket(ticket);
      expect((await namesOf(id)).at(-1)).toBe('journeys.luggage-request-resumed');
    });

    test('in no other case: a journey that changes otherwise lets it wait', async () => {
      const { item, journey } = await aTicket();
      const { body } = await ask(item);
      await change(journey, { cost: 200 });
      expect(await namesOf(body.id)).toEqual(['journeys.luggage-requested']);
    });
  });

  test('whoever rebuilds a view reads every request', async () => {
    const { body } = await ask((await aTicket()).item);
    const page = await service.request<{ event: string; snapshots: { aggregate_id: string }[] }>(
      'GET',
      '/internal/snapshots/luggage-requests',
    );
    expect(page.body.event).toBe('journeys.luggage-requested');
    expect(page.body.snapshots.map(({ aggregate_id }) => aggregate_id)).toContain(body.id);
  });
});
