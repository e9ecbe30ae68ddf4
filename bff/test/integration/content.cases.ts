import {
  contentDefaults,
  type ContentSnapshot,
  imageObjectKey,
  type Tour,
  type WebDocument,
} from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { type EmbeddedObjectStore, startObjectStore } from '@bitacora/launcher';
import { Inbox, ObjectStore } from '@bitacora/platform';
import { asStaff, OTHER_AGENCY, startTestProcess, TEST_AGENCY, type TestProcess } from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bff } from '../../src/bff.process.ts';
import { aTour, aWebDocument, envelope } from './facts.ts';

describe('content', () => {
  let server: TestProcess;
  let store: EmbeddedObjectStore;
  let catalog: Server;
  let directory: string;
  /** What services-catalog answers to the next command. */
  let written: unknown;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'content-test-'));
    store = await startObjectStore({ directory, bucket: 'bitacora', accessKey: 'test', secretKey: 'test-secret' });
    catalog = createServer((_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(written)),
    );
    await new Promise<void>((resolve) => catalog.listen(0, '127.0.0.1', resolve));
    server = await startTestProcess(bff, {
      environment: {
        AGENCY_RUC: TEST_AGENCY,
        SERVICES_CATALOG_URL: `http://127.0.0.1:${(catalog.address() as AddressInfo).port}`,
        S3_ENDPOINT: store.endpoint,
        S3_BUCKET: 'bitacora',
        S3_ACCESS_KEY: 'test',
        S3_SECRET_KEY: 'test-secret',
      },
    });
  });
  afterAll(async () => {
    await server.stop();
    catalog.closeAllConnections();
    catalog.close();
    await store.stop();
    await rm(directory, { recursive: true, force: true });
  });

  const publish = (version: number, snapshot: ContentSnapshot) =>
    server.app.get(Inbox).receive(envelope('services-catalog.content-published', version, snapshot));
  const read = <Body>(path: string, headers: Record<string, string> = {}) =>
    server.request<Body>('GET', `/api/v1/content/${path}`, { headers });
  const titles = async () => (await read<Tour[]>('packages?active=true')).body.map(({ title }) => title);
  const anImage = () => ({
    id: newId(),
    alt: 'Mar',
    width: 1400,
    height: 900,
    color: '#336699',
    widths: [320, 640, 960, 1280],
  });

  describe('documents', () => {
    test('the words that come with the site show until staff write their own', async () => {
      expect((await read('web/QuestionsAndAnswers')).body).toEqual(contentDefaults.QuestionsAndAnswers);
      const { version: _, ...about } = contentDefaults.AboutUs;
      await publish(4, aWebDocument('AboutUs', { ...about, vision: 'Viajar sin sorpresas' }));
      expect((await read('web/AboutUs')).body).toEqual({ ...about, vision: 'Viajar sin sorpresas', version: 4 });
    });

    test('a document of another name is not there, nor one of another agency', async () => {
      for (const name of ['Nada', 'constructor']) expect((await read(`web/${name}`)).status).toBe(404);
      await publish(1, aWebDocument('Home', { headline: 'Ajeno' }, { agency: OTHER_AGENCY }));
      expect((await read('web/Home')).body).toEqual(contentDefaults.Home);
    });

    test('images have an address for clients that know one size only, on the host that was asked', async () => {
      const [cover, section] = [anImage(), anImage()];
      await publish(1, aWebDocument('Images_portadas', { images: [cover] }));
      await publish(1, aWebDocument('ImagesSections', { images: { aboutUs: section } }));
      const covers = (await read<WebDocument<'Images_portadas'>>('web/Images_portadas')).body;
      expect(covers.imagesURLs).toEqual([
        `${server.environment.PUBLIC_URL}/api/v1/content/images/${cover.id}/960.jpeg`,
      ]);
      const sections = (await read<WebDocument<'ImagesSections'>>('web/ImagesSections')).body;
      expect(sections).toMatchObject({
        aboutUs: `${server.environment.PUBLIC_URL}/api/v1/content/images/${section.id}/960.jpeg`,
        images: { aboutUs: section },
      });
    });

    test('a change shows at once, and what has not changed is not sent again', async () => {
      const document = aWebDocument('Home', { ...contentDefaults.Home, headline: 'Uno' });
      await publish(1, document);
      const first = await read('web/Home');
      const tag = first.headers.get('etag') ?? '';
      expect(first.headers.get('cache-control')).toBe('no-cache');
      expect((await read('web/Home', { 'if-none-match': tag })).status).toBe(304);
      await publish(2, { ...document, content: { ...document.content, headline: 'Dos' } });
      expect(await read('web/Home', { 'if-none-match': tag })).toMatchObject({
        status: 200,
        body: { headline: 'Dos' },
      });
      await publish(1, document);
      expect((await read('web/Home')).body).toMatchObject({ headline: 'Dos' });
    });
  });

  describe('tours', () => {
    test('the active ones show in the order of the agency, each at its own address', async () => {
      const [last, first, hidden] = [
        aTour({ title: 'Segundo', order: 2, picture: anImage() }),
        aTour({ title: 'Primero', order: 1 }),
        aTour({ title: 'Oculto', order: 3, active: false }),
      ];
      for (const tour of [last, first, hidden, aTour({ title: 'Ajeno' }, { agency: OTHER_AGENCY })])
        await publish(1, tour);
      expect(await titles()).toEqual(['Primero', 'Segundo']);
      expect((await read<Tour>(`packages/${last.name}`)).body).toMatchObject({
        title: 'Segundo',
        slug: last.name,
        version: 1,
      });
      expect((await read(`packages/${hidden.name}`)).status).toBe(404);
      expect((await read('packages/no-existe')).status).toBe(404);

      await publish(2, { ...hidden, content: { ...hidden.content, active: true } });
      await publish(2, { ...first, is_removed: true });
      await publish(1, first);
      expect(await titles()).toEqual(['Segundo', 'Oculto']);
      expect((await read(`packages/${first.name}`)).status).toBe(404);
    });

    test('who changes a tour reads the change at once, whatever became of the queue', async () => {
      const tour = aTour({ title: 'Recién creado', order: 9 });
      written = { body: { id: tour.id }, events: [envelope('services-catalog.content-published', 1, tour)] };
      const body = { title: 'Recién creado' };
      const answer = await server.request('POST', '/api/v1/content/packages', { headers: asStaff(), body });
      expect(answer.status).toBe(201);
      expect(await titles()).toContain('Recién creado');
    });
  });

  describe('images', () => {
    const id = newId();
    const image = (rendition: string, init: RequestInit = {}, of = id) =>
      fetch(`${server.url}/api/v1/content/images/${of}/${rendition}`, init);
    const bytes = Buffer.from('the bytes of an image');
    beforeAll(() => server.app.get(ObjectStore).put(imageObjectKey(id, '640.avif'), bytes, 'image/avif'));

    test('is read once for all who ask, whose answers share its bytes, and what was not there is asked for again', async () => {
      const objects = server.app.get(ObjectStore);
      const read = jest.spyOn(objects, 'read');
      const later = newId();
      expect((await image('640.avif', {}, later)).status).toBe(404);
      await objects.put(imageObjectKey(later, '640.avif'), bytes, 'image/avif');
      const answers = await Promise.all(Array.from({ length: 8 }, () => image('640.avif', {}, later)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(Buffer.from(await (await image('640.avif', {}, later)).arrayBuffer())).toEqual(bytes);
      expect(read).toHaveBeenCalledTimes(2);
      read.mockRestore();
    });

    test('an image is kept for ever by whoever has loaded it', async () => {
      const response = await image('640.avif');
      expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/avif',
        'content-length': String(bytes.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      const tag = response.headers.get('etag') ?? '';
      const again = await image('640.avif', { headers: { 'if-none-match': tag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    });

    test('its headers can be asked alone', async () => {
      const response = await image('640.avif', { method: 'HEAD' });
      expect([response.status, await response.text()]).toEqual([200, '']);
      expect(response.headers.get('content-length')).toBe(String(bytes.length));
      expect(response.headers.get('content-type')).toBe('image/avif');
    });

    test('nothing but renditions of images is there', async () => {
      await server.app.get(ObjectStore).put('secret', bytes, 'application/pdf');
      for (const rendition of [
        '641.avif',
        '640.gif',
        '640.svg',
        '640',
        'constructor',
        '..%2f..%2fsecret',
        '960.avif',
      ]) {
        expect([rendition, (await image(rendition)).status]).toEqual([rendition, 404]);
      }
      expect((await image('640.avif', {}, newId())).status).toBe(404);
      expect((await image('640.avif', {}, 'secret')).status).toBe(404);
    });
  });

  test('the site stands while the store of content is away', async () => {
    const tour = aTour({ title: 'Siempre visible' });
    await publish(1, tour);
    const away = await startTestProcess(bff, {
      databaseUrl: String(server.environment.DATABASE_URL),
      environment: { AGENCY_RUC: TEST_AGENCY },
    });
    try {
      const { status, body } = await away.request<Tour>('GET', `/api/v1/content/packages/${tour.name}`);
      expect({ status, body }).toMatchObject({ status: 200, body: { title: 'Siempre visible' } });
      expect((await away.request('GET', '/api/v1/content/web/QuestionsAndAnswers')).status).toBe(200);
      const editing = await away.request('GET', '/api/v1/agency/content/packages', { headers: asStaff() });
      expect(editing.status).toBe(503);
    } finally {
      await away.stop();
    }
  });
});
