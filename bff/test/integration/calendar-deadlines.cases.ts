import type {
  AgencySnapshot,
  Calendar,
  CalendarKind,
  EmployeeRole,
  RenewedCalendarFeed,
  Waiting,
} from '@bitacora/contracts';
import { addDays, dayAt } from '@bitacora/kernel';
import { accessToken, anAgency, asStaff } from '@bitacora/testing';
import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  aHosting,
  aJourney,
  aLuggageRequest,
  anEmployee,
  aPassenger,
  aPendingHosting,
  aQuote,
  envelope,
} from './facts.ts';
import { runViews } from './views.ts';

/** Of an agency that only this suite looks at. */
const AGENCY = '1790098766001';

describe('what is due in the calendar', () => {
  const { server, receive } = runViews();
  const ana = aPassenger({ agency: AGENCY, first_name: 'Ana', last_name: 'Ávila' });
  const maria = anEmployee({ agency: AGENCY, first_name: 'María José' });
  const hotel = aPendingHosting();
  const ticket = { ...aPendingHosting(), kind: 'air_ticket' as const };
  const trip = aJourney({
    agency: AGENCY,
    travel_date: '2031-03-20',
    return_date: '2031-03-25',
    balance_due: '2031-02-01',
    passengers: [ana.id],
    holder: ana.id,
    travel_agent: maria.id,
    services: [hotel, ticket],
  });
  const mine = aQuote({
    agency: AGENCY,
    first_name: 'Rosa',
    last_name: 'Zambrano',
    n_children: 1,
    created_at: '2031-03-03T20:30:00.000Z',
    status: 'in_progress',
    owner: maria.id,
  });
  // The last second of a day in Guayaquil, and the first of the next one.
  const last = aQuote({ agency: AGENCY, country_name: 'Chile', created_at: '2031-03-05T04:59:59.999Z' });
  const next = aQuote({ agency: AGENCY, country_name: 'Brasil', created_at: '2031-03-05T05:00:00.000Z' });
  const flight = aHosting({
    agency: AGENCY,
    kind: 'air_ticket',
    title: 'Vuelo Guayaquil – Baltra',
    package_service: ticket.id,
    journey: trip.id,
    starts: { local: '2031-03-20T10:00', zone: 'America/Guayaquil' },
  });
  const luggage = aLuggageRequest({
    agency: AGENCY,
    journey: trip.id,
    passenger: ana.id,
    package_service: ticket.id,
    created_at: '2031-03-04T14:00:00.000Z',
  });

  const asA = (role: EmployeeRole) => ({ authorization: `JWT ${accessToken({ agency: AGENCY, roles: [role] })}` });
  const read = (query = '', headers = asStaff(AGENCY)) =>
    server().request<Calendar>('GET', `/api/v1/agency/calendar/${AGENCY}?${query}`, { headers });
  const SPAN = 'from=2031-03-01&until=2031-03-19';
  const said = async (query = '', headers = asStaff(AGENCY)) => {
    const { items, days } = (await read(`${SPAN}${query}`, headers)).body;
    expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(items.length);
    return items.map(({ local, label, title }) => `${local} ${label}: ${title}`);
  };
  const itemOf = async (kind: CalendarKind) => (await read(`${SPAN}&kind=${kind}`)).body.items[0];

  const READY = '2031-03-10 Debe estar listo: Guayaquil → Baltra';
  const MINE = '2031-03-04T15:30 Responder cotización: Perú';
  const LAST = '2031-03-05T23:59 Responder cotización: Chile';
  const NEXT = '2031-03-06T00:00 Responder cotización: Brasil';
  const LUGGAGE = '2031-03-07T09:00 Responder solicitud de equipaje: Vuelo Guayaquil – Baltra';

  beforeAll(async () => {
    await receive(
      envelope('identity.passenger-registered', 1, ana),
      envelope('identity.employee-created', 1, maria),
      envelope('journeys.journey-created', 1, trip),
      envelope('services-catalog.service-attached', 1, flight),
      ...[mine, last, next].map((quote) => envelope('journeys.quote-created', 1, quote)),
      envelope('journeys.luggage-requested', 1, luggage),
    );
  });

  test('answers to quotes and luggage stand at the hour until which they are promised, journeys on the day by which to be ready', async () => {
    expect(await said()).toEqual([MINE, LAST, NEXT, LUGGAGE, READY]);
    expect((await read('from=2031-03-05&until=2031-03-05')).body.items.map(({ title }) => title)).toEqual(['Chile']);
    const { items, days } = (await read('from=2031-03-06&until=2031-03-20&per_day=1&kind=quote_due')).body;
    expect([items.length, days]).toEqual([1, [{ day: '2031-03-06', count: 1 }]]);
  });

  test('luggage stands before its flight, where that leaves sooner than what was promised', async () => {
    const leaves = (version: number, local: string) =>
      receive(
        envelope('services-catalog.service-record-updated', version, {
          ...flight,
          starts: { local, zone: 'America/Guayaquil' },
        }),
      );
    await leaves(2, '2031-03-06T06:00');
    expect(await said('&kind=luggage_due')).toEqual([LUGGAGE.replace('2031-03-07T09:00', '2031-03-06T06:00')]);
    expect((await read('from=2031-03-07&until=2031-03-07&kind=luggage_due')).body.items).toEqual([]);
    await leaves(3, '2031-03-20T10:00');
    expect(await said('&kind=luggage_due')).toEqual([LUGGAGE]);
  });

  test('each says whose it is, and what it opens', async () => {
    expect(await itemOf('quote_due')).toMatchObject({
      id: `quote_due-${mine.id}`,
      zone: 'America/Guayaquil',
      quote_id: mine.id,
      journey_id: null,
      destination_city: null,
      holder: { first_name: 'Rosa', last_name: 'Zambrano' },
      travellers: 3,
      adviser: { id: maria.id },
    });
    expect(await itemOf('luggage_due')).toMatchObject({
      luggage_request_id: luggage.id,
      journey_id: trip.id,
      holder: { id: ana.id },
      travellers: 1,
      adviser: { id: maria.id },
    });
    const ready = await itemOf('ready_by');
    expect(ready).toMatchObject({ journey_id: trip.id, holder: { id: ana.id }, adviser: { id: maria.id } });
    expect(JSON.stringify(ready)).not.toMatch(/balance|cost|luggage|quote/);
  });

  test('are narrowed to an adviser: the quotes that he or she answers, and what is of the own journeys', async () => {
    expect(await said(`&adviser=${maria.id}`)).toEqual([MINE, LUGGAGE, READY]);
    expect(await said(`&adviser=${ana.id}`)).toEqual([]);
  });

  test('are for who may see the lists of them alone', async () => {
    expect(await said('', asA('operations'))).toEqual([LUGGAGE, READY]);
    expect(await said('', asA('accounting'))).toEqual([READY]);
    const asked = async (kind: CalendarKind, role: EmployeeRole) =>
      (await read(`${SPAN}&kind=${kind}`, asA(role))).status;
    expect(await asked('quote_due', 'operations')).toBe(403);
    expect(await asked('quote_due', 'accounting')).toBe(403);
    expect(await asked('luggage_due', 'accounting')).toBe(403);
    expect(await asked('luggage_due', 'operations')).toBe(200);
  });

  test('are counted beside their screens in the menu, for who may answer them', async () => {
    const counted = async (role: EmployeeRole) => {
      const path = `/api/v1/agency/waiting/${AGENCY}`;
      const { body } = await server().request<Waiting>('GET', path, { headers: asA(role) });
      return [body.quotes, body.problems, body.luggage];
    };
    expect(await counted('adviser')).toEqual([3, 0, 1]);
    expect(await counted('operations')).toEqual([undefined, 0, 1]);
    expect(await counted('accounting')).toEqual([undefined, undefined, undefined]);
  });

  test('until when journeys are to be ready follows the agency’s lead time, and is what the board counts', async () => {
    const set = (version: number, lead_times: AgencySnapshot['lead_times']) =>
      receive(envelope('identity.agency-settings-changed', version, anAgency({ ruc: AGENCY, lead_times })));
    await set(1, { ready_days: 12 });
    expect(await said('&kind=ready_by')).toEqual([READY.replace('10', '08')]);
    await set(2, { ready_days: 1 });
    expect(await said('&kind=ready_by')).toEqual([READY.replace('10', '19')]);
    const today = dayAt(new Date());
    const near = (days: number) =>
      aJourney({ agency: AGENCY, travel_date: addDays(today, days), return_date: null, services: [], passengers: [] });
    await receive(...[1, 8, 9].map((days) => envelope('journeys.journey-created', 1, near(days))));
    // One that is over is not to be made ready any more, on either.
    await receive(envelope('journeys.journey-created', 1, near(-3)));
    for (const [version, ready_days, count] of [
      [3, 8, 2],
      [4, 9, 3],
    ] as const) {
      await set(version, { ready_days });
      const path = `/api/v1/agency/waiting/${AGENCY}`;
      const { body } = await server().request<Waiting>('GET', path, { headers: asStaff(AGENCY) });
      const { items } = (await read(`kind=ready_by&from=${addDays(today, -41)}&until=${today}`)).body;
      expect([body.soon_not_ready, items.length]).toEqual([count, count]);
    }
    await set(5, undefined);
    expect(await said('&kind=ready_by')).toEqual([READY]);
  });

  test('what was due before today stands by itself, the oldest first, until it is done', async () => {
    const today = dayAt(new Date());
    const late = aQuote({ agency: AGENCY, country_name: 'Japón', created_at: `${addDays(today, -90)}T15:00:00.000Z` });
    const asked = aLuggageRequest({
      agency: AGENCY,
      journey: trip.id,
      passenger: ana.id,
      package_service: ticket.id,
      created_at: `${addDays(today, -60)}T15:00:00.000Z`,
    });
    const owing = aJourney({
      agency: AGENCY,
      travel_date: addDays(today, 2),
      return_date: null,
      balance_due: addDays(today, -40),
      cost_cents: 100_000,
      services: [],
      passengers: [],
      travel_agent: maria.id,
    });
    const now = aQuote({ agency: AGENCY, country_name: 'Cuba', created_at: new Date().toISOString() });
    await receive(
      ...[late, now].map((quote) => envelope('journeys.quote-created', 1, quote)),
      envelope('journeys.luggage-requested', 1, asked),
      envelope('journeys.journey-created', 1, owing),
    );
    // Journeys of the other tests are late as well.
    const ofThis: ReadonlySet<string | null> = new Set([late.id, asked.id, owing.id]);
    const told = async (query = '', role: EmployeeRole = 'owner') => {
      const path = `/api/v1/agency/calendar/${AGENCY}/late?${query}`;
      const { status, body } = await server().request<Calendar>('GET', path, { headers: asA(role) });
      if (status !== 200) return status;
      const sum = body.days.reduce((all, { count }) => all + count, 0);
      if (query === 'most=1') expect([body.items.length, sum > 3]).toEqual([1, true]);
      else expect(body.items).toHaveLength(sum);
      return body.items
        .filter((one) => ofThis.has(one.quote_id ?? one.luggage_request_id ?? one.journey_id))
        .map(({ kind, local }) => `${kind} ${local.slice(0, 10)}`);
    };
    const QUOTE = `quote_due ${addDays(today, -89)}`;
    const LUGGAGE_LATE = `luggage_due ${addDays(today, -57)}`;
    const OWED = `balance_due ${addDays(today, -40)}`;
    const READY_LATE = `ready_by ${addDays(today, -8)}`;
    expect(await told()).toEqual([QUOTE, LUGGAGE_LATE, OWED, READY_LATE]);
    expect(await told('most=1')).toEqual([QUOTE]);
    expect(await told('kind=balance_due')).toEqual([OWED]);
    expect(await told(`adviser=${maria.id}`)).toEqual([LUGGAGE_LATE, OWED, READY_LATE]);
    expect(await told('', 'operations')).toEqual([LUGGAGE_LATE, READY_LATE]);
    expect(await told('', 'accounting')).toEqual([OWED, READY_LATE]);
    expect(await told('kind=quote_due', 'operations')).toBe(403);
    await receive(
      ...[late, now].map((quote) => envelope('journeys.quote-updated', 2, { ...quote, status: 'lost' as const })),
      envelope('journeys.luggage-request-answered', 2, { ...asked, status: 'answered' }),
    );
    expect(await told()).toEqual([OWED, READY_LATE]);
  });

  test('at the address for other programs a quote does not say who asks', async () => {
    const today = new Date();
    await receive(
      envelope('journeys.quote-updated', 2, { ...mine, created_at: today.toISOString() }),
      envelope('journeys.quote-updated', 2, { ...last, created_at: today.toISOString() }),
    );
    const open = async (isOwn: boolean) => {
      const path = `/api/v1/agency/calendar_feed?is_own=${isOwn}`;
      const headers = asStaff(AGENCY, maria.user_id);
      const { body } = await server().request<RenewedCalendarFeed>('PUT', path, { headers });
      return (await (await server().open(body.address)).text()).replace(/\r\n[ \t]/g, '');
    };
    const text = await open(true);
    expect(text).toContain('SUMMARY:Responder cotización: Perú');
    expect(text).toContain(`/admin/quotes?quote=${mine.id}`);
    for (const secret of ['Rosa', 'Zambrano', mine.email, mine.phone, 'Chile']) expect(text).not.toContain(secret);
    expect(await open(false)).toContain('SUMMARY:Responder cotización: Chile');
    await receive(envelope('identity.employee-updated', 2, { ...maria, roles: ['operations'] }));
    expect(await open(true)).not.toContain('cotización');
  });

  test('are gone once they are done', async () => {
    await receive(
      envelope('journeys.quote-updated', 3, { ...mine, status: 'answered', answered_at: '2031-03-03T21:00:00.000Z' }),
      envelope('journeys.luggage-request-answered', 2, { ...luggage, status: 'answered' }),
      envelope(
        'services-catalog.service-attached',
        1,
        aHosting({ agency: AGENCY, package_service: hotel.id, journey: trip.id }),
      ),
    );
    // The moments of the hotel are in another year.
    expect(await said()).toEqual([NEXT]);
  });
});
