import type { AggregateSnapshot, EventName } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { Inbox } from '@bitacora/platform';
import { aJourney, anAgency, aPassenger, startTestProcess, TEST_AGENCY, type TestProcess } from '@bitacora/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { bff } from '../../src/bff.process.ts';
import { CompleteReadModel } from '../../src/projections/complete-read-model.ts';
import { Projection } from '../../src/projections/projection.ts';
import { keyOf, type ProjectedTableName, projectedTableNames, projectedTables } from '../../src/projections/tables.ts';
import { CheckViews } from '../../src/views-maintenance/check-views.ts';
import { RebuildViews } from '../../src/views-maintenance/rebuild-views.ts';
import { aDesignedPackage, aHosting, envelope } from './facts.ts';
import { type FakeService, startFakeService } from './fake-service.ts';
import { runViews } from './views.ts';

describe('projections', () => {
  const { server } = runViews();
  const columnsOfChild = { journey: newId(), is_removed: false };
  const ofContent = { agency: TEST_AGENCY, name: 'x', is_removed: false };

  /** What a row of each table needs beside its id, version and data. */
  const columns: Record<ProjectedTableName, Record<string, unknown>> = {
    agencies: {},
    passengers: { agency: TEST_AGENCY },
    employees: { agency: TEST_AGENCY },
    journeys: { agency: TEST_AGENCY, travel_date: '2026-12-01', is_cancelled: false },
    service_records: columnsOfChild,
    service_documents: columnsOfChild,
    invoices: columnsOfChild,
    payments: columnsOfChild,
    refunds: columnsOfChild,
    designed_packages: { agency: TEST_AGENCY, is_removed: false },
    problem_reports: { agency: TEST_AGENCY, user_id: newId(), passenger: newId(), is_removed: false },
    luggage_requests: { agency: TEST_AGENCY, journey: newId(), status: 'open', is_removed: false },
    quotes: { agency: TEST_AGENCY },
    web_documents: ofContent,
    tours: ofContent,
  };

  test.each(projectedTableNames)(
    'a row of %s that no service knows goes, unless it changed meanwhile',
    async (table) => {
      const id = newId();
      const row = { [keyOf(table)]: id, version: 2, data: '{}', ...columns[table] };
      const names = Object.keys(row);
      const { database, app } = server();
      const insert = `insert into ${table} (${names.join()}) values (${names.map(() => '?').join()})`;
      await database.query(insert, Object.values(row));
      const removeAt = (version: number) => database.transaction(() => app.get(Projection).remove(table, id, version));
      const isThere = async () => {
        const where = `${keyOf(table)} = ? and not ${projectedTables[table].tombstone ?? 'false'}`;
        return (await database.query(`select 1 from ${table} where ${where}`, [id])).length > 0;
      };
      await removeAt(1);
      expect(await isThere()).toBe(true);
      await removeAt(2);
      expect(await isThere()).toBe(false);
    },
  );

  test('who looks at a journey is told when its invoice goes', async () => {
    const { database, app } = server();
    const [id, journey] = [newId(), newId()];
    const row = [id, 1, '{}', journey, false];
    await database.query(`insert into invoices (id, version, data, journey, is_removed) values (?, ?, ?, ?, ?)`, row);
    await database.transaction(() => app.get(Projection).remove('invoices', id, 1));
    expect(await database.query(`select journey from journey_changes where journey = ?`, [journey])).toEqual([
      { journey },
    ]);
  });
});

