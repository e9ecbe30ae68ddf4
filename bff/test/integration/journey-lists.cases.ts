import type {
  AgencySnapshot,
  JourneyCondition,
  JourneyFilters,
  JourneySummary,
  JourneyView,
  Page,
  Waiting,
} from '@bitacora/contracts';
import { addDays, dayAt, InvalidError } from '@bitacora/kernel';
import { Inbox } from '@bitacora/platform';
import {
  anAgency,
  asStaff,
  asTraveller,
  OTHER_AGENCY,
  startTestProcess,
  TEST_AGENCY,
  type TestProcess,
} from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bff } from '../../src/bff.process.ts';
import { JourneyList } from '../../src/staff-lists/journey-list.ts';
import { aJourney, anEmployee, aPassenger, aPayment, aPendingHosting, envelope } from './facts.ts';
import { runViews } from './views.ts';

describe('the order of journeys', () => {
  const { server, receive } = runViews();
  const noon = new Date('2026-06-15T17:00:00Z');
  const today = dayAt(noon);
  const adviser = anEmployee();

  const trip = (from: number, until: number, changes: Parameters<typeof aJourney>[0] = {}) =>
    aJourney({
      travel_date: addDays(today, from),
      return_date: addDays(today, until),
      passengers: [],
      services: [],
      ...changes,
    });
  const calledOff = {
    is_cancelled: true,
    cancellation: { at: '2026-06-01T10:00:00.000Z', reason: 'Enfermedad', retained_cents: 0 },
  };
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

  const underWay = [trip(-400, 2), trip(-3, 0, { services: [aPendingHosting()] }), trip(0, 0), trip(0, 5)];
  const leaving = [trip(1, 4), trip(1, 1), trip(1, 9)].toSorted(byId);
  const later = [trip(2, 3, { travel_agent: adviser.id, services: [aPendingHosting()] }), trip(90, 95)];
  const ended = [trip(-1, -1), trip(-4, -1, { travel_agent: adviser.id, services: [aPendingHosting()] })];
  const endedLong = [trip(-30, -20), trip(-30, -25)].toSorted(byId).toReversed();
  const cancelled = [
    trip(50, 55, { ...calledOff, travel_agent: adviser.id }),
    trip(0, 5, calledOff),
    trip(-9, -8, calledOff),
  ];
  const [longest, ending, ...leftToday] = underWay;
  const inOrder = [
    longest,
    ending,
    ...leftToday.toSorted(byId),
    ...leaving,
    ...later,
    ...ended,
    ...endedLong,
    ...cancelled,
  ];
  const ids = inOrder.flatMap((one) => (one ? [one.id] : []));
  const advised = ids.filter((id) => inOrder.some((one) => one?.id === id && one.travel_agent === adviser.id));

  beforeAll(async () => {
    await receive(
      envelope('identity.employee-created', 1, adviser),
      ...inOrder.toReversed().flatMap((one) => (one ? [envelope('journeys.journey-created', 1, one)] : [])),
      envelope('journeys.journey-created', 1, trip(3, 4, { agency: OTHER_AGENCY })),
    );
  });

  const idsOf = (rows: readonly JourneySummary[]) => rows.map(({ journey_id }) => journey_id);

  function ask(cursor?: string | null, { filters = {}, at = noon }: { filters?: JourneyFilters; at?: Date } = {}) {
    const list = new JourneyList(server().database, { now: () => at });
    const query = { page_size: 2, ...(cursor ? { cursor } : {}) };
    return list.page({ agency: TEST_AGENCY, filters, seesAmounts: true }, query);
  }

  /** Everything, two at a time; then from the last page back to the first. */
  async function thereAndBack(filters: JourneyFilters) {
    let page: Page<JourneySummary> = await ask(null, { filters });
    const there = idsOf(page.results);
    while (page.next) {
      page = await ask(page.next, { filters });
      there.push(...idsOf(page.results));
    }
    const back = idsOf(page.results);
    while (page.previous) {
      page = await ask(page.previous, { filters });
      back.unshift(...idsOf(page.results));
    }
    return { there, back };
  }

  describe('the journeys that are nearest come first', () => {
    test.each<[string, JourneyFilters, readonly string[]]>([
      ['all: under way, to come, past from the latest, cancelled', {}, ids],
      ['under way, until their last day', { state: 'ongoing' }, ids.slice(0, 4)],
      ['to come, from tomorrow', { state: 'upcoming' }, ids.slice(4, 9)],
      ['past, since yesterday', { state: 'past' }, ids.slice(9, 13)],
      ['cancelled, whenever they were to be', { state: 'cancelled' }, ids.slice(13)],
      ['of one adviser, in each part', { adviser: adviser.id }, advised],
      ['of some days', { from: today, until: addDays(today, 1) }, [...ids.slice(2, 7), ...ids.slice(14, 15)]],
      ['that wait for a record, and are not over', { condition: 'pending' }, [...ids.slice(1, 2), ...ids.slice(7, 8)]],
      ['of which there are none', { state: 'past', condition: 'pending' }, []],
    ])('page by page and back: %s', async (_, filters, expected) => {
      expect(await thereAndBack(filters)).toEqual({ there: expected, back: expected });
      expect((await ask(null, { filters })).count).toBe(expected.length);
    });

    test('who pages past midnight goes on with the day of the first page: nothing is lost, nothing comes twice', async () => {
      const tomorrow = new Date(noon.getTime() + 24 * 3_600_000);
      let page = await ask();
      const seen = idsOf(page.results);
      while (page.next) {
        page = await ask(page.next, { at: tomorrow });
        seen.push(...idsOf(page.results));
      }
      expect(seen).toEqual(ids);
      const anew = await ask(null, { at: tomorrow });
      expect(idsOf(anew.results)).not.toContain(ending?.id);
    });

    test('a file of them is in the same order', async () => {
      const list = new JourneyList(server().database, { now: () => noon });
      const found: string[] = [];
      for await (const rows of list.all({ agency: TEST_AGENCY, filters: {}, seesAmounts: true }))
        found.push(...idsOf(rows));
      expect(found).toEqual(ids);
    });

    test.each([
      ['of the order of before, a number', ['after', '10000009', ids[0]]],
      ['of a day that is none', ['after', '2026-02-30 1 2026-06-20', ids[0]]],
      ['of a place that is none', ['after', `${today} 1 x`, ids[0]]],
      ['of a part that the filters leave out', ['after', `${today} 2 2026-06-01`, ids[0]]],
      ['of another order', ['after', '2026-06-01', ids[0]]],
    ])('a cursor %s is refused', async (_, place) => {
      const cursor = Buffer.from(JSON.stringify(place)).toString('base64url');
      await expect(ask(cursor, { filters: { condition: 'not_ready' } })).rejects.toThrow(InvalidError);
      const path = `/api/v1/journey/journeys_by_agency/${TEST_AGENCY}?condition=not_ready&cursor=${cursor}`;
      expect((await server().request('GET', path, { headers: asStaff() })).status).toBe(400);
    });
  });
});

