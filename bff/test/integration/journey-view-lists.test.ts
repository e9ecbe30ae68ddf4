import type { JourneyView, Page } from '@bitacora/contracts';
import { addDays, dayAt } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { asStaff, asTraveller, OTHER_AGENCY, TEST_AGENCY } from '@bitacora/testing';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { aJourney, aPayment, envelope } from './facts.ts';
import { runViews } from './views.ts';

jest.setTimeout(60_000);

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

describe('the journeys of an agency', () => {
  const ruc = '1790098765001';
  const reader = asStaff(ruc);
  const asked = (query = '', more: Record<string, string> = {}) =>
    server().request<Page<JourneyView>>('GET', `/api/v1/journey/journeys_by_agency/${ruc}${query}`, {
      headers: { ...reader, ...more },
    });
  const days = [30, -40, 3, 30, -2];
  beforeAll(async () => {
    for (const day of days) {
      const dates = { travel_date: addDays(today, day), return_date: addDays(today, day + 4) };
      await receive(envelope('journeys.journey-created', 1, aJourney({ agency: ruc, ...dates })));
    }
    const inTwoDays = { travel_date: addDays(today, 2), return_date: null };
    await receive(envelope('journeys.journey-created', 1, aJourney({ agency: ruc, ...inTwoDays, is_cancelled: true })));
  });

  test('are pages by travel date, the latest first, there and back', async () => {
    const seen: JourneyView[] = [];
    let { body } = await asked('?page_size=2');
    for (;;) {
      expect(body.count).toBe(days.length + 1);
      seen.push(...body.results);
      if (body.next === null) break;
      body = (await asked(`?page_size=2&cursor=${body.next}`)).body;
    }
    expect(seen.map(({ days_to_travel }) => days_to_travel)).toEqual([30, 30, 3, 2, -2, -40]);
    expect(new Set(seen.map(({ journey_id }) => journey_id)).size).toBe(days.length + 1);
    const back = (await asked(`?page_size=2&cursor=${body.previous}`)).body;
    expect(back.results).toEqual(seen.slice(2, 4));
  });

  test('are a plain array in the order of the view without page and cursor', async () => {
    const { body, headers } = await asked();
    expect((body as unknown as JourneyView[]).map(({ days_to_travel }) => days_to_travel)).toEqual([
      -2, 3, 30, 30, -40, 2,
    ]);
    expect(headers.get('link')).toBeNull();
  });

  test('have an ETag a page', async () => {
    const first = await asked('?page_size=2');
    const tag = first.headers.get('etag') as string;
    expect((await asked('?page_size=2', { 'if-none-match': tag })).status).toBe(304);
    expect((await asked(`?page_size=2&cursor=${first.body.next}`, { 'if-none-match': tag })).status).toBe(200);
  });

  test('refuse a cursor of another list', async () => {
    const cursor = Buffer.from(JSON.stringify(['after', 'andrade', newId()])).toString('base64url');
    expect(await asked(`?cursor=${cursor}`)).toMatchObject({ status: 400, body: { cursor: [expect.any(String)] } });
  });
});

describe('staff', () => {
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
