import type { JourneyView, Page } from '@bitacora/contracts';
import { Inbox } from '@bitacora/platform';
import { asTraveller, startTestProcess, type TestProcess } from '@bitacora/testing';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { bff } from '../../src/bff.process.ts';
import { aJourney, aPassenger, envelope } from './facts.ts';

jest.setTimeout(60_000);

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