describe('lead times', () => {
  const { server, receive } = runViews();
  const now = new Date();
  const today = dayAt(now);
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  const trip = (days: number, waits: number) =>
    aJourney({
      travel_date: addDays(today, days),
      return_date: addDays(today, days + 3),
      passengers: [],
      services: [{ ...aPendingHosting(), added_at: hoursAgo(waits) }],
    });
  const [soon, later] = [trip(8, 30), trip(20, 3)];

  const found = async (condition: JourneyCondition) => {
    const path = `/api/v1/journey/journeys_by_agency/${TEST_AGENCY}?condition=${condition}`;
    const { body } = await server().request<JourneySummary[]>('GET', path, { headers: asStaff() });
    return body.map(({ journey_id }) => journey_id);
  };
  const counts = async () => {
    const path = `/api/v1/agency/waiting/${TEST_AGENCY}`;
    const { body } = await server().request<Waiting>('GET', path, { headers: asStaff() });
    return [body.soon_not_ready, body.pending_late];
  };
  const set = (version: number, lead_times: AgencySnapshot['lead_times']) =>
    receive(envelope('identity.agency-settings-changed', version, anAgency({ lead_times })));

  test('are those of the agency, in the number and in the list behind it, and the usual ones until it says others', async () => {
    await receive(envelope('journeys.journey-created', 1, soon), envelope('journeys.journey-created', 1, later));
    const both = [soon.id, later.id];
    // The agency itself may still be on its way.
    expect([await found('soon_not_ready'), await found('pending_late')]).toEqual([[soon.id], [soon.id]]);
    await set(1, undefined);
    expect(await counts()).toEqual([1, 1]);
    await set(2, { ready_days: 20, pending_hours: 2 });
    expect([await found('soon_not_ready'), await found('pending_late')]).toEqual([both, both]);
    expect(await counts()).toEqual([2, 2]);
    await set(3, { ready_days: 7, pending_hours: 48 });
    expect([await found('soon_not_ready'), await found('pending_late')]).toEqual([[], []]);
    expect(await counts()).toEqual([0, 0]);
  });
});

