import { storedDetails, serviceKind, type ServiceKind } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { eventually, startTestProcess, type TestProcess } from '@bitacora/testing';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { DemoSite } from '../../../src/content/demo/demo-site.ts';
import { servicesCatalog } from '../../../src/services-catalog.process.ts';

const environment = { DEMO_DATA: 'true' };
/** The site's pictures take seconds to render and have a suite of their own. */
const prepare: NonNullable<Parameters<typeof startTestProcess>[1]>['prepare'] = (app) => {
  jest.spyOn(app.get(DemoSite), 'seed').mockResolvedValue();
};

let first: TestProcess;
const wanted = demo.journeys.flatMap(({ services }) => services).filter(({ recordId }) => recordId !== null);

interface Row {
  id: string;
  kind: ServiceKind;
  package_service: string;
  details: Record<string, unknown>;
  title: string;
}

const records = () =>
  first.database.query<Row>(`select id, kind, package_service, details, title from service_records`);
const documents = () => first.database.query(`select id from service_documents`);

beforeAll(async () => {
  first = await startTestProcess(servicesCatalog, { environment, prepare });
}, 60_000);
afterAll(() => first.stop());

test('the attached services of the demo have records and files, and nothing is seeded twice', async () => {
  await eventually(async () => {
    expect(await records()).toHaveLength(wanted.length);
    expect(await documents()).toHaveLength(demo.documents.length);
  });
  const second = await startTestProcess(servicesCatalog, {
    environment,
    prepare,
    databaseUrl: first.environment.DATABASE_URL,
  });
  await second.stop();
  const rows = await records();
  expect(rows.map(({ id, package_service }) => [package_service, id]).sort()).toEqual(
    wanted.map(({ id, recordId }) => [id, recordId]).sort(),
  );
  for (const { kind, details, title } of rows) {
    expect(storedDetails(serviceKind(kind)).safeParse(details).error).toBeUndefined();
    expect(title).not.toContain('undefined');
  }
  const files = await first.database.query<{ status: string; media_type: string }>(
    `select status, media_type from files`,
  );
  expect(files).toHaveLength(wanted.length + demo.documents.length);
  for (const file of files) expect(file).toEqual({ status: 'stored', media_type: 'application/pdf' });
});

test('two replicas that seed at once make one set', async () => {
  const empty = await startTestProcess(servicesCatalog);
  const databaseUrl = empty.environment.DATABASE_URL;
  const replicas = await Promise.all([
    startTestProcess(servicesCatalog, { environment, prepare, databaseUrl }),
    startTestProcess(servicesCatalog, { environment, prepare, databaseUrl }),
  ]);
  try {
    await eventually(async () => {
      const rows = await empty.database.query(`select id from service_documents`);
      expect(rows).toHaveLength(demo.documents.length);
      const waiting = await empty.database.query(`select id from files where status <> 'stored'`);
      expect(waiting).toHaveLength(0);
    });
    expect(await empty.database.query(`select id from service_records`)).toHaveLength(wanted.length);
  } finally {
    for (const replica of replicas) await replica.stop();
    await empty.stop();
  }
}, 60_000);
