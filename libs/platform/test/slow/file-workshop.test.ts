import { fileMessages as messages } from '@bitacora/contracts/messages';
import { eventually } from '@bitacora/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Caller } from '../../src/context/caller.ts';
import { withRequestContext } from '../../src/context/request-context.ts';
import { FileWorkshop } from '../../src/files/file-workshop.ts';
import { judgeFile } from '../../src/files/judge-file.ts';
import { TemporaryFiles } from '../../src/files/temporary-files.ts';
import type { ReceivedFile } from '../../src/files/received-file.ts';
import * as pdfs from '../integration/fixture/pdfs.ts';
import * as pictures from '../integration/fixture/pictures.ts';

// What a decoder does takes its time on a busy machine.
jest.setTimeout(60_000);

let workshop: FileWorkshop;
const open = () => {
  workshop = new FileWorkshop();
};
const close = () => workshop.onApplicationShutdown();

const temporary = new TemporaryFiles();
afterAll(() => temporary.removeAll());

async function received(bytes: Buffer, name = 'archivo'): Promise<ReceivedFile> {
  const file = await judgeFile('file', name, await temporary.write([bytes]));
  if ('refused' in file) throw new Error(file.refused);
  return file;
}
const bytesOf = ({ path }: ReceivedFile) => readFile(path);
const aCaller = (userId: string): Caller => ({
  userId,
  session: userId,
  agency: null,
  roles: [],
  issuedAt: 0,
  expiresAt: 0,
});
const clean = async (bytes: Buffer) => workshop.clean(await received(bytes));
async function kept(bytes: Buffer): Promise<ReceivedFile> {
  const file = await clean(bytes);
  if ('refused' in file) throw new Error(file.refused);
  return file;
}

