import sharp, { type Metadata, type Sharp } from 'sharp';
import { RefusedFile } from './jobs.ts';

const MOST_PIXELS = 50_000_000;
/** Its decoder holds an image whole, twice: more would not fit beside the rest. */
const MOST_PIXELS_OF_WEBP = 16_000_000;

// A decoder of images takes every core that it finds; requests want some too.
sharp.concurrency(1);
sharp.cache(false);
// Whatever a file pretends to be, no other decoder (SVG, TIFF, PDF) ever sees it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
});

/** What a viewer shows is accepted, though not cleanly written; what is cut off fails when it is decoded. */
export const openDecoder = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });

export interface OpenedImage {
  /** Turned as the camera held it, in sRGB; what is made of it carries no metadata. */
  image: Sharp;
  metadata: Metadata;
}

/** Opens a JPEG or PNG of at most 50 megapixels, or a WebP of at most 16. Throws `RefusedFile`. */
export async function openImage(bytes: Uint8Array): Promise<OpenedImage> {
  const image = openDecoder(bytes);
  const metadata = await image.metadata().catch((error: unknown) => {
    throw new RefusedFile(/pixel limit/.test(String(error)) ? 'image-too-large' : 'image-unreadable');
  });
  if (metadata.format === 'webp' && metadata.width * metadata.height > MOST_PIXELS_OF_WEBP) {
    throw new RefusedFile('webp-too-large');
  }
  if ((metadata.pages ?? 1) > 1) throw new RefusedFile('image-animated');
  return { image: image.autoOrient().toColourspace('srgb'), metadata };
}

/** Awaits what is decoded of an image; what cannot be decoded whole is refused. */
export async function decoded<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch(() => {
    throw new RefusedFile('image-unreadable');
  });
}