describe('the check and the rebuilding of views', () => {
  let services: FakeService;
  let server: TestProcess;
  /** What the services own, by the name under which they offer it. */
  let owned: Record<string, { event: EventName; snapshots: AggregateSnapshot[] }>;

  beforeAll(async () => {
    services = await startFakeService({ tellsPackages: true });
    services.answer = ({ url }, response) => {
      const { pathname, searchParams } = new URL(url ?? '', services.url);
      const nothing = { event: 'journeys.journey-updated', snapshots: [] };
      const page = searchParams.has('after') ? nothing : (owned[pathname.split('/').at(-1) ?? ''] ?? nothing);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(page));
    };
    server = await startTestProcess(bff, { environment: services.environment });
  });
  afterAll(async () => {
    await server.stop();
    services.stop();
  });
  beforeEach(async () => {
    owned = {};
    await rebuild();
  });

  /** A fact that its service owns and that the views have heard of. */
  async function isKnown(source: string, event: EventName, data: unknown): Promise<void> {
    const fact = envelope(event, 1, data);
    owned[source] = { event, snapshots: [...(owned[source]?.snapshots ?? []), fact] };
    await server.app.get(Inbox).receive(fact);
  }

  /** Nothing is under way here that would have to settle. */
  const check = () => server.app.get(CheckViews).run(0);

  async function rebuild(): Promise<void> {
    for await (const done of server.app.get(RebuildViews).run()) void done;
  }

  test('views:check names an agency whose row is wrong, and views:rebuild mends it', async () => {
    const agency = anAgency();
    await isKnown('agencies', 'identity.agency-settings-changed', agency);
    expect(await check()).toEqual([]);
    await server.database.query(`update agencies set data = jsonb_set(data, '{phone}', '"1"') where ruc = ?`, [
      agency.ruc,
    ]);
    expect(await check()).toEqual([`agencies ${agency.ruc}: phone: "1" ≠ "${agency.phone}"`]);
    await rebuild();
    expect(await check()).toEqual([]);
    owned = {};
    await rebuild();
    expect(await server.database.query(`select ruc from agencies`)).toEqual([]);
  });

  test('views:check names what rows are looked up by and their facts say otherwise, and views:rebuild mends it', async () => {
    const [carlos, lucia] = [aPassenger(), aPassenger()];
    const journey = aJourney({ passengers: [lucia.id, carlos.id] });
    const hosting = aHosting({ journey: journey.id, package_service: newId() });
    await isKnown('passengers', 'identity.passenger-updated', carlos);
    await isKnown('passengers', 'identity.passenger-updated', lucia);
    await isKnown('journeys', 'journeys.journey-updated', journey);
    await isKnown('service-records', 'services-catalog.service-record-updated', hosting);
    expect(await check()).toEqual([]);
    await server.database.query(`update passengers set user_id = null where id = ?`, [carlos.id]);
    await server.database.query(`update journeys set agency = 'x', travel_date = '2000-01-01' where id = ?`, [
      journey.id,
    ]);
    await server.database.query(`delete from journey_passengers where passenger = ?`, [carlos.id]);
    await server.database.query(`update service_records set file = null where id = ?`, [hosting.id]);
    const otherwise = (path: string) => `${path}: looked up by another value`;
    expect(await check()).toEqual([
      `passengers ${carlos.id}: ${otherwise('user_id')}`,
      `journeys ${journey.id}: ${['agency', 'travel_date', 'passengers'].map(otherwise).join('; ')}`,
      `service_records ${hosting.id}: ${otherwise('reservation.id')}`,
      `journey_summaries ${journey.id}: something else follows from what is on it`,
    ]);
    await rebuild();
    expect(await check()).toEqual([]);
  });

  test('views:check names what follows wrongly from what is on a journey, and views:rebuild mends it', async () => {
    const carlos = aPassenger();
    const journey = aJourney({ passengers: [carlos.id] });
    await isKnown('passengers', 'identity.passenger-updated', carlos);
    await isKnown('journeys', 'journeys.journey-updated', journey);
    expect(await check()).toEqual([]);
    await server.database.query(`update passengers set search_text = 'otra persona' where id = ?`, [carlos.id]);
    await server.database.query(`update journey_summaries set balance_cents = 1 where id = ?`, [journey.id]);
    const lost = aJourney();
    await server.database.query(
      `insert into journey_summaries select ?::uuid, change, agency, travel_date, last_day, adviser, is_cancelled, pending,
       pending_since, missing_vouchers, balance_cents, balance_due, is_ready, search_text from journey_summaries where id = ?`,
      [lost.id, journey.id],
    );
    const found = await check();
    expect(found).toHaveLength(3);
    expect(found[0]).toContain(`passengers ${carlos.id}: found by search_text: "otra persona" ≠ `);
    const wrong = 'something else follows from what is on it';
    expect(found.slice(1).sort()).toEqual(
      [journey.id, lost.id].sort().map((id) => `journey_summaries ${id}: ${wrong}`),
    );
    await rebuild();
    expect(await check()).toEqual([]);
    await server.database.query(
      `update calendar_entries set local = '2000-01-01' where journey = ? and kind = 'departure'`,
      [journey.id],
    );
    expect(await check()).toEqual([`journey_summaries ${journey.id}: ${wrong}`]);
    await rebuild();
    expect(await check()).toEqual([]);
  });

  test('a withdrawn package is no difference, stays away in a rebuild, and is there again by the event of its restoring', async () => {
    const designed = aDesignedPackage();
    const shown = () => server.database.query(`select version from designed_packages where not is_removed`);
    await isKnown('designed-packages', 'journeys.designed-package-created', designed);
    expect(await check()).toEqual([]);
    const inbox = server.app.get(Inbox);
    owned = {};
    await inbox.receive(envelope('journeys.designed-package-withdrawn', 2, { ...designed, is_withdrawn: true }));
    expect(await check()).toEqual([]);
    await rebuild();
    expect(await shown()).toEqual([]);
    const restored = envelope('journeys.designed-package-updated', 3, designed);
    owned = { 'designed-packages': { event: 'journeys.designed-package-updated', snapshots: [restored] } };
    await inbox.receive(restored);
    expect(await shown()).toEqual([{ version: 3 }]);
    expect(await check()).toEqual([]);
  });

  test('rows of before they were searched and summed up are completed when the process starts', async () => {
    const carlos = aPassenger({ last_name: 'Muñoz' });
    const journey = aJourney({ passengers: [carlos.id] });
    await isKnown('passengers', 'identity.passenger-updated', carlos);
    await isKnown('journeys', 'journeys.journey-updated', journey);
    await server.database.query(`update passengers set search_text = null, sort_key = null`);
    await server.database.query(`update journeys set search_text = null`);
    await server.database.query(`delete from journey_summaries`);
    await server.app.get(CompleteReadModel).sweep();
    expect(await check()).toEqual([]);
    const [row] = await server.database.query<{ found: string }>(
      `select sort_key as found from passengers where id = ?`,
      [carlos.id],
    );
    expect(row?.found).toContain('munoz');
    // As a replica of the former release leaves it.
    await server.database.query(`update journey_summaries set destination = null`);
    await server.app.get(CompleteReadModel).sweep();
    expect(await check()).toEqual([]);
  });
});
