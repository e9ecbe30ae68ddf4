import { newId } from '@bitacora/kernel/ids';
import { asStaff, asTraveller, startTestProcess, TEST_AGENCY, type TestProcess } from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { journeys } from '../../src/journeys.process.ts';
import { deliver, employee, passenger, written } from './fixture.ts';

describe('the chat of a journey', () => {
  const [carlos, lucia] = [newId(), newId()];
  const adviser = employee();
  const [his, hers] = [passenger(newId(), TEST_AGENCY, carlos), passenger(newId(), TEST_AGENCY, lucia)];
  let service: TestProcess;
  beforeAll(async () => {
    service = await startTestProcess(journeys);
    await deliver(service, adviser, his, hers);
  });
  afterAll(() => service.stop());

  async function aJourney(...passengers: string[]): Promise<string> {
    const path = `/api/v1/journey/journeys_by_agency/${TEST_AGENCY}`;
    const { body } = await service.request<{ id: string }>('POST', path, {
      headers: asStaff(),
      body: {
        passengers,
        start_city: 'EC-GYE',
        destination_city: 'PE-LIM',
        travel_date: '2031-02-10',
        purchase_date: '2026-01-15',
        cost: 100,
        travel_direction: 'IV',
        travel_agent: adviser.aggregate_id,
        services: [{ kind: 'hosting' }],
      },
    });
    return body.id;
  }
  const open = async (journey: string, user: string) =>
    (await service.request('POST', `/api/v1/journey/journey/${journey}/chat`, { headers: asTraveller(user), body: {} }))
      .status;
  const told = async (journey: string) =>
    (await written(service, journey)).flatMap(({ name, data }) => (name === 'journeys.chat-opened' ? [data] : []));

  test('is told once a day for each traveller who opens it, and changes nothing of the journey', async () => {
    const journey = await aJourney(his.aggregate_id, hers.aggregate_id);
    expect(await Promise.all([open(journey, carlos), open(journey, carlos)])).toEqual([200, 200]);
    expect(await open(journey, lucia)).toBe(200);
    const of = { journey, agency: TEST_AGENCY };
    const opened = await told(journey);
    // Both may have been told in one millisecond.
    expect(opened).toHaveLength(2);
    expect(opened).toEqual(
      expect.arrayContaining([
        { ...of, passenger: his.aggregate_id },
        { ...of, passenger: hers.aggregate_id },
      ]),
    );
    const [{ version } = { version: 0 }] = await service.database.query<{ version: number }>(
      `select version from journeys where id = ?`,
      [journey],
    );
    expect(version).toBe(1);
    // The next day, as if those of today had been told yesterday.
    await service.database.query(
      `update history set occurred_at = occurred_at - interval '1 day' where aggregate_id = ?`,
      [journey],
    );
    expect(await open(journey, carlos)).toBe(200);
    expect(await told(journey)).toHaveLength(3);
  });

  test('is of who travels: for anybody else the journey is not there', async () => {
    const journey = await aJourney(hers.aggregate_id);
    expect(await open(journey, carlos)).toBe(404);
    expect(await open(newId(), carlos)).toBe(404);
    expect(await told(journey)).toEqual([]);
  });
});