/** A process with a workshop at work, and the workshop's process id. */
async function startService(): Promise<{ child: number; kill: () => void }> {
  const script = join(import.meta.dirname, '../integration/fixture/workshop-at-work.ts');
  const service = spawn(process.execPath, ['--conditions=source', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [words] = (await once(service.stdout, 'data')) as [Buffer];
  return { child: Number(words.toString().split('\n')[0]), kill: () => service.kill('SIGKILL') };
}

describe('files of all kinds, in one workshop', () => {
  beforeAll(open);
  afterAll(close);

  test.each([
    ['is whole', pdfs.wholePdf()],
    ['has a wrong table of objects', pdfs.misplacedTable()],
    ['says wrongly where its table is', pdfs.misplacedStart()],
    ['has something behind its end', pdfs.withTail()],
    ['is encrypted with an empty password', pdfs.encryptedPdf('')],
  ])('a PDF that %s is kept byte for byte', async (_, bytes) => {
    const file = await received(bytes);
    // The very one: nobody sends it back.
    expect(await workshop.clean(file)).toBe(file);
    expect((await bytesOf(file)).equals(bytes)).toBe(true);
  });

  test.each([0.3, 0.6, 0.8])('a PDF of which %d arrived says that it is incomplete', async (part) => {
    expect(await clean(pdfs.cutPdf(part))).toEqual({ refused: messages.pdfIncomplete });
  });

  test('a PDF with a password says so', async () => {
    expect(await clean(pdfs.encryptedPdf('clave'))).toEqual({ refused: messages.pdfLocked });
  });

  test.each([
    ['is none behind its first letters', Buffer.from('%PDF-1.4\nhola')],
    ['has a page that is not there', pdfs.withoutPage()],
    ['has no page', pdfs.withoutPages()],
  ])('a PDF that %s is refused', async (_, bytes) => {
    expect(await clean(bytes)).toEqual({ refused: messages.pdfUnreadable });
  });

  test('a PDF has five hundred pages at most', async () => {
    expect(await clean(pdfs.pdfOfPages(501))).toEqual({ refused: messages.pdfTooManyPages });
    const most = pdfs.pdfOfPages(500);
    expect((await bytesOf(await kept(most))).equals(most)).toBe(true);
  });

  test.each(['jpeg', 'png', 'webp'] as const)(
    'a %s is kept as the camera held it, and tells nobody where',
    async (format) => {
      const photo = await pictures.sidewaysPhoto(format);
      expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Camara');
      const file = await kept(photo);
      const [bytes, { mediaType }] = [await bytesOf(file), file];
      const { width, height, exif, orientation } = await sharp(bytes).metadata();
      expect([mediaType, width, height, exif, orientation]).toEqual([`image/${format}`, 40, 60, undefined, undefined]);
    },
  );

  test('what is behind an image is not kept', async () => {
    const script = Buffer.from('<script>alert(1)</script>');
    const bytes = await bytesOf(await kept(Buffer.concat([await pictures.sidewaysPhoto('jpeg'), script])));
    expect(bytes.includes(script)).toBe(false);
  });

  test('the digest is that of what is stored, and that of what was sent stays known', async () => {
    const file = await received(await pictures.sidewaysPhoto('jpeg'));
    const clean = await kept(await bytesOf(file));
    expect(clean.receivedSha256).toBe(file.sha256);
    expect(clean.sha256).toBe(
      createHash('sha256')
        .update(await bytesOf(clean))
        .digest('hex'),
    );
    expect(clean.sha256).not.toBe(file.sha256);
  });

  test.each(['jpeg', 'png', 'webp'] as const)('a %s that was cut off is refused', async (format) => {
    const whole = await pictures.noise(200, 200, format);
    expect(await clean(whole.subarray(0, whole.length * 0.7))).toEqual({ refused: messages.imageUnreadable });
  });

  test.each([
    ['900 million pixels in some kB', () => pictures.pngBomb(30_000, 30_000), messages.imageTooLarge],
    ['a WebP larger than its decoder can bear', () => pictures.flat(5000, 4000, 'webp'), messages.webpTooLarge],
    ['an animation', () => pictures.animation(), messages.imageAnimated],
  ])('%s is refused with its own words', async (_, make, refused) => {
    expect(await clean(await make())).toEqual({ refused });
  });

  test('an image of 50 megapixels is kept, and again', async () => {
    const large = await pictures.flat(8600, 5800, 'jpeg');
    expect((await kept(large)).mediaType).toBe('image/jpeg');
    expect((await kept(large)).mediaType).toBe('image/jpeg');
  });

  test('a drawing with code in it is none of the kinds, whatever its name says', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>');
    expect(await judgeFile('file', 'voucher.png', await temporary.write([drawing]))).toEqual({
      refused: messages.notAsNamed('PNG'),
    });
    expect(
      await workshop.clean({
        ...(await received(pdfs.wholePdf())),
        ...(await temporary.write([drawing])),
        mediaType: 'image/png',
      }),
    ).toEqual({
      refused: messages.imageUnreadable,
    });
  });

  test.each(['QRCode', 'PDF417', 'Aztec'] as const)('a %s on a photograph reads the same', async (format) => {
    const photo = await pictures.photoOf(await pictures.barcode('M1MUNOZ/CARLOS EK7PQ2M GYEGPSXL 1411', format, 4));
    const before = await pictures.barcodesOn(photo);
    expect(before).toHaveLength(1);
    expect(await pictures.barcodesOn(await bytesOf(await kept(photo)))).toEqual(before);
  });

  test('a faded barcode that a light image would lose is kept in a heavier one', async () => {
    const photo = await pictures.photoOf(
      await pictures.barcode('https://example.ec/K7PQ2M'.repeat(8), 'QRCode', 1),
      0.08,
    );
    const before = await pictures.barcodesOn(photo);
    expect(before).toHaveLength(1);
    expect(await pictures.barcodesOn(await sharp(photo).jpeg({ quality: 85 }).toBuffer())).toEqual([]);
    expect(await pictures.barcodesOn(await bytesOf(await kept(photo)))).toEqual(before);
  });
});

describe('a workshop of its own', () => {
  beforeEach(open);
  afterEach(close);

  test('a file that takes too much of the processor is refused, and the next one is not', async () => {
    workshop.limits.mostProcessorMilliseconds = 1;
    expect(await clean(await pictures.noise(1000, 1000, 'jpeg'))).toEqual({ refused: messages.tooComplex });
    workshop.limits.mostProcessorMilliseconds = 10_000;
    expect((await kept(pdfs.wholePdf())).mediaType).toBe('application/pdf');
  });

  test('files one after the other have the time of the processor each for itself', async () => {
    workshop.limits.mostProcessorMilliseconds = 1500;
    const photo = await pictures.flat(2000, 1500, 'jpeg');
    for (let turn = 0; turn < 12; turn += 1) expect((await kept(photo)).mediaType).toBe('image/jpeg');
  });

  test('a machine that has no time for a file does not blame it: it is to be sent again', async () => {
    await kept(pdfs.wholePdf());
    workshop.limits.jobMilliseconds = 300;
    process.kill(workshop.pid ?? 0, 'SIGSTOP');
    await expect(clean(pdfs.wholePdf())).rejects.toMatchObject({ code: 'file_workshop_unavailable' });
    workshop.limits.jobMilliseconds = 12_000;
    expect((await kept(pdfs.wholePdf())).mediaType).toBe('application/pdf');
  });

  test('a file that takes too much memory is refused, and the next one is not', async () => {
    workshop.limits.mostBytes = 160 * 2 ** 20;
    expect(await clean(await pictures.largeSidewaysPhoto())).toEqual({ refused: messages.tooComplex });
    expect((await kept(pdfs.wholePdf())).mediaType).toBe('application/pdf');
  });

  test('a file that crashes its reader is refused, and the next one is not', async () => {
    await kept(pdfs.wholePdf());
    const file = await received(await pictures.flat(5000, 5000, 'png'));
    const refused = workshop.clean(file);
    process.kill(workshop.pid ?? 0, 'SIGSEGV');
    expect(await refused).toEqual({ refused: messages.tooComplex });
    expect((await kept(pdfs.wholePdf())).mediaType).toBe('application/pdf');
  });

  test('nobody used it yet: it does not run; nobody needs it any more: it ends', async () => {
    expect(workshop.pid).toBeUndefined();
    workshop.limits.idleMilliseconds = 50;
    await kept(pdfs.wholePdf());
    await eventually(() => expect(workshop.pid).toBeUndefined());
  });

  test('more files than it can soon look at are told to come again', async () => {
    workshop.limits.mostWaiting = 7;
    const file = await received(pdfs.wholePdf());
    const all = await Promise.allSettled(Array.from({ length: 12 }, () => workshop.clean(file)));
    const turnedAway = all.filter(({ status }) => status === 'rejected');
    expect(turnedAway).toHaveLength(4);
    expect(turnedAway[0]).toMatchObject({ reason: { kind: 'unavailable', message: messages.busy } });
  });

  test('of two people who bring files at once, each has a turn; who brings four is told to come again', async () => {
    const ended: string[] = [];
    const bring = async (person: string) => {
      const file = await received(pdfs.pdfOfPages(100));
      const answer = await withRequestContext({ requestId: person, caller: aCaller(person) }, () =>
        workshop.clean(file),
      )
        .then(() => 'kept')
        .catch(({ kind }: { kind: string }) => kind);
      ended.push(`${person} ${answer}`);
    };
    await Promise.all([...['a', 'a', 'a', 'a'].map(bring), bring('b')]);
    expect(ended).toEqual(['a rate-limited', 'a kept', 'b kept', 'a kept', 'a kept']);
  });

  test('it ends with its service, also in the middle of its work', async () => {
    const service = await startService();
    const { child } = service;
    service.kill();
    await eventually(() => expect(() => process.kill(child, 0)).toThrow('ESRCH'));
  });
});
