import { type JourneyView, luggageAnswerDue, type LuggageRequest, type Page } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { Inbox } from '@bitacora/platform';
import {
  anAgency,
  asRole,
  asStaff,
  asTraveller,
  OTHER_AGENCY,
  startTestProcess,
  TEST_AGENCY,
  type TestProcess,
} from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bff } from '../../src/bff.process.ts';
import { aHosting, aJourney, aLuggageRequest, aPassenger, envelope } from './facts.ts';

const path = '/api/v1/agency/luggage_request';
const HOUR = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

describe('requests for luggage', () => {
  let server: TestProcess;
  const carlos = aPassenger({ phone: '0990002301' });
  const ana = aPassenger({ first_name: 'Ana Belén', email: 'ana@ejemplo.ec' });
  const ticket = {
    id: newId(),
    kind: 'air_ticket' as const,
    status: 'T' as const,
    travel_direction: 'I' as const,
    order: 1,
    service: newId(),
  };
  const trip = aJourney({ passengers: [carlos.id, ana.id], services: [ticket] });
  const onTicket = { journey: trip.id, package_service: ticket.id };
  const record = aHosting({
    id: ticket.service,
    kind: 'air_ticket',
    title: 'LATAM XL1441',
    starts: { local: '2099-12-01T10:00', zone: 'America/Guayaquil' },
    ...onTicket,
  });
  const own = aLuggageRequest({
    ...onTicket,
    user_id: carlos.user_id as string,
    passenger: carlos.id,
    note: 'Una es un violonchelo.',
    created_at: hoursAgo(47),
  });
  const anas = aLuggageRequest({
    ...onTicket,
    user_id: ana.user_id as string,
    passenger: ana.id,
    created_at: hoursAgo(49),
  });

  const hear = (...events: Parameters<typeof envelope>[]) =>
    events.reduce(async (before, event) => {
      await before;
      await server.app.get(Inbox).receive(envelope(...event));
    }, Promise.resolve());
  const read = <Body>(from: string, headers: Record<string, string>) => server.request<Body>('GET', from, { headers });
  const found = async (query: string, headers = asStaff()) =>
    (await read<LuggageRequest[]>(`${path}?${query}`, headers)).body.map(({ id }) => id);
  const onCard = async (headers: Record<string, string>) => {
    const { body } = await read<JourneyView[]>('/api/v1/journey/journeys_by_passenger', headers);
    return body.find(({ journey_id }) => journey_id === trip.id)?.services[0]?.luggage_requests;
  };

  beforeAll(async () => {
    server = await startTestProcess(bff);
    // The request comes first: what it is about may still be on its way.
    await hear(['journeys.luggage-requested', 1, own]);
  });
  afterAll(() => server.stop());

  test('one shows before whom and what it is about, and with them once they are here', async () => {
    const [early] = (await read<LuggageRequest[]>(path, asStaff())).body;
    expect(early).toMatchObject({ id: own.id, passenger: null, contact: null, journey: null, ticket: null });
    await hear(
      ['identity.passenger-registered', 1, carlos],
      ['identity.passenger-registered', 1, ana],
      ['journeys.journey-created', 1, trip],
      ['services-catalog.service-attached', 1, record],
    );
    const [late] = (await read<LuggageRequest[]>(path, asStaff())).body;
    expect(late).toEqual({
      id: own.id,
      pieces: 2,
      luggage: 'Equipaje de bodega (23 kg)',
      note: 'Una es un violonchelo.',
      created_at: own.created_at,
      due_at: new Date(Date.parse(own.created_at) + 72 * HOUR).toISOString(),
      status: 'open',
      passenger: { id: carlos.id, first_name: 'Carlos', last_name: 'Muñoz' },
      answer: null,
      version: 1,
      package_service: ticket.id,
      journey: { id: trip.id, travel_date: trip.travel_date, destination_city: trip.destination_city },
      ticket: { title: 'LATAM XL1441', travel_direction: 'I' },
      contact: { email: carlos.email, phone: '0990002301' },
      is_over: false,
    });
  });

  test('one says that nothing is added to its ticket any more once that has left, or was called off, or is not of the passenger', async () => {
    const isOver = async () => (await read<LuggageRequest>(`${path}/${own.id}`, asStaff())).body.is_over;
    const cancellation = { at: hoursAgo(1), reason: 'Huelga', retained_cents: 0 };
    for (const [version, change] of [
      [2, { services: [{ ...ticket, cancellation }] }],
      [4, { services: [] }],
      [6, { is_cancelled: true, cancellation }],
      [8, { passengers: [ana.id] }],
    ] as const) {
      await hear(['journeys.journey-updated', version, { ...trip, ...change }]);
      expect(await isOver()).toBe(true);
      await hear(['journeys.journey-updated', version + 1, trip]);
      expect(await isOver()).toBe(false);
    }
    const left = { ...record, starts: { local: '2020-12-01T10:00', zone: 'America/Guayaquil' } };
    await hear(['services-catalog.service-attached', 2, left]);
    expect(await isOver()).toBe(true);
    // Nobody answers once it has left.
    expect((await read<LuggageRequest>(`${path}/${own.id}`, asStaff())).body.due_at).toBe('2020-12-01T15:00:00.000Z');
    await hear(['services-catalog.service-attached', 3, record]);
    expect(await isOver()).toBe(false);
    // Of a record without its time the days of the journey say so, as journeys goes by them.
    await hear(['services-catalog.service-attached', 4, { ...record, starts: null }]);
    await hear(['journeys.journey-updated', 10, { ...trip, travel_date: '2020-12-01', return_date: '2099-12-01' }]);
    expect(await isOver()).toBe(true);
    const back = [{ ...ticket, travel_direction: 'V' as const }];
    await hear([
      'journeys.journey-updated',
      11,
      { ...trip, travel_date: '2020-12-01', return_date: '2099-12-01', services: back },
    ]);
    expect(await isOver()).toBe(false);
    await hear(['services-catalog.service-attached', 5, record], ['journeys.journey-updated', 12, trip]);
  });

  test('the list is of the agency, for staff who change services', async () => {
    expect((await read(path, asTraveller(own.user_id))).status).toBe(403);
    expect((await read(path, asRole('accounting'))).status).toBe(403);
    expect(await found('', asStaff(OTHER_AGENCY))).toEqual([]);
    expect((await read(`${path}/${own.id}`, asStaff(OTHER_AGENCY))).status).toBe(404);
    expect((await read(`${path}/${newId()}`, asStaff())).status).toBe(404);
    expect((await read(`${path}/${own.id}`, asRole('operations'))).body).toMatchObject({ id: own.id });
  });

  test('it is narrowed to where they stand, and to what waits for two days or more, or as many as the agency says', async () => {
    await hear(['journeys.luggage-requested', 1, anas]);
    expect((await found('state=open')).toSorted()).toEqual([own.id, anas.id].toSorted());
    expect(await found('state=late')).toEqual([anas.id]);
    const page = await read<Page<LuggageRequest>>(`${path}?state=open&sort=oldest&page_size=1`, asStaff());
    expect(page.body).toMatchObject({ count: 2, results: [{ id: [own.id, anas.id].sort()[0] }] });
    await hear(['identity.agency-settings-changed', 1, anAgency({ lead_times: { luggage_days: 1 } })]);
    expect((await found('state=late')).toSorted()).toEqual([own.id, anas.id].toSorted());
    await hear(['identity.agency-settings-changed', 2, anAgency({ lead_times: { luggage_days: 3 } })]);
    expect(await found('state=late')).toEqual([]);
    await hear(['identity.agency-settings-changed', 3, anAgency()]);
  });

  test('on the ticket a traveller reads the own ones, staff all of them', async () => {
    expect((await onCard(asTraveller(own.user_id)))?.map(({ id }) => id)).toEqual([own.id]);
    expect((await onCard(asTraveller(anas.user_id)))?.map(({ id }) => id)).toEqual([anas.id]);
    const { body } = await read<JourneyView>(`/api/v1/journey/journey/${trip.id}`, asStaff());
    expect(body.services[0]?.luggage_requests?.map(({ id }) => id).toSorted()).toEqual([own.id, anas.id].toSorted());
    expect(body).not.toHaveProperty('travels_as');
    // Somebody of the staff who travels is told as whom.
    const self = asStaff(TEST_AGENCY, own.user_id);
    expect((await read<JourneyView>(`/api/v1/journey/journey/${trip.id}`, self)).body.travels_as).toBe(carlos.id);
    expect(
      (await read<JourneyView>(`/api/v1/journey/journey/${trip.id}`, asTraveller(own.user_id))).body,
    ).not.toHaveProperty('travels_as');
  });

  test('the answer is on the ticket, which so has another version, and the request waits no more', async () => {
    const version = async () => (await read<JourneyView>(`/api/v1/journey/journey/${trip.id}`, asStaff())).body.version;
    const before = await version();
    const text = 'Se agrega al pagar.';
    const at = '2026-11-22T15:00:00.000Z';
    const answer = { outcome: 'accepted' as const, price_cents: 90_50, pay_until: '2026-12-05', text, at, by: newId() };
    await hear(['journeys.luggage-request-answered', 2, { ...own, status: 'answered', answer }]);
    expect(await onCard(asTraveller(own.user_id))).toMatchObject([
      {
        status: 'answered',
        answer: { outcome: 'accepted', price: 90.5, pay_until: '2026-12-05', text, at },
        version: 2,
      },
    ]);
    expect(await version()).toBeGreaterThan(before);
    expect(await found('state=open')).toEqual([anas.id]);
    expect(await found('state=answered')).toEqual([own.id]);
    await hear(['journeys.luggage-request-suspended', 2, { ...anas, status: 'suspended' }]);
    expect(await found('state=late')).toEqual([]);
    expect(await found('state=suspended')).toEqual([anas.id]);
    const resumed = { ...anas, waits_since: hoursAgo(1) };
    await hear(['journeys.luggage-request-resumed', 3, resumed]);
    expect([await found('state=open'), await found('state=late')]).toEqual([[anas.id], []]);
    const { body } = await read<LuggageRequest>(`${path}/${anas.id}`, asStaff());
    expect(body.due_at).toBe(luggageAnswerDue(resumed));
    await hear(['journeys.luggage-request-withdrawn', 4, { ...anas, status: 'withdrawn' }]);
    expect(await found('state=late')).toEqual([]);
    expect(await found('state=withdrawn')).toEqual([anas.id]);
  });

  test('an answer says whether it was given of the ticket that the present one took the place of', async () => {
    const answer = { outcome: 'added' as const, price_cents: null, text: 'Listo.', at: hoursAgo(1), by: newId() };
    let version = 9;
    const isOfFormer = async (of: { record?: string | null }) => {
      version += 1;
      const answered = { ...own, status: 'answered' as const, answer: { ...answer, ...of } };
      await hear(['journeys.luggage-request-answered', version, answered]);
      const [onTicket] = (await onCard(asTraveller(own.user_id))) ?? [];
      const listed = (await read<LuggageRequest>(`${path}/${own.id}`, asStaff())).body;
      expect(listed.answer?.is_of_former_ticket).toBe(onTicket?.answer?.is_of_former_ticket);
      return onTicket?.answer?.is_of_former_ticket;
    };
    expect(await isOfFormer({ record: record.id })).toBe(false);
    expect(await isOfFormer({ record: newId() })).toBe(true);
    expect(await isOfFormer({ record: null })).toBe(true);
    // Answers from before do not say it.
    expect(await isOfFormer({})).toBe(false);
    await isOfFormer({ record: record.id });
    const other = { ...record, id: newId() };
    await hear(
      ['services-catalog.service-released', 6, { ...record, package_service: null }],
      ['services-catalog.service-attached', 1, other],
    );
    expect((await onCard(asTraveller(own.user_id)))?.[0]?.answer?.is_of_former_ticket).toBe(true);
    await hear(
      ['services-catalog.service-released', 2, { ...other, package_service: null }],
      ['services-catalog.service-attached', 7, record],
    );
    expect((await onCard(asTraveller(own.user_id)))?.[0]?.answer?.is_of_former_ticket).toBe(false);
  });

  test('it comes as a file for a spreadsheet, in which no cell is a formula, and who took it is recorded', async () => {
    const formula = aLuggageRequest({ ...onTicket, user_id: newId(), passenger: carlos.id, luggage: '=1+1' });
    await hear(['journeys.luggage-requested', 1, formula]);
    expect((await read(`${path}/csv`, asRole('accounting'))).status).toBe(403);
    const response = await fetch(`${server.url}${path}/csv?state=open`, { headers: asStaff() });
    expect(response.headers.get('content-disposition')).toMatch(/equipaje-\d{4}-\d\d-\d\d\.csv/);
    const [head, row, end] = (await response.text()).split('\r\n');
    expect(head).toContain('Solicitado";"Viajero"');
    expect(row).toContain(`"Carlos Muñoz";"${carlos.email}";`);
    expect(row).toContain(`"'=1+1"`);
    expect(row).toContain('"LATAM XL1441"');
    expect(end).toBe('');
    const [taken] = await server.database.query<{ data: unknown }>(
      `select envelope -> 'data' as data from history where name = 'bff.list-exported'`,
    );
    expect(taken?.data).toEqual({ list: 'equipaje', filters: { state: 'open' } });
  });

  test.each([
    ['the passenger is another account’s', { user_id: newId() }],
    ['its e-mail was another’s then', { undone_period: { from: hoursAgo(50), until: hoursAgo(46) } }],
  ])('whoever asked reads nothing of it once %s', async (_, changes) => {
    const luis = aPassenger({ first_name: 'Luis' });
    const user = luis.user_id as string;
    const journey = aJourney({ agency: TEST_AGENCY, passengers: [luis.id], services: [{ ...ticket, id: newId() }] });
    const item = journey.services[0]?.id ?? '';
    await hear(
      ['identity.passenger-registered', 1, luis],
      ['journeys.journey-created', 1, journey],
      [
        'journeys.luggage-requested',
        1,
        aLuggageRequest({
          user_id: user,
          passenger: luis.id,
          journey: journey.id,
          package_service: item,
          created_at: hoursAgo(47),
        }),
      ],
    );
    const shown = async (userId: string) => {
      const { body } = await read<JourneyView[]>('/api/v1/journey/journeys_by_passenger', asTraveller(userId));
      return body[0]?.services[0]?.luggage_requests;
    };
    expect(await shown(user)).toHaveLength(1);
    await hear(['identity.passenger-updated', 2, { ...luis, ...changes }]);
    expect((await shown('user_id' in changes ? changes.user_id : user)) ?? []).toEqual([]);
  });
});
