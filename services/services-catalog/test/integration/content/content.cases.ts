import { contentDefaults, type ContentSnapshot, type StoredImage, type Tour } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { SecurityLog } from '@bitacora/platform';
import { asStaff, asTraveller, OTHER_AGENCY, type TestResponse } from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Catalog, form } from '../fixture/catalog.ts';
import { picture } from '../fixture/images.ts';

const catalog = new Catalog();

describe('content', () => {
  beforeAll(() => catalog.start(), 60_000);
  afterAll(() => catalog.stop());

  type Headers = Record<string, string>;
  type Document = Record<string, unknown> & { version: number };

  function ask<Body>(method: string, path: string, body?: unknown, headers: Headers = asStaff()) {
    return catalog.process.request<Body>(method, `/api/v1/${path}`, {
      headers,
      ...(body === undefined ? {} : { body }),
    });
  }

  const read = (name: string, headers?: Headers) =>
    ask<Document>('GET', `agency/content/web/${name}`, undefined, headers);
  const save = (name: string, body: unknown, headers?: Headers) =>
    ask<Document>('PUT', `content/web/${name}`, body, headers);
  const tours = async (headers?: Headers) =>
    (await ask<Tour[]>('GET', 'agency/content/packages', undefined, headers)).body;
  const change = (id: string, body: unknown, headers?: Headers) =>
    ask<Tour>('PATCH', `content/packages/${id}`, body, headers);
  const remove = (id: string, headers?: Headers) => ask('DELETE', `content/packages/${id}`, undefined, headers);
  const order = (ids: string[], headers?: Headers) => ask<Tour[]>('PUT', 'content/packages', { ids }, headers);

  const aTour = (fields: Record<string, unknown> = {}) => ({
    title: 'Quito y Otavalo',
    caption: 'Tres días en la sierra',
    description: 'El centro histórico, la mitad del mundo y el mercado de Otavalo.',
    items: ['Transporte', 'Dos noches de hotel'],
    active: true,
    ...fields,
  });
  const create = (fields: Record<string, unknown> = {}, headers?: Headers) =>
    ask<Tour>('POST', 'content/packages', aTour(fields), headers);

  async function anImage(headers: Headers = asStaff()): Promise<StoredImage> {
    const body = form({ alt: 'Una playa', image: await picture({ width: 700, height: 500 }) });
    return (await ask<StoredImage>('POST', 'content/images', body, headers)).body;
  }

  /** What was told of a document or tour, oldest first. */
  async function told(id: string): Promise<ContentSnapshot[]> {
    const rows = await catalog.process.database.query<{ data: ContentSnapshot }>(
      `select envelope->'data' as data from outbox
     where aggregate_id = ? and name = 'services-catalog.content-published' order by id`,
      [id],
    );
    return rows.map(({ data }) => data);
  }

  const outcome = ({ status, body }: TestResponse<unknown>) => ({ status, body });
  const agency = (number: number) => `17900999${String(number).padStart(2, '0')}001`;

  describe('documents', () => {
    const home = { ...contentDefaults.Home, headline: 'Viajes que se cumplen' };

    test('staff begin with the words that come with the site, and write their own', async () => {
      expect(outcome(await read('Home'))).toEqual({ status: 200, body: contentDefaults.Home });
      const saved = await save('Home', home);
      expect(outcome(saved)).toEqual({ status: 200, body: { ...home, version: 1 } });
      expect((await read('Home')).body).toEqual(saved.body);
    });

    test('a document belongs to the agency of who writes it', async () => {
      await save('AboutUs', { introduction: 'Somos otra', vision: 'Otra', mission: 'Otra' }, asStaff(OTHER_AGENCY));
      expect((await read('AboutUs')).body).toEqual(contentDefaults.AboutUs);
      expect((await read('AboutUs', asStaff(OTHER_AGENCY))).body).toMatchObject({
        introduction: 'Somos otra',
        version: 1,
      });
    });

    test('who read an older version does not overwrite a newer one', async () => {
      const staff = asStaff(agency(1));
      expect((await save('Home', { ...home, version: 7 }, staff)).status).toBe(409);
      const { body } = await save('Home', { ...home, version: 0 }, staff);
      expect(await save('Home', { ...home, version: 0 }, staff)).toMatchObject({
        status: 409,
        body: { code: 'stale_version' },
      });
      expect((await save('Home', { ...home, version: body.version }, staff)).body.version).toBe(2);
      expect((await save('Home', { ...home, version: undefined }, staff)).body.version).toBe(3);
    });

    test('of two who write a document for the first time at once, one is told to look again', async () => {
      const staff = asStaff(agency(2));
      const answers = await Promise.all([1, 2].map(() => save('Home', { ...home, version: 0 }, staff)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    test('each document has its own rules, and their fields are named', async () => {
      expect(
        outcome(await save('QuestionsAndAnswers', { entries: [{ question: '', answer: 'Sí' }, { question: '¿Y?' }] })),
      ).toEqual({
        status: 400,
        body: {
          'entries.0.question': ['Este campo es obligatorio.'],
          'entries.1.answer': ['Este campo es obligatorio.'],
        },
      });
      expect((await save('Home', { ...home, benefits: home.benefits.slice(1) })).body).toHaveProperty('benefits');
      expect(Object.keys((await save('AboutUs', {})).body).sort()).toEqual(['introduction', 'mission', 'vision']);
    });

    test('there is no document of another name', async () => {
      for (const name of ['Nada', '__proto__', 'toString']) {
        expect([name, (await read(name)).status, (await save(name, home)).status]).toEqual([name, 404, 404]);
      }
    });

    test('images are those of the agency, and an unknown one is named', async () => {
      const own = await anImage();
      const foreign = await anImage(asStaff(OTHER_AGENCY));
      const choice = ({ id }: { id: string }) => ({ id, alt: 'Otra descripción' });
      const noted = jest.spyOn(catalog.process.app.get(SecurityLog), 'record').mockClear();
      const refused = await save('Images_portadas', {
        images: [choice(own), choice(foreign), choice({ id: newId() })],
      });
      expect(noted.mock.calls).toEqual([['access-refused', { reason: 'unknown_reference: image' }]]);
      expect(outcome(refused)).toEqual({
        status: 400,
        body: {
          'images.1.id': ['No existe o ya no está disponible.'],
          'images.2.id': ['No existe o ya no está disponible.'],
        },
      });
      const { body } = await save('Images_portadas', { images: [choice(own)] });
      expect(body).toEqual({
        imagesURLs: [`http://localhost:3000/api/v1/content/images/${own.id}/640.jpeg`],
        images: [{ ...own, alt: 'Otra descripción' }],
        version: 1,
      });
      expect((await save('ImagesSections', { images: { aboutUs: choice(foreign) } })).body).toEqual({
        'images.aboutUs.id': ['No existe o ya no está disponible.'],
      });
      expect((await save('ImagesSections', { images: { aboutUs: null } })).body).toMatchObject({ aboutUs: null });
    });
  });

  describe('tours', () => {
    test('a tour gets an address of its title, which it keeps', async () => {
      const staff = asStaff(agency(3));
      const { status, body } = await create({ title: 'Amazonía: ¡Cuyabeno!' }, staff);
      expect({ status, body }).toMatchObject({
        status: 201,
        body: { slug: 'amazonia-cuyabeno', order: 1, active: true, image: null, picture: null, version: 1 },
      });
      const renamed = await change(body.id, { title: 'Cuyabeno', version: 1 }, staff);
      expect(outcome(renamed)).toMatchObject({
        status: 200,
        body: { ...body, title: 'Cuyabeno', slug: 'amazonia-cuyabeno', version: 2 },
      });
      expect((await told(body.id)).map(({ name, content }) => [name, content.title])).toEqual([
        ['amazonia-cuyabeno', 'Amazonía: ¡Cuyabeno!'],
        ['amazonia-cuyabeno', 'Cuyabeno'],
      ]);
    });

    test('an address is never given twice, not even of a tour that was removed', async () => {
      const staff = asStaff(agency(4));
      const first = await create({}, staff);
      const others = await Promise.all([create({}, staff), create({}, staff)]);
      expect([first, ...others].map(({ body }) => body.slug).sort()).toEqual([
        'quito-y-otavalo',
        'quito-y-otavalo-2',
        'quito-y-otavalo-3',
      ]);
      expect((await remove(first.body.id, staff)).status).toBe(200);
      expect((await create({}, staff)).body.slug).toBe('quito-y-otavalo-4');
      expect((await create({}, asStaff(agency(5)))).body.slug).toBe('quito-y-otavalo');
    });

    test('what a change does not name stays', async () => {
      const staff = asStaff(agency(6));
      const image = await anImage(staff);
      const { body } = await create({ picture: { id: image.id, alt: 'Plaza' } }, staff);
      expect(body.image).toBe(`http://localhost:3000/api/v1/content/images/${image.id}/640.jpeg`);
      const hidden = (await change(body.id, { active: false }, staff)).body;
      expect(hidden).toEqual({ ...body, active: false, version: 2 });
      expect((await change(body.id, { picture: null, items: [] }, staff)).body).toEqual({
        ...hidden,
        picture: null,
        image: null,
        items: [],
        version: 3,
      });
    });

    test('what one compares a tour by is kept to the cent, told, and taken away again', async () => {
      const staff = asStaff(agency(16));
      const facts = {
        duration: '5 días, 4 noches',
        season: 'Todo el año',
        price_from: 1290.5,
        excludes: ['Almuerzos'],
      };
      const { body } = await create(facts, staff);
      expect(body).toMatchObject(facts);
      expect(await tours(staff)).toEqual([body]);
      expect((await told(body.id)).at(-1)?.content).toMatchObject(facts);
      const { body: changed } = await change(body.id, { price_from: null, duration: '', excludes: [] }, staff);
      expect(changed).toMatchObject({ price_from: null, duration: null, season: 'Todo el año', excludes: [] });
      expect(await tours(staff)).toEqual([changed]);
    });

    test('a picture is one of the agency', async () => {
      const staff = asStaff(agency(7));
      const foreign = { id: (await anImage()).id, alt: 'Ajena' };
      const refusal = { status: 400, body: { 'picture.id': ['No existe o ya no está disponible.'] } };
      expect(outcome(await create({ picture: foreign }, staff))).toEqual(refusal);
      const { body } = await create({}, staff);
      expect(outcome(await change(body.id, { picture: foreign }, staff))).toEqual(refusal);
      expect(await tours(staff)).toHaveLength(1);
    });

    test('the order is given whole, or it does not hold', async () => {
      const staff = asStaff(agency(8));
      const ids: string[] = [];
      for (const title of ['A', 'B', 'C']) ids.push((await create({ title }, staff)).body.id);
      const [a = '', b = '', c = ''] = ids;
      const foreign = (await create({ title: 'D' }, asStaff(agency(9)))).body.id;
      for (const wrong of [[], [a, b], [a, b, b], [a, b, c, c], [a, b, c, foreign], [a, b, newId()]]) {
        expect(outcome(await order(wrong, staff))).toMatchObject({ status: 400, body: { ids: [expect.any(String)] } });
      }
      expect((await order([c, a, b], staff)).body.map(({ title, order: place }) => [title, place])).toEqual([
        ['C', 1],
        ['A', 2],
        ['B', 3],
      ]);
      expect((await tours(staff)).map(({ title }) => title)).toEqual(['C', 'A', 'B']);
      // Who stays where it is has nothing to tell.
      await order([a, c, b], staff);
      expect(await told(b)).toHaveLength(2);
      expect((await create({ title: 'E' }, staff)).body.order).toBe(4);
    });

    test('an agency has no more tours than it can put into order', async () => {
      const staff = asStaff(agency(14));
      await create({}, staff);
      await catalog.process.database.query(
        `insert into tours select gen_random_uuid(), 1, agency, 'tour-' || n, title, caption, description, items, active,
         1 + n, picture, case when n > 199 then now() end
       from tours, generate_series(1, 210) n where agency = ?`,
        [agency(14)],
      );
      expect(outcome(await create({}, staff))).toEqual({
        status: 400,
        body: { non_field_errors: ['Puede tener hasta 200 tours. Elimine uno que ya no venda.'] },
      });
      expect((await order((await tours(staff)).map(({ id }) => id).reverse(), staff)).status).toBe(200);
    });

    test('a stale change is refused, and one of a removed tour finds nothing', async () => {
      const staff = asStaff(agency(10));
      const { body } = await create({}, staff);
      await change(body.id, { caption: 'Otra' }, staff);
      expect((await change(body.id, { caption: 'Más', version: 1 }, staff)).status).toBe(409);
      expect((await remove(body.id, staff)).status).toBe(200);
      expect((await remove(body.id, staff)).status).toBe(404);
      expect((await change(body.id, { caption: 'Más' }, staff)).status).toBe(404);
      expect(await tours(staff)).toEqual([]);
      expect((await told(body.id)).map(({ is_removed }) => is_removed)).toEqual([false, false, true]);
    });

    test("another agency's tours are not there", async () => {
      const { body } = await create({}, asStaff(agency(11)));
      const stranger = asStaff(agency(12));
      expect((await change(body.id, { title: 'Mío' }, stranger)).status).toBe(404);
      expect((await remove(body.id, stranger)).status).toBe(404);
      expect(await tours(stranger)).toEqual([]);
      expect(await tours(asStaff(agency(11)))).toHaveLength(1);
    });

    test('a tour that is sent twice under one key is there once', async () => {
      const headers = { ...asStaff(agency(13)), 'idempotency-key': newId() };
      const [first, second] = [await create({}, headers), await create({}, headers)];
      expect(outcome(second)).toEqual(outcome(first));
      expect(await tours(headers)).toHaveLength(1);
      expect((await create({ title: 'Otro' }, headers)).status).toBe(422);
    });
  });

  describe.each([
    ['a visitor', {}, 401],
    ['a traveller', asTraveller(), 403],
  ])('%s', (_, headers, status) => {
    test('edits nothing', async () => {
      const image = form({ alt: 'Una playa', image: await picture() });
      const answers = await Promise.all([
        read('Home', headers),
        save('Home', contentDefaults.Home, headers),
        ask('GET', 'agency/content/packages', undefined, headers),
        create({}, headers),
        change(newId(), {}, headers),
        remove(newId(), headers),
        order([], headers),
        ask('POST', 'content/images', image, headers),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
    });
  });
});
