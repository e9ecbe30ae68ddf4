import type { Sharp } from 'sharp';
import { barcodesOn, hasBarcodes } from './barcodes.ts';
import { type CleanFile, RefusedFile } from './jobs.ts';
import { decoded, openImage } from './open-image.ts';

interface Encoder {
  mediaType: string;
  encode: (image: Sharp) => Sharp;
}

const lossless: Encoder = { mediaType: 'image/png', encode: (image) => image.png({ compressionLevel: 6 }) };

/** From the lightest to one that keeps every pixel; the first after which all barcodes read the same is taken. */
const encoders: Record<string, readonly Encoder[]> = {
  'image/jpeg': [
    // A twentieth smaller with codes of its own, for which the encoder would keep the whole image in memory.
    { mediaType: 'image/jpeg', encode: (image) => image.jpeg({ quality: 85, optimiseCoding: false }) },
    {
      mediaType: 'image/jpeg',
      encode: (image) => image.jpeg({ quality: 97, chromaSubsampling: '4:4:4', optimiseCoding: false }),
    },
    lossless,
  ],
  'image/png': [lossless],
  'image/webp': [{ mediaType: 'image/webp', encode: (image) => image.webp({ quality: 88, effort: 2 }) }, lossless],
};

/**
 * An image as it is stored: decoded and written anew, so that nothing but its pixels stays (no place, no camera, no
 * second file behind it), and what its barcodes say. Throws `RefusedFile`.
 */
export async function cleanImage(bytes: Uint8Array, mediaType: string): Promise<CleanFile> {
  const { image } = await openImage(bytes);
  const ladder = encoders[mediaType];
  if (!ladder) throw new RefusedFile('image-unreadable');
  const barcodes = ladder.length > 1 ? await barcodesOn(bytes) : [];
  for (const { mediaType: kind, encode } of ladder) {
    const encoded = await decoded(encode(image.clone()).toBuffer());
    if (kind === lossless.mediaType || barcodes.length === 0 || (await hasBarcodes(encoded, barcodes))) {
      return { bytes: encoded, mediaType: kind };
    }
  }
  throw new RefusedFile('image-unreadable');
}
