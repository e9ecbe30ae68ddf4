import { demo } from '@bitacora/contracts/demo';
import { newId } from '@bitacora/kernel/ids';
import { type DemoSeeder, INTERNAL_HEADER } from '@bitacora/platform';
import {
  anEvent,
  aPassenger,
  asStaff,
  asTraveller,
  eventually,
  fileHead,
  formEnd,
  formHeaders,
  journeyBody,
  openRequest,
  type RawRequest,
  startTestProcess,
  TEST_AGENCY,
  type TestProcess,
} from '@bitacora/testing';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Logger, type Type } from '@nestjs/common';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DemoJourneys } from '../../src/demo/demo-journeys.ts';
import { DemoLuggageRequests } from '../../src/demo/demo-luggage-requests.ts';
import { DemoPackages } from '../../src/demo/demo-packages.ts';
import { DemoProblemReports } from '../../src/demo/demo-problem-reports.ts';
import { DemoQuotes } from '../../src/demo/demo-quotes.ts';
import { journeys } from '../../src/journeys.process.ts';
import { CompleteHolders } from '../../src/persistence/complete-holders.ts';
import { CompletePassengers } from '../../src/projections/complete-passengers.ts';
import { attachment, deliver, employee, passenger, written } from './fixture.ts';

describe('holders', () => {
  test('a journey of before it had a holder gets the one whom the rule names, once everybody is known', async () => {
    const service = await startTestProcess(journeys);
    try {
      const adviser = newId();
      const child = aPassenger({ birth_date: '2020-01-01', email: null });
      const adult = aPassenger({ birth_date: '1980-01-01' });
      const people = [child, adult].map((one) => anEvent('identity.passenger-registered', one));
      await deliver(service, ...people, employee(adviser));
      const { body } = await service.request<{ id: string }>(
        'POST',
        `/api/v1/journey/journeys_by_agency/${TEST_AGENCY}`,
        {
          headers: asStaff(),
          body: journeyBody({ passengers: [child.id, adult.id], travel_agent: adviser }),
        },
      );
      const { id } = body;
      await service.database.query(`update journeys set holder = null where id = ?`, [id]);
      const sweep = () => service.app.get(CompleteHolders).sweep();
      await service.database.query(`update known_passengers set version = 0, birth_date = null`);
      await sweep();
      expect(await written(service, id)).toHaveLength(1);
      await deliver(service, ...[child, adult].map((one) => anEvent('identity.passenger-updated', one)));
      await sweep();
      await sweep();
      expect(await written(service, id)).toMatchObject([
        { name: 'journeys.journey-created' },
        { name: 'journeys.journey-updated', data: { holder: adult.id }, actor: null },
      ]);
    } finally {
      await service.stop();
    }
  });
});

describe('passengers', () => {
  test('passengers from before accounts were known are read again from identity, also when it comes late', async () => {
    const carlos = newId();
    const known = passenger(newId(), TEST_AGENCY, carlos);
    let isAway = true;
    const identity = createServer((request, response) => {
      const isFirst = request.url === '/internal/snapshots/passengers';
      const snapshots = isFirst ? [{ aggregate_id: known.aggregate_id, aggregate_version: 3, data: known.data }] : [];
      response.writeHead(isAway ? 503 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ event: 'identity.passenger-updated', snapshots }));
    });
    await new Promise<void>((resolve) => identity.listen(0, '127.0.0.1', resolve));
    const { port } = identity.address() as AddressInfo;
    const service = await startTestProcess(journeys, { environment: { IDENTITY_URL: `http://127.0.0.1:${port}` } });
    const report = () =>
      service.request('POST', '/api/v1/agency/problem_report', {
        headers: asTraveller(carlos),
        body: { description: 'Algo pasó' },
      });
    try {
      await service.database.query(`insert into known_passengers (id, version, agency) values (?, 0, ?), (?, 0, ?)`, [
        known.aggregate_id,
        TEST_AGENCY,
        newId(),
        TEST_AGENCY,
      ]);
      await service.app.get(CompletePassengers).fill();
      expect((await report()).status).toBe(400);
      isAway = false;
      await eventually(async () => expect((await report()).status).toBe(201), 10_000);
      expect(await service.database.query(`select id, version from known_passengers`)).toEqual([
        { id: known.aggregate_id, version: 3 },
      ]);
    } finally {
      await service.stop();
      identity.closeAllConnections();
      identity.close();
    }
  });
});

