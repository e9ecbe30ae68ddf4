import type { Calendar, CalendarFeed, RenewedCalendarFeed, ServiceRecordSnapshot } from '@bitacora/contracts';
import { addDays, dayAt } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { accessToken, asStaff, OTHER_AGENCY } from '@bitacora/testing';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { aHosting, aJourney, anEmployee, aPassenger, aPayment, aPendingHosting, envelope } from './facts.ts';
import { runViews } from './views.ts';

/** Of an agency that only this suite looks at. */
const AGENCY = '1790098765001';

describe('the calendar of staff', () => {
  const { server, receive } = runViews();
  const galapagos = 'Pacific/Galapagos';
  const quito = 'America/Guayaquil';
  const ana = aPassenger({ agency: AGENCY, first_name: 'Ana', last_name: 'Ávila' });
  const maria = anEmployee({ agency: AGENCY, first_name: 'María José' });
  const item = (kind: ServiceRecordSnapshot['kind'], changes = {}) => ({
    ...aPendingHosting(newId()),
    kind,
    ...changes,
  });
  const items = {
    flight: item('air_ticket'),
    hotel: item('hosting'),
    policy: item('travel_insurance'),
    visa: item('visa'),
    calledOff: item('hosting', {
      cancellation: { at: '2026-11-01T10:00:00.000Z', reason: 'Sin cupo', retained_cents: 0 },
    }),
  };
  const trip = aJourney({
    agency: AGENCY,
    travel_date: '2031-07-10',
    return_date: '2031-07-16',
    purchase_date: '2031-01-10',
    balance_due: '2031-07-01',
    cost_cents: 150_000,
    passengers: [ana.id],
    holder: ana.id,
    travel_agent: maria.id,
    services: Object.values(items),
  });
  const calledOff = aJourney({
    agency: AGENCY,
    travel_date: '2031-07-11',
    return_date: '2031-07-12',
    balance_due: '2031-07-02',
    passengers: [ana.id],
    services: [],
    is_cancelled: true,
    cancellation: { at: '2031-02-01T10:00:00.000Z', reason: 'Enfermedad', retained_cents: 10_000 },
  });
  const open = aJourney({ agency: AGENCY, travel_date: '2031-07-20', return_date: null, services: [], passengers: [] });

  const attached = (of: { id: string; kind: ServiceRecordSnapshot['kind'] }, data: Partial<ServiceRecordSnapshot>) =>
    envelope(
      'services-catalog.service-attached',
      1,
      aHosting({ agency: AGENCY, kind: of.kind, package_service: of.id, journey: trip.id, ...data }),
    );

  const read = async (query = '', headers = asStaff(AGENCY)) =>
    server().request<Calendar>('GET', `/api/v1/agency/calendar/${AGENCY}?from=2031-06-20&until=2031-07-31${query}`, {
      headers,
    });
  const said = async (query = '', headers = asStaff(AGENCY)) =>
    (await read(query, headers)).body.items.map(({ local, label, title }) => `${local} ${label}: ${title}`);

  beforeAll(async () => {
    const appointment = { local: '2031-06-20T08:30', zone: quito };
    await receive(
      envelope('identity.passenger-registered', 1, ana),
      envelope('identity.employee-created', 1, maria),
      ...[trip, calledOff, open].map((one) => envelope('journeys.journey-created', 1, one)),
      envelope(
        'billing.payment-recorded',
        1,
        aPayment({ agency: AGENCY, journey: open.id, value_cents: open.cost_cents }),
      ),
      attached(items.flight, {
        title: 'Vuelo Guayaquil – Baltra',
        details: {
          departure_airport: { id: 'GYE', city: 'Guayaquil', name: 'José Joaquín de Olmedo' },
          destination_airport: { id: 'GPS', city: 'Baltra', name: 'Seymour' },
          boarding_time: '2031-07-10T10:00:00-05:00',
          boarding_time_time_zone: quito,
          arrival_time: '2031-07-10T11:00:00-06:00',
          arrival_time_time_zone: galapagos,
        },
        starts: { local: '2031-07-10T10:00', zone: quito },
        ends: { local: '2031-07-10T11:00', zone: galapagos },
      }),
      attached(items.hotel, {
        title: 'Hotel Bahía',
        details: {
          name: 'Hotel Bahía',
          check_in: '2031-07-10T15:00:00-06:00',
          check_in_time_zone: galapagos,
          check_out: '2031-07-14T11:00:00-06:00',
          check_out_time_zone: galapagos,
        },
        starts: { local: '2031-07-10T15:00', zone: galapagos },
        ends: { local: '2031-07-14T11:00', zone: galapagos },
      }),
      attached(items.policy, {
        title: 'Seguro Asistencia Andina',
        details: { start_date: '2031-07-10', end_date: '2031-07-16' },
        starts: { local: '2031-07-10', zone: galapagos },
        ends: { local: '2031-07-16', zone: galapagos },
      }),
      attached(items.visa, { title: 'Visa Estados Unidos', details: {}, starts: appointment, ends: appointment }),
      attached(items.calledOff, {
        title: 'Hotel sin cupo',
        starts: { local: '2031-07-11T15:00', zone: galapagos },
        ends: { local: '2031-07-12T11:00', zone: galapagos },
      }),
    );
  });

  test('has departures and returns, what begins and ends on the clock of its place, balances due, and until when to be ready', async () => {
    expect(await said()).toEqual([
      '2031-06-20T08:30 Cita en el consulado: Visa Estados Unidos',
      expect.stringMatching(/^2031-06-30 Debe estar listo: /),
      expect.stringMatching(/^2031-07-01 Vence el saldo: /),
      // It was called off, and what it owes is owed.
      expect.stringMatching(/^2031-07-02 Vence el saldo: /),
      expect.stringMatching(/^2031-07-10 Salida: /),
      // The one that leaves on the 20th.
      expect.stringMatching(/^2031-07-10 Debe estar listo: /),
      '2031-07-10 Empieza: Seguro Asistencia Andina',
      '2031-07-10T10:00 Salida: Vuelo Guayaquil – Baltra',
      '2031-07-10T15:00 Check-in: Hotel Bahía',
      '2031-07-14T11:00 Check-out: Hotel Bahía',
      expect.stringMatching(/^2031-07-16 Regreso: /),
      '2031-07-16 Termina: Seguro Asistencia Andina',
      expect.stringMatching(/^2031-07-20 Salida: /),
    ]);
  });

  test('an item says its place, until when it lasts, whose it is and which journey it opens', async () => {
    const [flight] = (await read('&kind=air_ticket')).body.items;
    expect(flight).toMatchObject({
      kind: 'air_ticket',
      local: '2031-07-10T10:00',
      zone: quito,
      place: 'Guayaquil',
      until: { local: '2031-07-10T11:00', zone: galapagos, place: 'Baltra' },
      journey_id: trip.id,
      holder: { id: ana.id, first_name: 'Ana', last_name: 'Ávila' },
      travellers: 1,
      adviser: { id: maria.id, first_name: 'María José' },
    });
    expect(JSON.stringify(flight)).not.toMatch(/cost|reservation|balance/);
  });

  test('is narrowed to an adviser, to a kind, and to the first few of each day, all of which are counted', async () => {
    expect(await said('&kind=return')).toHaveLength(1);
    expect(await said(`&kind=departure&adviser=${maria.id}`)).toHaveLength(1);
    expect(await said(`&adviser=${newId()}`)).toEqual([]);
    const { items, days } = (await read('&per_day=1')).body;
    expect(items.filter(({ local }) => local.startsWith('2031-07-10'))).toHaveLength(1);
    expect(days.find(({ day }) => day === '2031-07-10')).toEqual({ day: '2031-07-10', count: 5 });
  });

  test('balances are for who sees amounts alone', async () => {
    const operations = { authorization: `JWT ${accessToken({ agency: AGENCY, roles: ['operations'] })}` };
    expect((await said('', operations)).filter((one) => one.includes('saldo'))).toEqual([]);
    expect((await read('&kind=balance_due', operations)).status).toBe(403);
    expect((await read('&kind=balance_due')).body.items.map(({ balance }) => balance)).toEqual([1500, 100]);
  });

  describe('at a secret address, for other programs', () => {
    const asMaria = asStaff(AGENCY, maria.user_id);
    const FEED = '/api/v1/agency/calendar_feed';
    // The journeys above are years ahead.
    const soon = aJourney({
      agency: AGENCY,
      travel_date: addDays(dayAt(new Date()), 5),
      return_date: null,
      balance_due: addDays(dayAt(new Date()), 3),
      passengers: [ana.id],
      holder: ana.id,
      travel_agent: maria.id,
      services: [{ ...items.flight, id: newId() }],
    });
    const flightDay = soon.travel_date;
    const others = aJourney({ agency: AGENCY, travel_date: addDays(flightDay, 1), return_date: null, passengers: [] });

    const renew = async (is_own = true) => {
      const { status, body } = await server().request<RenewedCalendarFeed>('PUT', `${FEED}?is_own=${is_own}`, {
        headers: asMaria,
      });
      expect([status, body]).toEqual([200, expect.objectContaining({ is_own })]);
      return body.address;
    };
    const open = async (address: string) => {
      const response = await server().open(address);
      return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
    };
    const unfolded = (text: string) => text.replace(/\r\n[ \t]/g, '').split('\r\n');

    beforeAll(async () => {
      await receive(
        envelope('journeys.journey-created', 1, soon),
        envelope('journeys.journey-created', 1, others),
        envelope(
          'services-catalog.service-attached',
          1,
          aHosting({
            agency: AGENCY,
            kind: 'air_ticket',
            package_service: soon.services[0]?.id ?? '',
            journey: soon.id,
            title: 'Vuelo Guayaquil – Baltra',
            details: {
              reservation_code: 'K7PQ2M',
              departure_airport: { id: 'GYE', city: 'Guayaquil', name: 'José Joaquín de Olmedo' },
              boarding_time: `${flightDay}T10:00:00-05:00`,
              boarding_time_time_zone: quito,
            },
            starts: { local: `${flightDay}T10:00`, zone: quito },
            ends: { local: `${flightDay}T11:00`, zone: galapagos },
          }),
        ),
      );
    });

    test('it is a calendar in UTF-8 whose items stand on the clocks of their places, without code, cédula or amount', async () => {
      const { status, type, text } = await open(await renew());
      expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
      const lines = unfolded(text);
      const day = flightDay.replaceAll('-', '');
      expect(lines).toEqual(
        expect.arrayContaining([
          'BEGIN:VTIMEZONE',
          `TZID:${quito}`,
          `DTSTART;TZID=${quito}:${day}T100000`,
          // It lands by the clock of the islands.
          `DTEND;TZID=${galapagos}:${day}T110000`,
          'SUMMARY:Salida: Vuelo Guayaquil – Baltra',
          'LOCATION:Guayaquil',
          `DTSTART;VALUE=DATE:${day}`,
          expect.stringMatching(/^DTSTAMP:\d{8}T\d{6}Z$/),
        ]),
      );
      expect(lines.some((line) => line.startsWith('URL') && line.endsWith(`/admin/journeys/${soon.id}`))).toBe(true);
      expect(text).toContain('Ana Ávila');
      for (const secret of ['K7PQ2M', ana.id_number ?? 'cédula', '1500', '1.500']) expect(text).not.toContain(secret);
    });

    test('it has the own journeys, or all of the agency', async () => {
      const own = await open(await renew());
      expect(own.text).not.toContain(others.id);
      expect((await open(await renew(false))).text).toContain(others.id);
    });

    test('what is to come stands in it, however much is over, up to 2,000 items', async () => {
      const { database } = server();
      const add = (count: number, day: string) =>
        database.query(
          `insert into calendar_entries (journey, agency, adviser, kind, edge, local)
           select ?::uuid, ?, ?::uuid, 'departure', 'starts', ? from generate_series(1, ${count})`,
          [soon.id, AGENCY, maria.id, day],
        );
      const counted = (text: string) => text.split('BEGIN:VEVENT').length - 1;
      const address = await renew();
      const before = counted((await open(address)).text);
      const [yesterday, later] = [addDays(dayAt(new Date()), -1), addDays(flightDay, 1)];
      await add(600, yesterday);
      const full = (await open(address)).text;
      expect(counted(full)).toBe(before + 600);
      expect(full).toContain('SUMMARY:Salida: Vuelo Guayaquil – Baltra');
      await add(2000, later);
      const most = (await open(address)).text;
      expect(counted(most)).toBe(2000);
      expect(most).toContain('SUMMARY:Salida: Vuelo Guayaquil – Baltra');
      expect(most).not.toContain(`DTSTART;VALUE=DATE:${yesterday.replaceAll('-', '')}`);
      await database.query(`delete from calendar_entries where journey = ? and local = any(array[?, ?])`, [
        soon.id,
        yesterday,
        later,
      ]);
    });

    test('a new address ends the former one, and without one there is nothing', async () => {
      const former = await renew();
      const newer = await renew();
      expect((await open(former)).status).toBe(404);
      expect((await open(newer)).status).toBe(200);
      const before = await server().request<CalendarFeed>('GET', FEED, { headers: asMaria });
      expect(before.body).toEqual({ since: expect.stringMatching(/^20.*Z$/), is_own: true });
      expect((await server().request('DELETE', FEED, { headers: asMaria })).status).toBe(204);
      expect((await open(newer)).status).toBe(404);
      expect((await server().request<CalendarFeed>('GET', FEED, { headers: asMaria })).body.since).toBe(null);
    });

    const ended = (changes: object) =>
      envelope('identity.sessions-ended', 1, {
        user_id: maria.user_id,
        sessions: [],
        reissue: false,
        at: new Date().toISOString(),
        ...changes,
      });

    test('who has left has none, nor the former one when he or she is back, and who is no employee gets none', async () => {
      const address = await renew();
      await receive(envelope('identity.employee-deactivated', 2, { ...maria, is_active: false }));
      expect((await open(address)).status).toBe(404);
      await receive(ended({ ends_calendar: true }), envelope('identity.employee-updated', 3, maria));
      expect((await open(address)).status).toBe(404);
      expect((await open(await renew())).status).toBe(200);
      const nobody = asStaff(AGENCY, newId());
      expect((await server().request('PUT', `${FEED}?is_own=true`, { headers: nobody })).status).toBe(404);
    });

    test('it ends with the password, and not with a session', async () => {
      const address = await renew();
      await receive(ended({ sessions: [newId()] }));
      expect((await open(address)).status).toBe(200);
      // What is told late ends nothing that was made since.
      await receive(ended({ ends_calendar: true, at: '2026-01-01T00:00:00.000Z' }));
      expect((await open(address)).status).toBe(200);
      await receive(ended({ ends_calendar: true }));
      expect((await open(address)).status).toBe(404);
      const left = await server().request<CalendarFeed>('GET', FEED, { headers: asMaria });
      expect(left.body.since).toBe(null);
    });

    test('whoever is shut out makes none that outlives it, however quick', async () => {
      const secondsAgo = (seconds: number) => Date.now() / 1000 - seconds;
      const asCaller = (session: string, issuedAt: number) => ({
        authorization: `JWT ${accessToken({ userId: maria.user_id, session, agency: AGENCY, roles: ['adviser'], issuedAt })}`,
      });
      const make = (headers: object) =>
        server().request<RenewedCalendarFeed>('PUT', `${FEED}?is_own=true`, { headers: { ...headers } });
      // The password was changed a while ago, and the fact of it arrives only now.
      const at = new Date(secondsAgo(400) * 1000).toISOString();
      const session = newId();
      const quick = (await make(asCaller(session, secondsAgo(300)))).body.address;
      await receive(ended({ ends_calendar: true, sessions: [newId()], at }));
      expect((await open(quick)).status).toBe(200);
      await receive(ended({ ends_calendar: true, sessions: [session], at }));
      expect((await open(quick)).status).toBe(404);
      // A second factor is asked for since, and the token is one of before.
      const without = (await make(asCaller(newId(), secondsAgo(500)))).body.address;
      await receive(ended({ ends_calendar: true, reissue: true, at }));
      expect((await open(without)).status).toBe(404);
      // Another replica has heard of it, and this one not yet.
      const elsewhere = newId();
      await server().database.query(
        `insert into refused_tokens (subject, issued_before, until) values (?, now(), now() + interval '1 minute')`,
        [elsewhere],
      );
      expect((await make(asCaller(elsewhere, secondsAgo(100)))).status).toBe(401);
    });

    test('it has no balance for who sees no amounts, from the moment at which that is so', async () => {
      const address = await renew();
      const owed = /Vence el saldo/;
      const version = 10;
      expect((await open(address)).text).toMatch(owed);
      await receive(envelope('identity.employee-updated', version, { ...maria, roles: ['operations'] }));
      expect((await open(address)).text).not.toMatch(owed);
      await receive(envelope('identity.employee-updated', version + 1, maria));
      expect((await open(address)).text).toMatch(owed);
    });

    test('a program that reads all the time waits', async () => {
      const address = await renew();
      const statuses = new Set<number>();
      for (let count = 0; count < 61; count += 1) statuses.add((await open(address)).status);
      expect([...statuses]).toEqual([200, 429]);
    });
  });

  test('nothing of it is another agency’s', async () => {
    expect((await read('', asStaff(OTHER_AGENCY))).status).toBe(404);
  });
});
