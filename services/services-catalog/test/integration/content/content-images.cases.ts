import { imageFormats, imageObjectKey, type StoredImage } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { FileWorkshop, ObjectStore } from '@bitacora/platform';
import { asStaff, eventually } from '@bitacora/testing';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { ImageStore } from '../../../src/content/images/image-store.ts';
import { Catalog, form, pdf } from '../fixture/catalog.ts';
import { picture, sidewaysPicture } from '../fixture/images.ts';

const catalog = new Catalog();

describe('content images', () => {
  beforeAll(() => catalog.start(), 60_000);
  afterAll(() => catalog.stop());
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const upload = (
    image: Blob,
    { alt = 'Una playa', headers = {} }: { alt?: string; headers?: Record<string, string> } = {},
  ) =>
    catalog.process.request<StoredImage>('POST', '/api/v1/content/images', {
      headers: { ...asStaff(), ...headers },
      body: form({ alt, image }),
    });
  const objects = () => catalog.process.app.get(ObjectStore);
  const rendition = async (id: string, name: string) => buffer(await objects().read(imageObjectKey(id, name)));
  const rows = (where = 'true') =>
    catalog.process.database.query<{ id: string }>(`select id from content_images where ${where}`);

  test('an image is stored in every format and every size that it has', async () => {
    const { status, body } = await upload(await picture({ width: 1000, height: 500, format: 'webp' }), {
      alt: 'Un faro',
    });
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        id: expect.any(String),
        alt: 'Un faro',
        width: 1000,
        height: 500,
        color: expect.any(String),
        widths: [320, 640, 960],
      },
    });
    expect(body.color).toMatch(/^#[23][0-9a-f]7[0-9a-f]b[0-9a-f]$/);
    for (const width of body.widths) {
      for (const format of imageFormats) {
        const { data, info } = await sharp(await rendition(body.id, `${width}.${format}`)).toBuffer({
          resolveWithObject: true,
        });
        expect([format, info.width, info.height, data.length > 0]).toEqual([
          format,
          width,
          Math.round(width / 2),
          true,
        ]);
      }
    }
    await expect(rendition(body.id, '1280.jpeg')).rejects.toThrow();
  });

  test.each(['jpeg', 'png', 'webp'] as const)('a %s tells nobody where and with what it was taken', async (format) => {
    const original = await picture({ width: 400, format });
    expect((await sharp(await original.arrayBuffer()).metadata()).exif?.toString('latin1')).toContain('Camara');
    const { body } = await upload(original);
    for (const kind of imageFormats) {
      const { exif, xmp, iptc } = await sharp(await rendition(body.id, `320.${kind}`)).metadata();
      expect([kind, exif, xmp, iptc]).toEqual([kind, undefined, undefined, undefined]);
    }
  });

  test('an image stands as the camera held it', async () => {
    const { body } = await upload(await sidewaysPicture(900, 400));
    expect(body).toMatchObject({ width: 400, height: 900, widths: [320] });
    const { width, height, orientation } = await sharp(await rendition(body.id, '320.jpeg')).metadata();
    expect([width, height, orientation]).toEqual([320, 720, undefined]);
  });

  test('what is transparent becomes white', async () => {
    const clear = sharp({
      create: { width: 320, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const { body } = await upload(new Blob([new Uint8Array(await clear.png().toBuffer())]));
    const { dominant } = await sharp(await rendition(body.id, '320.jpeg')).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  });

  test('a picture full of detail is light enough for a phone', async () => {
    const detailed = await readFile(join(import.meta.dirname, '../../../assets/demo/about-us.webp'));
    const { body } = await upload(new Blob([new Uint8Array(detailed)]));
    const [avif, webp, jpeg] = await Promise.all(imageFormats.map((format) => rendition(body.id, `1280.${format}`)));
    expect(avif?.length).toBeLessThan(120_000);
    expect(webp?.length).toBeLessThan(jpeg?.length ?? 0);
  });

  const half = (image: Blob) => image.slice(0, image.size / 2);

  test.each([
    ['a PDF', async () => pdf(), 'Adjunte una imagen JPEG, PNG o WebP.'],
    ['a text named .jpg', async () => new Blob(['hola'], { type: 'image/jpeg' }), /JPEG, PNG o WebP/],
    ['an image of 319 pixels', () => picture({ width: 319 }), 'La imagen debe medir al menos 320 píxeles de ancho.'],
    [
      'a high image that is narrow',
      () => sidewaysPicture(900, 319),
      'La imagen debe medir al menos 320 píxeles de ancho.',
    ],
    ['half an image', async () => half(await picture({ format: 'png' })), /La imagen está incompleta o dañada/],
    [
      'too many pixels',
      () => picture({ width: 10_000, height: 5001, format: 'png' }),
      'La imagen debe tener 50 megapíxeles como máximo. Redúzcala y vuelva a intentarlo.',
    ],
    [
      'an image that no format has room for',
      () => picture({ width: 320, height: 16_400, format: 'png' }),
      'La imagen debe medir 16000 píxeles de alto como máximo.',
    ],
  ] as const)('%s is refused, and nothing of it stays', async (_, make, message) => {
    const before = await rows();
    const answer = await upload(await make());
    expect(answer).toMatchObject({ status: 400, body: { image: [expect.stringMatching(message)] } });
    expect(await rows()).toEqual(before);
  });

  test('more than 10 MB are too much', async () => {
    const heavy = new Blob([await (await picture()).arrayBuffer(), new Uint8Array(10 * 1024 * 1024)]);
    expect((await upload(heavy)).status).toBe(413);
  });

  test('an image needs words for people who do not see it', async () => {
    expect(await upload(await picture(), { alt: '  ' })).toMatchObject({
      status: 400,
      body: { alt: ['Este campo es obligatorio.'] },
    });
  });

  test('an image that does not open is named beside words that lack', async () => {
    expect(await upload(half(await picture({ format: 'png' })), { alt: '' })).toMatchObject({
      status: 400,
      body: { alt: [expect.any(String)], image: [expect.stringMatching(/incompleta o dañada/)] },
    });
  });

  test('an image is opened once, and rendered from the very bytes that were sent', async () => {
    const workshop = catalog.process.app.get(FileWorkshop, { strict: false });
    const clean = jest.spyOn(workshop, 'clean');
    const rendered: Buffer[] = [];
    const render = workshop.render.bind(workshop);
    jest.spyOn(workshop, 'render').mockImplementation(async (field, path, sizes) => {
      rendered.push(await readFile(path));
      return render(field, path, sizes);
    });
    const sent = await picture({ width: 330 });
    expect((await upload(sent)).status).toBe(201);
    expect(clean).not.toHaveBeenCalled();
    expect(rendered).toHaveLength(1);
    expect(rendered[0]?.equals(Buffer.from(await sent.arrayBuffer()))).toBe(true);
  });

  test('an image that is sent twice under one key is stored once', async () => {
    const headers = { ...asStaff(), 'idempotency-key': newId() };
    const image = await picture({ width: 330 });
    const [first, second] = [await upload(image, { headers }), await upload(image, { headers })];
    expect(second.body).toEqual(first.body);
    expect(await rows(`id = '${first.body.id}'`)).toHaveLength(1);
    expect((await upload(await picture({ width: 340 }), { headers })).status).toBe(422);
  });

  test('many images at once wait for their turn, and too many are told to come again', async () => {
    const image = await picture({ width: 1300, height: 900 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(image)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(4);
    expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
  }, 60_000);

  test('an image whose upload breaks off leaves nothing behind', async () => {
    const before = await rows();
    const put = objects().put.bind(objects());
    const keys: string[] = [];
    jest.spyOn(objects(), 'put').mockImplementation(async (key, ...rest) => {
      if (keys.length === 3) throw new Error('the line broke');
      keys.push(key);
      await put(key, ...rest);
    });
    expect((await upload(await picture())).status).toBe(500);
    expect(await rows()).toEqual(before);
    for (const key of keys) await expect(objects().read(key)).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('what a crash left half stored is swept after an hour', async () => {
    const { body } = await upload(await picture({ width: 330 }));
    await catalog.process.database.query(`update content_images set status = 'uploading' where id = ?`, [body.id]);
    const images = catalog.process.app.get(ImageStore);
    await images.sweep();
    expect(await rows(`id = '${body.id}'`)).toHaveLength(1);
    await catalog.process.database.query(
      `update content_images set created_at = now() - interval '61 minutes' where id = ?`,
      [body.id],
    );
    await images.sweep();
    expect(await rows(`id = '${body.id}'`)).toEqual([]);
    await eventually(() => expect(rendition(body.id, '320.jpeg')).rejects.toMatchObject({ kind: 'not-found' }));
  });
});