describe('the data of the demo', () => {
  test('the demo journeys, packages, quotes and what Carlos asks for are seeded once, whatever number of processes start', async () => {
    const warned = jest.spyOn(Logger.prototype, 'warn');
    const environment = { DEMO_DATA: 'true' };
    const first = await startTestProcess(journeys, { environment });
    // With one broker, as replicas have: another would know none of the events that were sent, and say so.
    const { DATABASE_URL, REDIS_URL, QUEUE_DATABASE_URL, QUEUE_NAMESPACE } = first.environment;
    const broker = { REDIS_URL, QUEUE_DATABASE_URL, QUEUE_NAMESPACE };
    const second = await startTestProcess(journeys, {
      environment: { ...environment, ...broker },
      databaseUrl: DATABASE_URL,
    });
    try {
      await first.app.get(DemoJourneys).seed();
      // As every journey, those of the demo are of people who are known.
      expect(await first.database.query(`select id from journeys`)).toEqual([]);
      const travellers = [demo.carlos, ...demo.companions].map(({ passengerId }) => passenger(passengerId));
      await deliver(first, employee(demo.adviser.employeeId), ...travellers);
      await first.app.get(DemoJourneys).seed();
      await second.app.get(DemoJourneys).seed();
      const seedBoth = (Part: Type<DemoSeeder>) =>
        Promise.all([first, second].map(({ app }) => app.get<DemoSeeder>(Part).seed()));
      const luggageOf = () => first.database.query(`select status from luggage_requests order by id`);
      for (const Part of [DemoProblemReports, DemoPackages, DemoQuotes, DemoLuggageRequests]) await seedBoth(Part);
      await eventually(async () => {
        const rows = await first.database.query<{ id: string; version: number }>(
          `select id, version from journeys order by id`,
        );
        expect(rows).toEqual(demo.journeys.map(({ id }) => ({ id, version: 1 })));
      });
      // As everybody has to, Carlos waits until his tickets have their records.
      expect(await luggageOf()).toEqual([]);
      const tickets = demo.journeys
        .flatMap(({ services }) => services)
        .filter(({ kind, recordId }) => kind === 'air_ticket' && recordId !== null);
      const attachments = tickets.map(({ id }) => attachment({ packageService: id }));
      await deliver(first, ...attachments);
      await seedBoth(DemoLuggageRequests);
      const reports = await first.database.query(`select id, number from problem_reports`);
      expect(reports).toEqual([{ id: demo.problemReports[0], number: 1 }]);
      expect(warned).not.toHaveBeenCalled();
      const [events] = await first.database.query<{ count: number }>(`select count(*)::int as count from outbox`);
      // As lists have them: by their ids, which are in the order in which they came.
      const quotes = await first.database.query<{ status: string }>(`select status from web_quotes order by id`);
      expect(quotes.map(({ status }) => status)).toEqual([
        'lost',
        'answered',
        'won',
        'answered',
        'new',
        'in_progress',
        'new',
      ]);
      for (const table of ['web_quotes', 'luggage_requests']) {
        const inOrder = await first.database.query(`select id from ${table} order by created_at`);
        expect(await first.database.query(`select id from ${table} order by id`)).toEqual(inOrder);
      }
      expect(await luggageOf()).toEqual([{ status: 'answered' }, { status: 'open' }, { status: 'open' }]);
      const [{ record } = {}] = await first.database.query<{ record?: string }>(
        `select answer ->> 'record' as record from luggage_requests where status = 'answered'`,
      );
      expect(attachments.map(({ aggregate_id }) => aggregate_id)).toContain(record);
      const { journeys, problemReports, packages, luggageRequests } = demo;
      const written = [journeys, problemReports, packages, tickets, luggageRequests, quotes].map(
        ({ length }) => length,
      );
      // The proposal that waits for an answer is mailed.
      expect(events?.count).toBe(written.reduce((sum, count) => sum + count, 1));
    } finally {
      await second.stop();
      await first.stop();
    }
  });
});

