import type { EventEnvelope, JourneySnapshot, PackageServiceInternal } from '@bitacora/contracts';
import { ConflictError } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { Inbox, SecurityLog } from '@bitacora/platform';
import { asStaff, asTraveller, OTHER_AGENCY, startTestProcess, TEST_AGENCY, type TestProcess } from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Journey } from '../../src/domain/journey.ts';
import { PackageService } from '../../src/domain/package-service.ts';
import { journeys } from '../../src/journeys.process.ts';
import { JourneyRepository } from '../../src/persistence/journey.repository.ts';
import { StoreJourney } from '../../src/use-cases/store-journey.ts';
import { attachment, deliver, itemsOf, written } from './fixture.ts';

describe('package services', () => {
  let service: TestProcess;

  beforeAll(async () => {
    service = await startTestProcess(journeys);
  });
  afterAll(() => service.stop());

  const city = { code: 'EC-GPS', name: 'Isla Baltra', country: 'Ecuador', country_code: 'EC' };

  function newJourney(items = [newId(), newId()]): Journey {
    const id = newId();
    return Journey.book({
      id,
      agency: TEST_AGENCY,
      startCity: city,
      destinationCity: city,
      destinationTimeZone: 'Pacific/Galapagos',
      travelDate: '2031-07-10',
      returnDate: null,
      purchaseDate: '2026-01-01',
      costCents: 0,
      travelDirection: 'IV',
      travelAgent: newId(),
      needMigrationDocs: true,
      holder: null,
      balanceDue: null,
      passengers: [newId()],
      services: items.map((item, order) =>
        Object.assign(new PackageService(), { id: item, journey: id, kind: 'hosting' as const, order }),
      ),
    });
  }

  const store = (journey: Journey) => service.database.transaction(() => service.app.get(StoreJourney).store(journey));

  async function stored(items?: string[]): Promise<Journey> {
    const journey = newJourney(items);
    await store(journey);
    return journey;
  }

  async function records(journey: Journey): Promise<(string | null)[]> {
    return (await itemsOf(service, journey.id)).map(({ record }) => record);
  }

  /** Small, seeded shuffling: a failure can be repeated. */
  function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
    const order = items.map((item, index) => ({ item, key: Math.sin(seed * 1000 + index) }));
    return order.sort((a, b) => a.key - b.key).map(({ item }) => item);
  }

  describe('an item of a journey', () => {
    test('becomes T when a record is attached, once, and the journey says so', async () => {
      const journey = await stored();
      const [room = ''] = journey.services.map(({ id }) => id);
      const record = newId();
      const event = attachment({ id: record, packageService: room });
      await deliver(service, event, event, event);
      expect(await records(journey)).toEqual([record, null]);
      const events = await written(service, journey.id);
      expect(events.map(({ name, aggregate_version }) => [name, aggregate_version])).toEqual([
        ['journeys.journey-created', 1],
        ['journeys.journey-updated', 2],
      ]);
      const snapshot = events[1]?.data as JourneySnapshot;
      expect(snapshot.services).toMatchObject([
        { id: room, status: 'T', service: record },
        { status: 'P', service: null },
      ]);
    });

    test('is pending again when its record is released', async () => {
      const journey = await stored();
      const record = newId();
      const [room = ''] = journey.services.map(({ id }) => id);
      await deliver(service, attachment({ id: record, packageService: room }));
      await deliver(service, attachment({ id: record, version: 2, packageService: null }));
      expect(await records(journey)).toEqual([null, null]);
    });

    test('stays pending when the release is heard before the attachment', async () => {
      const journey = await stored();
      const record = newId();
      const [room = ''] = journey.services.map(({ id }) => id);
      await deliver(service, attachment({ id: record, version: 2, packageService: null }));
      await deliver(service, attachment({ id: record, packageService: room }));
      expect(await records(journey)).toEqual([null, null]);
    });

    test('is T from the start when the event came before its journey', async () => {
      const room = newId();
      const record = newId();
      await deliver(service, attachment({ id: record, packageService: room }));
      const journey = await stored([room, newId()]);
      expect(await records(journey)).toEqual([record, null]);
      expect((await written(service, journey.id)).map(({ name }) => name)).toEqual(['journeys.journey-created']);
    });

    test('is T also when the event and its journey come at the same moment', async () => {
      for (let round = 0; round < 10; round += 1) {
        const room = newId();
        const record = newId();
        const journey = newJourney([room]);
        await Promise.all([store(journey), deliver(service, attachment({ id: record, packageService: room }))]);
        expect(await records(journey)).toEqual([record]);
      }
    });

    test.each([1, 2, 3, 4, 5])('ends alike whatever the order, everything delivered three times (%i)', async (seed) => {
      const journey = await stored();
      const [room = '', tour = ''] = journey.services.map(({ id }) => id);
      const [first, second] = [newId(), newId()];
      const history: EventEnvelope[] = [
        attachment({ id: first, version: 1, packageService: room }),
        attachment({ id: first, version: 2, packageService: null }),
        attachment({ id: second, version: 1, packageService: room }),
        attachment({ id: first, version: 3, packageService: tour }),
      ];
      await deliver(service, ...shuffled([...history, ...history, ...history], seed));
      expect(await records(journey)).toEqual([second, first]);
      const versions = (await written(service, journey.id)).map(({ aggregate_version }) => aggregate_version);
      expect(versions).toEqual(versions.map((_, index) => index + 1));
    });

    test('of nobody is remembered and harms nobody', async () => {
      await expect(service.app.get(Inbox).receive(attachment({ packageService: newId() }))).resolves.toBe('handled');
    });
  });

  describe('two writers of one journey', () => {
    test('the one with the older version is refused, and nothing of it is kept', async () => {
      const journey = await stored();
      const repository = service.app.get(JourneyRepository);
      const [room = '', tour = ''] = journey.services.map(({ id }) => id);
      const slow = service.database.transaction(async () => {
        const mine = await repository.find(journey.id);
        await deliverElsewhere(room);
        mine?.reflect(new Map([[tour, [newId()]]]));
        if (mine) await repository.save(mine);
      });
      await expect(slow).rejects.toBeInstanceOf(ConflictError);
      const [first, second] = await records(journey);
      expect([first === null, second]).toEqual([false, null]);
    });

    test('records that are attached to two items at once are both seen', async () => {
      const journey = await stored();
      const ids = journey.services.map(({ id }) => id);
      await Promise.all(ids.map((packageService) => deliver(service, attachment({ packageService }))));
      expect((await records(journey)).every((record) => record !== null)).toBe(true);
      expect(await written(service, journey.id)).toHaveLength(3);
    });

    /** As another replica would: outside of the transaction that is running here. */
    async function deliverElsewhere(packageService: string): Promise<void> {
      const other = await startTestProcess(journeys, { databaseUrl: service.environment.DATABASE_URL });
      await deliver(other, attachment({ packageService }));
      await other.stop();
    }
  });

  describe('what other services ask', () => {
    const ask = (path: string, headers: Record<string, string>) =>
      service.request<PackageServiceInternal>('GET', path, { headers });

    test('an item says whether a record may be attached', async () => {
      const journey = await stored();
      const [room = '', tour = ''] = journey.services.map(({ id }) => id);
      const record = newId();
      await deliver(service, attachment({ id: record, packageService: room }));
      expect((await ask(`/internal/package-services/${tour}`, asStaff())).body).toEqual({
        id: tour,
        agency: TEST_AGENCY,
        journey: journey.id,
        kind: 'hosting',
        is_open: true,
        is_cancelled: false,
        status: 'P',
        service: null,
        travel_direction: null,
        destination_city: 'EC-GPS',
        destination_time_zone: 'Pacific/Galapagos',
        passengers: journey.passengers,
      });
      expect((await ask(`/internal/package-services/${room}`, asStaff())).body).toMatchObject({
        is_open: false,
        status: 'T',
        service: record,
      });
    });

    test('a journey says who travels', async () => {
      const journey = await stored();
      expect((await ask(`/internal/journeys/${journey.id}`, asStaff())).body).toEqual({
        id: journey.id,
        agency: TEST_AGENCY,
        passengers: journey.passengers,
      });
    });

    test("another agency's item is not answered, and the attempt is noted", async () => {
      const item = `/internal/package-services/${(await stored()).services[0]?.id}`;
      const noted = jest.spyOn(service.app.get(SecurityLog), 'record').mockClear();
      expect((await ask(item, asStaff(OTHER_AGENCY))).status).toBe(404);
      expect((await ask(`/internal/package-services/${newId()}`, asStaff())).status).toBe(404);
      expect(noted.mock.calls.map(([event]) => event)).toEqual(['access-refused']);
    });

    test('only staff of the agency is answered', async () => {
      const journey = await stored();
      for (const path of [
        `/internal/journeys/${journey.id}`,
        `/internal/package-services/${journey.services[0]?.id}`,
      ]) {
        expect((await ask(path, {})).status).toBe(401);
        expect((await ask(path, asTraveller())).status).toBe(403);
        expect((await ask(path, asStaff(OTHER_AGENCY))).status).toBe(404);
        expect((await fetch(new URL(path, service.url), { headers: asStaff() })).status).toBe(403);
      }
      expect((await ask(`/internal/journeys/${newId()}`, asStaff())).status).toBe(404);
      expect((await ask(`/internal/package-services/nothing`, asStaff())).status).toBe(404);
    });

    test('whoever rebuilds a view reads every journey, page by page', async () => {
      const journey = await stored();
      const page = await service.request<{ event: string; snapshots: { aggregate_id: string; data: unknown }[] }>(
        'GET',
        '/internal/snapshots/journeys',
      );
      expect(page.body.event).toBe('journeys.journey-updated');
      const found = page.body.snapshots.find(({ aggregate_id }) => aggregate_id === journey.id);
      expect(found).toMatchObject({ aggregate_version: 1, data: { id: journey.id, agency: TEST_AGENCY } });
    });
  });
});
