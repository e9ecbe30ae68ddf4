import { type EventEnvelope, type JourneySnapshot, serviceKinds } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { addDays, dayAt } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { SecurityLog, ServiceClient, SnapshotReader } from '@bitacora/platform';
import {
  asStaff,
  asTraveller,
  eventually,
  OTHER_AGENCY,
  startTestProcess,
  TEST_AGENCY,
  type TestProcess,
} from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { journeys } from '../../src/journeys.process.ts';
import { deliver, employee, itemsOf, passenger, passengerActive, written } from './fixture.ts';

const path = `/api/v1/journey/journeys_by_agency/${TEST_AGENCY}`;
const today = dayAt(new Date());
const carlos = newId();
const mateo = newId();
const adviser = newId();
const dismissed = newId();
const stranger = newId();
const deactivated = newId();

describe('create journey', () => {
  let service: TestProcess;

  beforeAll(async () => {
    service = await startTestProcess(journeys);
    await deliver(
      service,
      passenger(carlos),
      passenger(mateo),
      passenger(stranger, OTHER_AGENCY),
      passengerActive(deactivated, false, 2),
      employee(adviser),
      employee(dismissed, { isActive: false }),
    );
  });
  afterAll(() => service.stop());

  const body = (changes: Record<string, unknown> = {}) => ({
    passengers: [carlos, mateo],
    start_city: 'EC-GYE',
    destination_city: 'EC-GPS',
    travel_date: addDays(today, 20),
    return_date: addDays(today, 25),
    purchase_date: today,
    cost: '1234.50',
    travel_direction: 'IV',
    travel_agent: adviser,
    need_migration_docs: false,
    services: [
      { kind: 'hosting' },
      { kind: 'air_ticket', travel_direction: 'I' },
      { kind: 'air_ticket', travel_direction: 'V' },
    ],
    ...changes,
  });

  const create = (sent: unknown, headers = asStaff()) =>
    service.request<{ id: string }>('POST', path, { headers, body: sent });

  async function countOfJourneys(): Promise<number> {
    const [row] = await service.database.query<{ count: number }>(`select count(*)::int as count from journeys`);
    return row?.count ?? -1;
  }

  describe('recording a journey', () => {
    test('staff records a journey whose services are all pending, and everybody hears of it', async () => {
      const answer = await create(body());
      expect(answer.status).toBe(200);
      expect(await itemsOf(service, answer.body.id)).toMatchObject([
        { kind: 'hosting', order: 0, travel_direction: null, record: null },
        { kind: 'air_ticket', order: 1, travel_direction: 'I', record: null },
        { kind: 'air_ticket', order: 2, travel_direction: 'V', record: null },
      ]);
      const [event] = await written(service, answer.body.id);
      expect(event).toMatchObject({ name: 'journeys.journey-created', aggregate_version: 1 });
      const snapshot = event?.data as JourneySnapshot;
      expect(snapshot).toMatchObject({
        agency: TEST_AGENCY,
        passengers: [carlos, mateo],
        start_city: { code: 'EC-GYE', name: 'Guayaquil', country: 'Ecuador', country_code: 'EC' },
        destination_time_zone: 'Pacific/Galapagos',
        travel_date: addDays(today, 20),
        cost_cents: 123_450,
        travel_agent: adviser,
      });
      expect(snapshot.services.map(({ kind, status }) => [kind, status])).toEqual([
        ['air_ticket', 'P'],
        ['air_ticket', 'P'],
        ['hosting', 'P'],
      ]);
    });

    test('a journey that was sold elsewhere may be recorded after it took place, without a return date', async () => {
      const late = body({ travel_date: '2020-01-10', return_date: '', purchase_date: '2019-12-01' });
      const answer = await create(late);
      expect(answer.status).toBe(200);
      const [event] = await written(service, answer.body.id);
      expect(event?.data).toMatchObject({ travel_date: '2020-01-10', return_date: null });
    });

    /** What identity says of people whose events are on their way. */
    const tellNow = (...events: EventEnvelope[]) => {
      const told = jest
        .spyOn(service.app.get(SnapshotReader), 'some')
        .mockImplementation(async ({ snapshots }, ids) =>
          events.filter(({ aggregate_id }) => snapshots === 'passengers' && ids.includes(aggregate_id)),
        );
      return () => told.mockRestore();
    };

    test('who was registered or reactivated a moment ago is sold to, before the event of it is here', async () => {
      const [newcomer, back] = [newId(), newId()];
      await deliver(service, passengerActive(back, false, 2));
      const forget = tellNow(passenger(newcomer), passengerActive(back, true, 3));
      expect((await create(body({ passengers: [newcomer, back] }))).status).toBe(200);
      forget();
    });

    test('who was deactivated a moment ago is sold nothing, nor put on a journey, before the event of it is here', async () => {
      const gone = newId();
      await deliver(service, passenger(gone));
      const { id } = (await create(body())).body;
      const forget = tellNow(passengerActive(gone, false, 2));
      const refused = { status: 400, body: { 'passengers.1': [messages.passengerDeactivated] } };
      const passengers = [carlos, gone];
      expect(await create(body({ passengers }))).toMatchObject(refused);
      const change = { headers: asStaff(), body: { passengers } };
      expect(await service.request('PATCH', `/api/v1/journey/journey/${id}`, change)).toMatchObject(refused);
      forget();
    });

    test('an identity of the former release, which answers whomever it has, is no answer: the event is waited for', async () => {
      const [newcomer, anybody] = [newId(), newId()];
      const former = jest
        .spyOn(service.app.get(ServiceClient), 'find')
        .mockImplementation(async (_, { name }) =>
          name === 'passengers'
            ? { event: 'identity.passenger-registered', snapshots: [passenger(anybody)] }
            : { event: 'identity.employee-created', snapshots: [employee()] },
        );
      const recording = create(body({ passengers: [newcomer] }));
      await eventually(() => expect(former).toHaveBeenCalled());
      await deliver(service, passenger(newcomer));
      const { status } = await recording;
      former.mockRestore();
      expect(status).toBe(200);
      const taken = await service.database.query(`select 1 from known_passengers where id = ?`, [anybody]);
      expect(taken).toEqual([]);
    });

    test('whom nobody knows, or the agency sells nothing to, is refused without a wait', async () => {
      const began = performance.now();
      expect((await create(body({ passengers: [newId(), deactivated] }))).status).toBe(400);
      expect(performance.now() - began).toBeLessThan(900);
    });

    test('a repeated key answers the first journey and records no second one', async () => {
      const headers = { ...asStaff(TEST_AGENCY, newId()), 'idempotency-key': newId() };
      const first = await create(body(), headers);
      const before = await countOfJourneys();
      const second = await create(body(), headers);
      expect(second.status).toBe(200);
      expect(second.body).toEqual(first.body);
      expect((await create(body({ cost: 1 }), headers)).status).toBe(422);
      expect(await countOfJourneys()).toBe(before);
    });
  });

  test('who names people or a package of another agency is told that they are not there, and it is noted', async () => {
    const noted = jest.spyOn(service.app.get(SecurityLog), 'record').mockClear();
    for (const sent of [{ passengers: [newId()] }, { travel_agent: newId() }, { package: newId() }]) {
      expect((await create(body(sent))).status).toBe(400);
    }
    expect(noted).not.toHaveBeenCalled();
    expect((await create(body({ passengers: [carlos, stranger] }))).status).toBe(400);
    expect((await create(body({ holder: stranger }))).status).toBe(400);
    expect(noted.mock.calls).toEqual(
      ['passengers', 'holder'].map((field) => ['access-refused', { reason: `unknown_reference: ${field}` }]),
    );
    noted.mockRestore();
  });

  describe('who may record a journey', () => {
    test('not a visitor, not a traveller, and not another agency', async () => {
      expect((await create(body(), {} as never)).status).toBe(401);
      expect((await create(body(), asTraveller() as never)).status).toBe(403);
      expect((await create(body(), asStaff(OTHER_AGENCY) as never)).status).toBe(404);
    });

    test('nobody past the gateway: the internal credential is needed', async () => {
      const response = await fetch(new URL(path, service.url), { method: 'POST', headers: asStaff() });
      expect(response.status).toBe(403);
    });
  });

  describe('a journey that breaks a rule names each field and stores nothing', () => {
    test.each<[string, Record<string, unknown>, string[]]>([
      [
        'nothing at all',
        {},
        ['passengers', 'start_city', 'travel_date', 'purchase_date', 'cost', 'travel_agent', 'services'],
      ],
      ['nobody travels', body({ passengers: [] }), ['passengers']],
      ['somebody travels twice', body({ passengers: [carlos, carlos] }), ['passengers']],
      ['51 passengers', body({ passengers: Array.from({ length: 51 }, () => newId()) }), ['passengers']],
      ['another agency’s passenger', body({ passengers: [carlos, stranger] }), ['passengers.1']],
      ['a passenger who is deactivated', body({ passengers: [carlos, deactivated] }), ['passengers.1']],
      ['an adviser who left', body({ travel_agent: dismissed }), ['travel_agent']],
      [
        'unknown cities',
        body({ start_city: 'EC-XXX', destination_city: 'nowhere' }),
        ['start_city', 'destination_city'],
      ],
      ['no such day', body({ travel_date: '2031-02-30' }), ['travel_date']],
      ['it ends before it starts', body({ return_date: addDays(today, 19) }), ['return_date']],
      ['it was bought tomorrow', body({ purchase_date: addDays(today, 1) }), ['purchase_date']],
      ['a negative cost', body({ cost: -1 }), ['cost']],
      ['an unknown direction', body({ travel_direction: 'X' }), ['travel_direction']],
      ['an unknown kind', body({ services: [{ kind: 'helicopter' }] }), ['services.0.kind']],
      [
        'a direction of a hotel',
        body({ services: [{ kind: 'hosting', travel_direction: 'I' }] }),
        ['services.0.travel_direction'],
      ],
      [
        'a return on a one-way journey',
        body({ travel_direction: 'I', services: [{ kind: 'air_ticket', travel_direction: 'V' }] }),
        ['services.0.travel_direction'],
      ],
      ['61 services', body({ services: Array.from({ length: 61 }, () => ({ kind: 'visa' })) }), ['services']],
    ])('%s', async (_, sent, fields) => {
      const before = await countOfJourneys();
      const answer = await create(sent);
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body)).toEqual(expect.arrayContaining(fields));
      expect(await countOfJourneys()).toBe(before);
    });

    test('all of them at once, those that are looked up too', async () => {
      const answer = await create(
        body({
          passengers: [carlos, 'x', stranger, deactivated],
          start_city: 'EC-XXX',
          destination_city: '',
          travel_agent: dismissed,
          cost: -1,
        }),
      );
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body).sort()).toEqual([
        'cost',
        'destination_city',
        'passengers.1',
        'passengers.2',
        'passengers.3',
        'start_city',
        'travel_agent',
      ]);
    });
  });

  describe('the names of the services', () => {
    const names = `/api/v1/agency/services_name/${TEST_AGENCY}`;

    test('are the kinds in Spanish, in the order of a journey', async () => {
      const answer = await service.request<{ id: string; kind: string; name: string }[]>('GET', names, {
        headers: asStaff(),
      });
      expect(answer.status).toBe(200);
      expect(answer.body.map(({ kind }) => kind)).toEqual(serviceKinds);
      expect(answer.body[0]).toEqual({ id: 'air_ticket', kind: 'air_ticket', name: 'Boleto Aéreo' });
    });

    test('are for staff of the agency', async () => {
      expect((await service.request('GET', names)).status).toBe(401);
      expect((await service.request('GET', names, { headers: asTraveller() })).status).toBe(403);
      expect((await service.request('GET', names, { headers: asStaff(OTHER_AGENCY) })).status).toBe(404);
    });
  });
});
