import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { decoded, openDecoder } from './open-image.ts';

/** Wide enough for a boarding pass on a photographed page; the reader keeps several copies of what it looks at. */
const LONGEST_SIDE = 3000;

const wasmFile = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
// Without this the library fetches its code from the network.
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(await readFile(wasmFile)).buffer } });

/** What the barcodes on an image say: those kinds that tickets, vouchers and papers carry. */
export async function barcodesOn(bytes: Uint8Array): Promise<string[]> {
  const { data, info } = await decoded(
    openDecoder(bytes)
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('b-w')
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  // A grey bitmap is a quarter of the pixels with colours that the reader takes else.
  const bitmap = Buffer.concat([Buffer.from(`P5\n${info.width} ${info.height}\n255\n`), data]);
  const found = await readBarcodes(bitmap, {
    formats: ['QRCode', 'Aztec', 'PDF417', 'DataMatrix', 'Code128', 'Code39', 'EAN13', 'ITF'],
    maxNumberOfSymbols: 16,
  });
  return found.map(({ format, text }) => `${format}:${text}`);
}

/** Whether an encoded image still has each of these. */
export async function hasBarcodes(encoded: Uint8Array, barcodes: readonly string[]): Promise<boolean> {
  const now = new Set(await barcodesOn(encoded));
  return barcodes.every((barcode) => now.has(barcode));
}