describe('pages of one’s own journeys', () => {
  const carlos = aPassenger();
  const user = carlos.user_id as string;
  let server: TestProcess;

  beforeAll(async () => {
    server = await startTestProcess(bff);
    const inbox = server.app.get(Inbox);
    await inbox.receive(envelope('identity.passenger-registered', 1, carlos));
    for (const travel_date of ['2031-03-01', '2031-01-01', '2031-02-01']) {
      const journey = aJourney({ passengers: [carlos.id], travel_date, return_date: null });
      await inbox.receive(envelope('journeys.journey-created', 1, journey));
    }
  });
  afterAll(() => server.stop());

  test.each([`/api/v1/journey/journeys_info/${user}`, '/api/v1/journey/journeys_by_passenger'])(
    'own journeys are a plain array, and pages of it for who asks: %s',
    async (path) => {
      const read = <Body>(query = '', headers = {}) =>
        server.request<Body>('GET', path + query, { headers: { ...asTraveller(user), ...headers } });
      const days = (views: JourneyView[]) => views.map(({ travel_date }) => travel_date);
      const plain = await read<JourneyView[]>();
      expect(days(plain.body)).toEqual(['2031-01-01', '2031-02-01', '2031-03-01']);
      const first = await read<Page<JourneyView>>('?page_size=2');
      expect(first.body).toMatchObject({ count: 3, previous: null });
      expect(days(first.body.results)).toEqual(['2031-01-01', '2031-02-01']);
      const tag = first.headers.get('etag') ?? '';
      expect((await read('?page_size=2', { 'if-none-match': tag })).status).toBe(304);
      const second = await read<Page<JourneyView>>(`?page_size=2&cursor=${first.body.next}`, { 'if-none-match': tag });
      expect(second).toMatchObject({ status: 200, body: { next: null } });
      expect(days(second.body.results)).toEqual(['2031-03-01']);
      expect((await read('?cursor=x')).status).toBe(400);
    },
  );
});

describe('lists of views', () => {
  const { server, receive, viewOf, aTravellersJourney } = runViews();
  const today = dayAt(new Date());

  describe('the ETag of a view', () => {
    test('holds until anything that the view shows changes', async () => {
      const { user, attached, journey, adviser } = await aTravellersJourney();
      const changes = [
        envelope('services-catalog.service-attached', 1, attached),
        envelope('services-catalog.service-released', 2, { ...attached, package_service: null }),
        envelope('billing.payment-recorded', 1, aPayment({ journey: journey.id })),
        envelope('identity.employee-updated', 2, { ...adviser, phone: '0987654321' }),
        envelope('journeys.journey-updated', 2, { ...journey, cost_cents: 1 }),
      ];
      let tag = (await viewOf(user)).headers.get('etag') as string;
      for (const change of changes) {
        expect((await viewOf(user, { ...asTraveller(user), 'if-none-match': tag })).status).toBe(304);
        expect((await viewOf(user, { ...asTraveller(user), 'if-none-match': `"x", W/${tag}` })).status).toBe(304);
        await receive(change);
        const fresh = await viewOf(user, { ...asTraveller(user), 'if-none-match': tag });
        expect(fresh.status).toBe(200);
        tag = fresh.headers.get('etag') as string;
      }
      const { headers } = await viewOf(user);
      expect(headers.get('cache-control')).toBe('private, no-cache');
      expect(headers.get('vary')).toContain('Authorization');
    });

    test("is another one for staff, so that nobody's cache shows a cost", async () => {
      const { user } = await aTravellersJourney();
      const traveller = (await viewOf(user)).headers.get('etag');
      expect((await viewOf(user, asStaff())).headers.get('etag')).not.toBe(traveller);
    });
  });

  describe('staff', () => {
    test('reads one journey of the own agency, with costs and whether it is ready, by its ETag', async () => {
      const { journey, attached } = await aTravellersJourney();
      const path = `/api/v1/journey/journey/${journey.id}`;
      const staff = asStaff();
      const one = (headers: Record<string, string>) => server().request<JourneyView>('GET', path, { headers });
      await receive(envelope('services-catalog.service-attached', 1, { ...attached, reservation: null }));
      const first = await one(staff);
      expect(first).toMatchObject({ status: 200, body: { journey_id: journey.id, is_ready: false } });
      expect(first.body.services[0]?.service?.cost).toBe(320.5);
      const etag = first.headers.get('etag') as string;
      expect((await one({ ...staff, 'if-none-match': etag })).status).toBe(304);
      await receive(envelope('services-catalog.service-record-updated', 2, attached));
      expect((await one({ ...staff, 'if-none-match': etag })).body).toMatchObject({ is_ready: true });
      const foreign = await one(asStaff(OTHER_AGENCY));
      expect([foreign.status, foreign.headers.get('etag')]).toEqual([404, null]);
    });

    test("reads a passenger's journeys, coming and past apart, of the own agency only", async () => {
      const { traveller } = await aTravellersJourney({ travel_date: addDays(today, 5), return_date: null });
      await receive(
        envelope(
          'journeys.journey-created',
          1,
          aJourney({ passengers: [traveller.id], travel_date: addDays(today, -30), return_date: addDays(today, -20) }),
        ),
      );
      const path = `/api/v1/agency/journeys_by_passengers_by_agency/${TEST_AGENCY}/${traveller.id}`;
      const { body } = await server().request<{ nexts: JourneyView[]; previous: JourneyView[] }>('GET', path, {
        headers: asStaff(),
      });
      expect(body.nexts.map(({ phase }) => phase)).toEqual(['upcoming']);
      expect(body.previous.map(({ phase }) => phase)).toEqual(['past']);
      expect((await server().request('GET', path, { headers: asStaff(OTHER_AGENCY) })).status).toBe(404);
      const foreign = path.replace(TEST_AGENCY, OTHER_AGENCY);
      expect((await server().request('GET', foreign, { headers: asStaff(OTHER_AGENCY) })).status).toBe(404);
    });
  });
});
