import { serviceKind, type ServiceKind, storedDetails } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { NotFoundError } from '@bitacora/kernel';
import { FileStore, ObjectStore, TemporaryFiles } from '@bitacora/platform';
import { asStaff, eventually, startTestProcess, type TestProcess } from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { DemoSite } from '../../../src/content/demo/demo-site.ts';
import { servicesCatalog } from '../../../src/services-catalog.process.ts';
import { Catalog, form, pdf } from '../fixture/catalog.ts';

describe('files', () => {
  const catalog = new Catalog();
  const withoutStore = new Catalog();
  beforeAll(async () => {
    await catalog.start();
    await withoutStore.start({ S3_ENDPOINT: 'http://127.0.0.1:9' });
  }, 60_000);
  afterAll(async () => {
    await catalog.stop();
    await withoutStore.stop();
  });

  const keys = async (id: string) =>
    catalog.process.database.query<{ object_key: string; status: string }>(
      `select object_key, status from files where id = ?`,
      [id],
    );

  const half = (file: Blob) => file.slice(0, file.size / 2);

  test('a stored file can be read back, byte for byte, under a key that nobody can guess', async () => {
    const { body } = await catalog.create('visa', { reservation: pdf('Visa de Carlos') });
    const [file] = await keys(body.reservation?.id ?? '');
    expect(file).toMatchObject({ status: 'stored', object_key: expect.stringMatching(/^[\w-]{32}$/) });
    const stream = await catalog.process.app.get(ObjectStore).read(file?.object_key ?? '');
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).equals(Buffer.from(await pdf('Visa de Carlos').arrayBuffer()))).toBe(true);
  });

  test('a file that only calls itself a PDF is refused, and nothing is stored', async () => {
    const zip = new Blob([new Uint8Array([0x50, 0x4b, 3, 4, ...Array<number>(60).fill(0)])], {
      type: 'application/pdf',
    });
    const files = await catalog.count('files');
    expect(await catalog.create('visa', { reservation: zip })).toMatchObject({
      status: 400,
      body: { reservation: [expect.stringMatching(/^El archivo dice ser PDF y no lo es/)] },
    });
    expect(await catalog.create('visa', { reservation: new Blob([]) })).toMatchObject({
      status: 400,
      body: { reservation: ['El archivo está vacío.'] },
    });
    expect(await catalog.create('visa', { reservation: undefined })).toMatchObject({
      status: 400,
      body: { reservation: ['Adjunte un archivo.'] },
    });
    expect(await catalog.count('files')).toBe(files);
  });

  test('a file over 10 MB is too large', async () => {
    const large = new Blob([await pdf().arrayBuffer(), new Uint8Array(10 * 1024 * 1024)]);
    const files = await catalog.count('files');
    expect((await catalog.create('visa', { reservation: large })).status).toBe(413);
    expect(await catalog.count('files')).toBe(files);
  });

  test.each([
    ['a PDF that is cut off', () => half(pdf('Visa de Carlos')), /^El PDF está incompleto/],
    ['a PDF that is none', () => new Blob(['%PDF-1.7 de prueba']), /^No pudimos abrir el PDF/],
  ])('%s is refused at its field, and nothing is stored', async (_, make, reservation) => {
    const files = await catalog.count('files');
    expect(await catalog.create('visa', { reservation: make() })).toMatchObject({
      status: 400,
      body: { reservation: [expect.stringMatching(reservation)] },
    });
    expect(await catalog.count('files')).toBe(files);
  });

  test('without the object store a record is not stored, and the answer says to try again', async () => {
    const { status } = await withoutStore.create('visa');
    expect(status).toBe(503);
    expect(await withoutStore.count('service_records')).toBe(0);
    expect(await withoutStore.count('outbox')).toBe(0);
  });

  test('the sweep removes uploads that nobody kept within an hour, rows and objects', async () => {
    const store = catalog.process.app.get(FileStore);
    const received = {
      field: 'x',
      name: 'x.pdf',
      mediaType: 'application/pdf',
      ...(await new TemporaryFiles().write([Buffer.from('%PDF')])),
      receivedSha256: '-',
    };
    const [old, fresh, replaced] = [
      await store.upload(received),
      await store.upload(received),
      await store.upload(received),
    ];
    await catalog.process.database.query(`update files set created_at = now() - interval '61 minutes' where id = ?`, [
      old.id,
    ]);
    await catalog.process.database.query(
      `update files set status = 'replaced', replaced_at = now() - interval '29 days' where id = ?`,
      [replaced.id],
    );
    await store.sweep();
    expect(await keys(old.id)).toEqual([]);
    await expect(catalog.process.app.get(ObjectStore).read(old.object_key)).rejects.toThrow(NotFoundError);
    expect(await keys(fresh.id)).toHaveLength(1);
    expect(await keys(replaced.id)).toHaveLength(1);
    await catalog.process.database.query(`update files set replaced_at = now() - interval '31 days' where id = ?`, [
      replaced.id,
    ]);
    await store.sweep();
    expect(await keys(replaced.id)).toEqual([]);
    await expect(catalog.process.database.transaction(() => store.keep(old.id))).rejects.toThrow();
  });

  test('a form that breaks off is refused', async () => {
    const { status } = await catalog.process.request('POST', '/api/v1/agency/visa', {
      headers: { ...asStaff(), 'content-type': 'multipart/form-data; boundary=x' },
      body: 'not a form',
    });
    expect(status).toBe(400);
  });

  test('a body that is JSON cannot carry the file that a new record needs', async () => {
    const { reservation: _, ...fields } = await catalog.fields('visa');
    const { status, body } = await catalog.process.request('POST', '/api/v1/agency/visa', {
      headers: asStaff(),
      body: fields,
    });
    expect({ status, body }).toEqual({ status: 400, body: { reservation: ['Adjunte un archivo.'] } });
  });

  test('more than one file in a field is refused', async () => {
    const fields = await catalog.fields('visa');
    const body = form(fields);
    body.append('reservation', pdf(), 'otro.pdf');
    const answer = await catalog.process.request('POST', '/api/v1/agency/visa', { headers: asStaff(), body });
    expect(answer).toMatchObject({ status: 400, body: { reservation: ['Adjunte un solo archivo.'] } });
  });
});

describe('the data of the demo', () => {
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
});
