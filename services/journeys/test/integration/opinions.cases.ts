import { addDays, dayAt } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { opinionToken } from '@bitacora/platform';
import { asRole, asStaff, startTestProcess, TEST_AGENCY, type TestProcess, testSealKey } from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { journeys } from '../../src/journeys.process.ts';
import { deliver, employee, passenger, written } from './fixture.ts';

describe('what travellers say of a journey', () => {
  const adviser = employee();
  const travels = passenger();
  let service: TestProcess;
  beforeAll(async () => {
    service = await startTestProcess(journeys);
    await deliver(service, adviser, travels);
  });
  afterAll(() => service.stop());

  const today = dayAt(new Date());
  async function aJourney(begun = addDays(today, -9)): Promise<string> {
    const { body } = await service.request<{ id: string }>(
      'POST',
      `/api/v1/journey/journeys_by_agency/${TEST_AGENCY}`,
      {
        headers: asStaff(),
        body: {
          passengers: [travels.aggregate_id],
          start_city: 'EC-GYE',
          destination_city: 'PE-LIM',
          travel_date: begun,
          purchase_date: addDays(begun, -30),
          cost: 100,
          travel_direction: 'IV',
          travel_agent: adviser.aggregate_id,
          services: [{ kind: 'hosting' }],
        },
      },
    );
    return body.id;
  }
  const linkOf = (journey: string, who = travels.aggregate_id, until: string | null = addDays(today, 81)) =>
    `/api/v1/opinion/${opinionToken(testSealKey, { journey, passenger: who, until })}`;
  const opinionsOf = async (journey: string) =>
    (await written(service, journey)).map(({ data }) => (data as { opinions?: unknown }).opinions);
  const attend = (journey: string, headers = asStaff()) =>
    service.request('POST', `/api/v1/journey/journey/${journey}/opinion/${travels.aggregate_id}/attend`, {
      headers,
      body: {},
    });

  test('is kept with it and told, and the journey tells none before anybody said a word', async () => {
    const journey = await aJourney();
    expect(await service.request('GET', linkOf(journey))).toMatchObject({
      status: 200,
      body: { travel_date: addDays(today, -9), rating: null, destination_city: { code: 'PE-LIM' } },
    });
    expect(await service.request('POST', linkOf(journey), { body: { rating: '2' } })).toMatchObject({
      status: 200,
      body: { rating: 2 },
    });
    await service.request('POST', linkOf(journey), { body: { rating: 2 } });
    expect(await opinionsOf(journey)).toEqual([
      undefined,
      [{ passenger: travels.aggregate_id, rating: 2, at: expect.any(String), attended_at: null }],
    ]);
  });

  test('is seen to once by who may change journeys, and by nobody of operations', async () => {
    const journey = await aJourney();
    expect((await attend(journey)).status).toBe(404);
    await service.request('POST', linkOf(journey), { body: { rating: 1 } });
    expect((await attend(journey, asRole('operations'))).status).toBe(403);
    expect((await attend(journey)).status).toBe(200);
    expect((await attend(journey)).status).toBe(200);
    const told = await opinionsOf(journey);
    expect(told).toHaveLength(3);
    expect(told.at(-1)).toMatchObject([{ rating: 1, attended_at: expect.any(String) }]);
  });

  test('is taken by a link that was signed for that journey and traveller alone, ten times an hour', async () => {
    const journey = await aJourney();
    expect((await service.request('GET', linkOf(journey, newId()))).status).toBe(404);
    expect((await service.request('GET', `/api/v1/opinion/${'a'.repeat(70)}`)).status).toBe(404);
    const statuses = [];
    for (let turn = 0; turn < 11; turn += 1) {
      statuses.push((await service.request('POST', linkOf(journey), { body: { rating: 3 + (turn % 2) } })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });

  test('counts a link as one, however it is spelt', async () => {
    const journey = await aJourney();
    const link = linkOf(journey);
    // The last digit of the token has bits that say nothing.
    const spelt = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O', 'P'];
    const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const high = digits.indexOf(link.at(-1) ?? '') >> 4;
    const links = spelt.map((_, low) => `${link.slice(0, -1)}${digits[(high << 4) + low]}`);
    const statuses = [];
    for (const [turn, one] of links.entries()) {
      statuses.push((await service.request('POST', one, { body: { rating: turn < 10 ? 3 + (turn % 2) : 1 } })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), ...Array<number>(6).fill(429)]);
  });

  test('is taken until the day that its link says, which nobody else moves', async () => {
    // A stay of a hundred days, of which no return is known here.
    const journey = await aJourney(addDays(today, -102));
    const [me, yesterday] = [travels.aggregate_id, addDays(today, -1)];
    expect((await service.request('GET', linkOf(journey, me, today))).status).toBe(200);
    expect((await service.request('POST', linkOf(journey, me, today), { body: { rating: 4 } })).status).toBe(200);
    const over = linkOf(journey, me, yesterday);
    expect((await service.request('GET', over)).status).toBe(404);
    expect((await service.request('POST', over, { body: { rating: 4 } })).status).toBe(404);
    for (const day of [today, '']) {
      expect((await service.request('GET', over.replace(yesterday, day))).status).toBe(404);
    }
  });

  test('is taken by a link of before, which says no day, for 90 days after the return, and of nobody who was deactivated', async () => {
    const ofBefore = async (begun: string) => linkOf(await aJourney(begun), travels.aggregate_id, null);
    expect((await service.request('GET', await ofBefore(addDays(today, -90)))).status).toBe(200);
    expect((await service.request('GET', await ofBefore(addDays(today, -91)))).status).toBe(404);
    const journey = await aJourney();
    await deliver(service, {
      ...travels,
      id: newId(),
      aggregate_version: 2,
      data: { ...travels.data, is_active: false },
    });
    for (const method of ['GET', 'POST']) {
      const body = method === 'GET' ? {} : { body: { rating: 1 } };
      expect((await service.request(method, linkOf(journey), body)).status).toBe(404);
    }
  });
});
