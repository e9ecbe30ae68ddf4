import type { JourneyView } from '@bitacora/contracts';
import { addDays, dayAt } from '@bitacora/kernel';
import { asStaff, asTraveller, OTHER_AGENCY, TEST_AGENCY } from '@bitacora/testing';
import { describe, expect, jest, test } from '@jest/globals';
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
