import type { JourneySummary, Page, PassengerRow, SearchResults, ServiceKind, Waiting } from '@bitacora/contracts';
import { addDays, dayAt } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { asStaff, OTHER_AGENCY, TEST_AGENCY } from '@bitacora/testing';
import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  aDocument,
  aFile,
  aHosting,
  aJourney,
  anEmployee,
  anInvoice,
  aPassenger,
  aPayment,
  aPendingHosting,
  envelope,
} from './facts.ts';
import { runViews } from './views.ts';

/** Of an agency that only some tests look at. */
const OWN_AGENCY = '1790098765001';

describe('staff lists', () => {
  const { server, receive } = runViews();
  const today = dayAt(new Date());
  const inDays = (days: number) => addDays(today, days);

  const ask = async <Body>(path: string, headers = asStaff()) =>
    (await server().request<Body>('GET', `/api/v1/${path}`, { headers })).body;
  const journeys = (query = '') => ask<JourneySummary[]>(`journey/journeys_by_agency/${TEST_AGENCY}?${query}`);
  const ownJourneys = (condition: string) =>
    ask<JourneySummary[]>(`journey/journeys_by_agency/${OWN_AGENCY}?condition=${condition}`, asStaff(OWN_AGENCY));
  const passengers = (query = '') => ask<PassengerRow[]>(`agency/passengers_by_agency/${TEST_AGENCY}?${query}`);
  const waiting = () => ask<Waiting>(`agency/waiting/${TEST_AGENCY}`);
  const search = (q: string) => ask<SearchResults>(`agency/search/${TEST_AGENCY}?q=${encodeURIComponent(q)}`);

  const people = {
    ana: aPassenger({ first_name: 'Ana', last_name: 'Ávila', id_number: '0920000023', phone: '0991234567' }),
    beto: aPassenger({ first_name: 'Beto', last_name: 'Álava', id_number: null, passport: 'PA55123', phone: null }),
    celia: aPassenger({
      first_name: 'Celia',
      last_name: 'Peñafiel',
      email: 'celia@correo.example',
      account_email: 'suya@correo.example',
      account_waits: true,
    }),
  };
  const adviser = anEmployee({ first_name: 'María José' });

  const flight = { ...aPendingHosting(), kind: 'air_ticket' as const, added_at: '2026-11-01T10:00:00.000Z' };
  const room = aPendingHosting(newId(), 2);
  const policy = { ...aPendingHosting(newId(), 3), kind: 'travel_insurance' as const };
  const cancelled = {
    ...aPendingHosting(newId(), 4),
    cancellation: { at: '2026-11-01T10:00:00.000Z', reason: 'Sin cupo', retained_cents: 0 },
  };

  const dated = (from: number, until: number) => ({ travel_date: inDays(from), return_date: inDays(until) });
  const trips = {
    next: aJourney({
      ...dated(10, 14),
      passengers: [people.ana.id, people.beto.id],
      holder: people.ana.id,
      travel_agent: adviser.id,
      services: [flight, room, policy, cancelled],
      cost_cents: 150_000,
      balance_due: inDays(-1),
    }),
    later: aJourney({ ...dated(40, 44), passengers: [people.ana.id], services: [aPendingHosting()] }),
    now: aJourney({ ...dated(-1, 3), passengers: [people.ana.id], services: [], balance_due: inDays(9) }),
    past: aJourney({
      ...dated(-40, -30),
      passengers: [people.beto.id],
      balance_due: inDays(-60),
      opinions: [{ passenger: people.beto.id, rating: 2, at: '2026-11-01T10:00:00.000Z', attended_at: null }],
    }),
    calledOff: aJourney({
      ...dated(5, 6),
      passengers: [people.beto.id],
      services: [aPendingHosting()],
      is_cancelled: true,
      cancellation: { at: '2026-11-01T10:00:00.000Z', reason: 'Enfermedad', retained_cents: 10_000 },
      balance_due: inDays(-1),
    }),
  };
  const names = Object.fromEntries(Object.entries(trips).map(([name, { id }]) => [id, name]));
  const namesOf = (rows: { journey_id: string }[]) => rows.map(({ journey_id }) => names[journey_id]);
  const last = (rows: { last_name: string }[]) => rows.map(({ last_name }) => last_name);

  beforeAll(async () => {
    for (const person of Object.values(people)) await receive(envelope('identity.passenger-registered', 1, person));
    await receive(
      envelope('identity.passenger-registered', 1, aPassenger({ agency: OTHER_AGENCY, last_name: 'Ajeno' })),
      envelope('identity.employee-created', 1, adviser),
      envelope('billing.payment-recorded', 1, aPayment({ journey: trips.past.id, value_cents: 150_000 })),
      // Before its journey.
      envelope(
        'services-catalog.service-attached',
        1,
        aHosting({
          kind: 'air_ticket',
          title: 'Vuelo a Baltra',
          details: { reservation_code: 'K7PQ2M' },
          journey: trips.next.id,
          package_service: flight.id,
        }),
      ),
      ...Object.values(trips).map((trip) => envelope('journeys.journey-created', 1, trip)),
      envelope(
        'billing.invoice-issued',
        1,
        anInvoice({ journey: trips.next.id, file: { ...aFile(), name: 'factura 001-001-000000123.pdf' } }),
      ),
      envelope(
        'billing.invoice-voided',
        2,
        anInvoice({
          journey: trips.next.id,
          file: { ...aFile(), name: 'factura 001-001-000000777.pdf' },
          voided: { at: '2026-11-01T10:00:00.000Z', reason: 'Repetida' },
        }),
      ),
    );
  });

  describe("an agency's journeys", () => {
    test('say who travels, who advises, what is left to do and what is owed', async () => {
      const [next] = await journeys('state=upcoming');
      expect(next).toEqual({
        journey_id: trips.next.id,
        travel_date: inDays(10),
        return_date: inDays(14),
        last_day: inDays(14),
        phase: 'upcoming',
        start_city: trips.next.start_city,
        destination_city: trips.next.destination_city,
        passengers: [
          { id: people.ana.id, first_name: 'Ana', last_name: 'Ávila' },
          { id: people.beto.id, first_name: 'Beto', last_name: 'Álava' },
        ],
        holder: { id: people.ana.id, first_name: 'Ana', last_name: 'Ávila' },
        adviser: { id: adviser.id, first_name: 'María José', last_name: adviser.last_name },
        cost: 1500,
        balance: 1500,
        balance_due: inDays(-1),
        pending: 2,
        // Of items of before that was kept, since the purchase.
        pending_since: `${trips.next.purchase_date}T05:00:00.000Z`,
        missing_vouchers: 0,
        is_ready: false,
      });
    });

    test('come with what is under way and to come first, then the past and the cancelled ones, or as they are sorted', async () => {
      expect(namesOf(await journeys())).toEqual(['now', 'next', 'later', 'past', 'calledOff']);
      expect(namesOf(await journeys('sort=travel_date'))).toEqual(['past', 'now', 'calledOff', 'next', 'later']);
      expect(namesOf(await journeys('sort=balance')).slice(0, 2)).toEqual(['past', 'calledOff']);
      expect(namesOf(await journeys('sort=-balance')).slice(-2)).toEqual(['calledOff', 'past']);
      expect(namesOf(await journeys('sort=balance_due'))[0]).toBe('past');
    });

    test.each([
      ['state=upcoming', ['next', 'later']],
      ['state=ongoing', ['now']],
      ['state=past', ['past']],
      ['state=cancelled', ['calledOff']],
      [`from=${inDays(5)}&until=${inDays(10)}`, ['next', 'calledOff']],
      [`adviser=${adviser.id}`, ['next']],
      ['condition=pending', ['next', 'later']],
      ['condition=not_ready', ['now', 'next', 'later']],
      ['condition=overdue', ['next', 'calledOff']],
      ['condition=owing', ['now', 'next', 'later', 'calledOff']],
      ['condition=pending_late', ['next', 'later']],
      ['condition=soon_not_ready', ['now', 'next']],
      ['condition=travels_today', ['now']],
      ['condition=travels_this_week', ['now']],
      ['condition=poor_opinion', ['past']],
      ['search=AVILA%20ana', ['now', 'next', 'later']],
      ['search=k7pq2m', ['next']],
      ['search=pa55123&state=upcoming', ['next']],
      ['search=baltra%20alava&state=past', ['past']],
      ['search=%25', []],
    ])('are found by %s', async (query, found) => {
      expect(namesOf(await journeys(query))).toEqual(found);
    });

    test('come in pages, there and back, in every order', async () => {
      for (const order of ['', 'sort=travel_date&', 'sort=-balance&', 'sort=balance_due&']) {
        const all = namesOf(await journeys(order));
        const seen: (string | undefined)[] = [];
        const path = `journey/journeys_by_agency/${TEST_AGENCY}?${order}page_size=2`;
        let page = await ask<Page<JourneySummary>>(path);
        for (;;) {
          expect(page.count).toBe(5);
          seen.push(...namesOf(page.results));
          if (page.next === null) break;
          page = await ask<Page<JourneySummary>>(`${path}&cursor=${page.next}`);
        }
        expect(seen).toEqual(all);
        const back = await ask<Page<JourneySummary>>(`${path}&cursor=${page.previous}`);
        expect(namesOf(back.results)).toEqual(all.slice(2, 4));
      }
    });

    test('count for each condition what its list shows', async () => {
      const { quotes, problems, luggage, ...counts } = await waiting();
      expect([quotes, problems, luggage]).toEqual([0, 0, 0]);
      expect(counts).toEqual({
        pending: 2,
        not_ready: 3,
        overdue: 2,
        pending_late: 2,
        soon_not_ready: 2,
        travels_today: 1,
        travels_this_week: 1,
        poor_opinion: 1,
      });
      for (const [name, count] of Object.entries(counts)) {
        expect(await journeys(`condition=${name}`)).toHaveLength(count);
      }
      const none = Object.fromEntries(Object.keys(counts).map((name) => [name, 0]));
      expect(await ask(`agency/waiting/${OTHER_AGENCY}`, asStaff(OTHER_AGENCY))).toMatchObject(none);
    });

    test('wait for somebody as long as what was said of them is bad, and nobody has seen to it', async () => {
      const said = (rating: number, attended_at: string | null) =>
        aJourney({
          agency: OWN_AGENCY,
          ...dated(-9, -7),
          opinions: [
            { passenger: people.ana.id, rating: 5, at: '2026-11-01T10:00:00.000Z', attended_at: null },
            { passenger: people.beto.id, rating, at: '2026-11-01T10:00:00.000Z', attended_at },
          ],
        });
      const [bad, seenTo, fair] = [said(1, null), said(1, '2026-11-02T10:00:00.000Z'), said(3, null)];
      await receive(...[bad, seenTo, fair].map((one) => envelope('journeys.journey-created', 1, one)));
      expect((await ownJourneys('poor_opinion')).map(({ journey_id: id }) => id)).toEqual([bad.id]);
    });

    test('wait for long once a service has waited for a day, and travel this week up to the seventh day', async () => {
      const found = async (condition: string) => {
        const rows = await ownJourneys(condition);
        return rows.map(({ travel_date }) => travel_date);
      };
      const added = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
      const trip = (days: number, hours: number) =>
        aJourney({
          agency: OWN_AGENCY,
          ...dated(days, days + 1),
          services: [{ ...aPendingHosting(), added_at: added(hours) }],
        });
      const [sixth, seventh] = [trip(6, 23), trip(7, 25)];
      await receive(...[sixth, seventh].map((one) => envelope('journeys.journey-created', 1, one)));
      expect(await found('pending_late')).toEqual([inDays(7)]);
      expect(await found('travels_this_week')).toEqual([inDays(6)]);
    });

    test('under way say in the middle of which service their travellers are, and not of one that was called off', async () => {
      const clock = (hours: number) => ({
        local: new Date(Date.now() + (hours - 5) * 3_600_000).toISOString().slice(0, 16),
        zone: 'America/Guayaquil',
      });
      const [bed, plane, boat] = [aPendingHosting(), aPendingHosting(newId(), 2), aPendingHosting(newId(), 3)];
      const trip = aJourney({
        agency: OWN_AGENCY,
        ...dated(-2, 2),
        services: [
          bed,
          plane,
          { ...boat, cancellation: { at: '2026-11-01T10:00:00.000Z', reason: 'Sin cupo', retained_cents: 0 } },
        ],
      });
      const record = (item: { id: string }, kind: ServiceKind, title: string, [from, until]: [number, number]) =>
        envelope(
          'services-catalog.service-attached',
          1,
          aHosting({
            kind,
            title,
            journey: trip.id,
            package_service: item.id,
            starts: clock(from),
            ends: clock(until),
          }),
        );
      const whereabouts = async () =>
        (await ownJourneys('travels_today')).find(({ journey_id }) => journey_id === trip.id)?.whereabouts;

      await receive(envelope('journeys.journey-created', 1, trip), record(bed, 'hosting', 'Hotel Bahía', [-30, 20]));
      expect(await whereabouts()).toEqual({ kind: 'hosting', title: 'Hotel Bahía', ends: clock(20) });
      await receive(record(boat, 'cruise', 'Crucero', [-1, 30]), record(plane, 'air_ticket', 'Vuelo', [-2, 1]));
      expect(await whereabouts()).toMatchObject({ kind: 'air_ticket', title: 'Vuelo' });
    });

    test('are ready once every service that stands has its file, and a policy a document of each passenger', async () => {
      const item = { ...aPendingHosting(), kind: 'travel_insurance' as const };
      const trip = aJourney({
        ...dated(100, 101),
        passengers: [people.ana.id, people.celia.id],
        services: [item, cancelled],
      });
      const insurance = aHosting({
        kind: 'travel_insurance',
        journey: trip.id,
        package_service: item.id,
        reservation: null,
      });
      const one = async () => {
        const rows = await journeys(`from=${inDays(100)}`);
        return rows.map(({ pending, missing_vouchers, is_ready }) => [pending, missing_vouchers, is_ready]);
      };
      await receive(envelope('journeys.journey-created', 1, trip));
      expect(await one()).toEqual([[1, 0, false]]);
      await receive(envelope('services-catalog.service-attached', 1, insurance));
      expect(await one()).toEqual([[0, 1, false]]);
      await receive(
        envelope('services-catalog.service-record-updated', 2, { ...insurance, reservation: aHosting().reservation }),
      );
      expect(await one()).toEqual([[0, 1, false]]);
      const documentOf = (passenger: string) => aDocument({ journey: trip.id, package_service: item.id, passenger });
      const [ofAna, ofCelia] = [documentOf(people.ana.id), documentOf(people.celia.id)];
      await receive(envelope('services-catalog.service-document-added', 1, ofAna));
      expect(await one()).toEqual([[0, 1, false]]);
      await receive(envelope('services-catalog.service-document-added', 1, ofCelia));
      expect(await one()).toEqual([[0, 0, true]]);
      await receive(envelope('services-catalog.service-document-removed', 2, ofCelia));
      expect(await one()).toEqual([[0, 1, false]]);
      await receive(envelope('services-catalog.service-released', 3, { ...insurance, package_service: null }));
      expect(await one()).toEqual([[1, 0, false]]);
      await receive(envelope('journeys.journey-cancelled', 2, { ...trip, ...dated(-300, -299), is_cancelled: true }));
    });
  });

  describe("an agency's passengers", () => {
    test('come by name with what is next and still pending, and nobody else’s', async () => {
      const rows = await passengers();
      expect(last(rows)).toEqual(['Álava', 'Ávila', 'Peñafiel']);
      // What is under way needs nothing, and what comes after it three.
      expect(rows.map(({ pending }) => pending)).toEqual([2, 3, 0]);
      const { id: journey_id, destination_city } = trips.next;
      const next = { journey_id, travel_date: inDays(10), phase: 'upcoming', destination_city };
      // What is under way comes before what is next.
      expect(rows.map(({ next_journey: journey }) => journey?.journey_id)).toEqual([
        next.journey_id,
        trips.now.id,
        undefined,
      ]);
      expect(rows[0]?.next_journey).toEqual(next);
      expect(rows[1]?.next_journey?.phase).toBe('ongoing');
      expect(rows.map((row) => [row.pending_journeys, row.pending_of_next])).toEqual([
        [1, 2],
        [2, 0],
        [0, 0],
      ]);
      expect(rows.map(({ account_waits: waits }) => waits)).toEqual([undefined, undefined, true]);
      expect(rows[0]).not.toHaveProperty('agency');
      expect(last(await passengers('sort=-name'))).toEqual(['Peñafiel', 'Ávila', 'Álava']);
      const ids = (await passengers('sort=-added')).map(({ id }) => id);
      expect(ids).toEqual(
        rows
          .map(({ id }) => id)
          .toSorted()
          .toReversed(),
      );
    });

    test.each([
      ['avila', ['Ávila']],
      ['ANA ávila', ['Ávila']],
      ['092000002-3', ['Ávila']],
      ['pa55', ['Álava']],
      ['celia@correo', ['Peñafiel']],
      ['+593 99 123 4567', ['Ávila']],
      ['099-123-4567', ['Ávila']],
      ['k7pq2m', ['Álava', 'Ávila']],
      ['k7pq2m beto', ['Álava']],
      ['%', []],
    ])('are found by %s', async (query, found) => {
      expect(last(await passengers(`search=${encodeURIComponent(query)}`))).toEqual(found);
    });

    test('are shown without the e-mail that an account wrote for itself', async () => {
      const told = JSON.stringify(await passengers());
      expect(told).toContain('celia@correo.example');
      expect(told).not.toContain('suya@correo.example');
    });

    test('follow what is told later', async () => {
      await receive(envelope('identity.passenger-updated', 2, { ...people.celia, last_name: 'Quinde' }));
      expect(last(await passengers('search=quinde'))).toEqual(['Quinde']);
      expect(await passengers('search=penafiel')).toEqual([]);
    });
  });

  describe('a search over everything', () => {
    test('finds people, journeys, codes and invoices of the own agency', async () => {
      expect(last((await search('ávila')).passengers)).toEqual(['Ávila']);
      expect(namesOf((await search('avila')).journeys)).toEqual(['later', 'next', 'now']);
      const found = { journey_id: trips.next.id, travel_date: inDays(10), passengers: ['Ana Ávila', 'Beto Álava'] };
      expect((await search('K7PQ')).codes).toMatchObject([{ ...found, code: 'K7PQ2M', title: 'Vuelo a Baltra' }]);
      expect((await search('001001000000123')).invoices).toMatchObject([
        { ...found, total_cost: 1500, is_voided: false },
      ]);
      expect((await search('001001000000777')).invoices).toMatchObject([{ ...found, is_voided: true }]);
      expect(await search('nadie-así')).toEqual({ passengers: [], journeys: [], codes: [], invoices: [] });
      expect(await search('  ')).toEqual({ passengers: [], journeys: [], codes: [], invoices: [] });
      const others = await ask<SearchResults>(`agency/search/${OTHER_AGENCY}?q=avila`, asStaff(OTHER_AGENCY));
      expect(others.passengers).toEqual([]);
    });
  });

  describe('a list as a file', () => {
    const fileOf = async (path: string, headers = asStaff()) => {
      const answer = await fetch(`${server().url}/api/v1/${path}`, { headers });
      return { answer, lines: (await answer.text()).replace('\uFEFF', '').trimEnd().split('\r\n') };
    };

    test('holds what the list shows, for a spreadsheet', async () => {
      const { answer, lines } = await fileOf(
        `journey/journeys_by_agency/${TEST_AGENCY}/csv?search=pa55123&state=upcoming`,
      );
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="viajes-${today}.csv"`);
      expect(lines).toHaveLength(2);
      expect(lines[0]).toMatch(/^"Fecha de viaje";"Hasta";"Estado";/);
      const people = '"Ana Ávila, Beto Álava";"Ana Ávila";"María José Andrade"';
      expect(lines[1]).toBe(
        `"${inDays(10)}";"${inDays(14)}";"Por viajar";"Guayaquil";"Baltra";${people};1500,00;1500,00;"${inDays(-1)}";2;0;"No"`,
      );
    });

    test('holds nothing that a spreadsheet would run', async () => {
      const agency = '1790098765001';
      const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1'];
      for (const name of formulas) {
        const person = aPassenger({ agency, first_name: name, last_name: 'Zúñiga; "Ana"', phone: '+593991234567' });
        await receive(envelope('identity.passenger-registered', 1, person));
      }
      const { lines } = await fileOf(`agency/passengers_by_agency/${agency}/csv`, asStaff(agency));
      const rows = lines.slice(1);
      expect(rows).toHaveLength(formulas.length);
      for (const row of rows) {
        expect(row).toMatch(/^"Zúñiga; ""Ana"""/);
        // Neither what begins a cell nor what a quoted one begins with.
        expect(row).not.toMatch(/(?:^|;)"?[=+\-@\t＝]/);
      }
      expect(rows.join()).toContain("'+593991234567");
    });

    test('stays in the history with who took it and what of it', async () => {
      await fileOf(`agency/passengers_by_agency/${TEST_AGENCY}/csv?search=ana`);
      const [taken] = await server().database.query<{ envelope: unknown }>(
        `select envelope from history where name = 'bff.list-exported' order by occurred_at desc limit 1`,
      );
      expect(taken?.envelope).toMatchObject({
        actor: { agency: TEST_AGENCY, user_id: expect.any(String) },
        data: { list: 'pasajeros', filters: { search: 'ana' } },
      });
    });
  });

  /** Passengers of one agency, without their events. */
  const crowd = (agency: string, from: number, until: number) =>
    server().database.query(
      `insert into passengers (id, version, data, agency, search_text, sort_key)
     select gen_random_uuid(), 1, ?::jsonb, ?, 'x', lpad(n::text, 6, '0') from generate_series(?::int, ?::int) n`,
      [JSON.stringify(aPassenger({ agency })), agency, from, until],
    );

  test('a list counts to ten thousand, and says one more of what has more; its file is whole', async () => {
    const agency = '1790098765003';
    const path = `agency/passengers_by_agency/${agency}`;
    const count = async () => (await ask<Page<PassengerRow>>(`${path}?page_size=1`, asStaff(agency))).count;
    await crowd(agency, 1, 10_000);
    expect(await count()).toBe(10_000);
    await crowd(agency, 10_001, 10_050);
    expect(await count()).toBe(10_001);
    const file = await fetch(`${server().url}/api/v1/${path}/csv`, { headers: asStaff(agency) });
    expect((await file.text()).trimEnd().split('\r\n')).toHaveLength(10_051);
  });
});