describe('places of uploads', () => {
  const path = '/api/v1/agency/problem_report';
  const NEARLY_ALL = 60 * 1024;
  const PLENTY = 300 * 1024;

  let server: TestProcess;
  let opened: RawRequest[] = [];
  let moving: NodeJS.Timeout[] = [];

  beforeAll(async () => {
    server = await startTestProcess(journeys);
  });
  afterEach(() => {
    for (const timer of moving) clearInterval(timer);
    for (const { socket } of opened) socket.destroy();
    moving = [];
    opened = [];
  });
  afterAll(() => server.stop());

  /** An upload that sends so much of its file, and then nothing more. */
  async function begin(bytes: number): Promise<RawRequest> {
    const internal = { [INTERNAL_HEADER]: server.environment.INTERNAL_SECRET };
    const request = openRequest(server.url, 'POST', path, formHeaders({ ...asTraveller(), ...internal }));
    opened.push(request);
    await request.send(fileHead('file'));
    await request.send(Buffer.alloc(bytes));
    return request;
  }

  function upload(bytes: number): Promise<{ status: number }> {
    const body = new FormData();
    body.append('file', new Blob([Buffer.alloc(bytes)]), 'a.pdf');
    return server.request('POST', path, { headers: asTraveller(), body });
  }

  // Its description is missing: it was read whole, and judged.
  const READ = 400;

  test('nine uploads that stand still after their first bytes keep nobody out', async () => {
    const still: RawRequest[] = [];
    for (let count = 0; count < 9; count += 1) still.push(await begin(NEARLY_ALL));
    expect((await upload(PLENTY)).status).toBe(READ);
    // Nor did one of them have to make room.
    expect(still.map(({ text }) => text())).toEqual(still.map(() => ''));
  });

  /** An upload that moves as it should, however slow the machine is, until it gets another pace: bytes each quarter of a second. */
  async function beginMoving(): Promise<{ request: RawRequest; goOnWith(bytes: number): void }> {
    const request = await begin(PLENTY);
    let pace = 100_000;
    moving.push(setInterval(() => pace > 0 && void request.send(Buffer.alloc(pace)), 250));
    return { request, goOnWith: (bytes) => void (pace = bytes) };
  }

  /** Eight uploads that hold all places: a further one finds none. */
  async function fill() {
    const running = await Promise.all(Array.from({ length: 8 }, beginMoving));
    await eventually(async () => {
      const further = await begin(PLENTY);
      await further.send(formEnd);
      further.socket.write('0\r\n\r\n');
      const timeOut = new Promise((resolve) => setTimeout(resolve, 500, 'waits'));
      const came = await Promise.race([further.status, timeOut]);
      further.socket.destroy();
      expect(came).toBe('waits');
    });
    return running;
  }

  test('eight files are read at a time, and a ninth waits until one is through', async () => {
    const running = await fill();
    let isRead = false;
    const ninth = upload(PLENTY).finally(() => (isRead = true));
    // A small one needs no place.
    expect((await upload(1000)).status).toBe(READ);
    expect(isRead).toBe(false);
    running[0]?.request.socket.destroy();
    expect((await ninth).status).toBe(READ);
  });

  test('whoever waits has the place of the slowest after a while, which is asked to come again', async () => {
    const running = await fill();
    const waiting = upload(PLENTY);
    // All are slow from now on, and the first is the slowest.
    for (const [nth, { goOnWith }] of running.entries()) goOnWith(nth === 0 ? 0 : 500);
    expect((await waiting).status).toBe(READ);
    expect(await running[0]?.request.status).toBe(503);
    expect(running[0]?.request.text()).toContain('busy');
  });

  test('an upload that breaks off is no failure of ours: nothing of it is in the log', async () => {
    const failures = jest.spyOn(Logger.prototype, 'error');
    const httpServer: Server = server.app.getHttpServer();
    const arrived = once(httpServer, 'request');
    const { socket } = await begin(NEARLY_ALL);
    const [request] = (await arrived) as [IncomingMessage];
    const gone = new Promise((resolve) => request.once('close', resolve));
    socket.destroy();
    await gone;
    expect((await upload(1000)).status).toBe(READ);
    expect(failures).not.toHaveBeenCalled();
  });
});
