import { imageFormats, type ImageFormat, imageWidths, type StoredImage } from '@bitacora/contracts';
import { contentMessages as messages } from '@bitacora/contracts/messages';
import { InvalidError } from '@bitacora/kernel';
import sharp, { type Sharp } from 'sharp';

const LEAST_WIDTH = 320;
/** WebP and AVIF end at 16383. */
const MOST_HEIGHT = 16_000;
const MEGAPIXELS = 50;
const WIDEST = Math.max(...imageWidths);

/** A decoder of images takes every core that it finds; requests want some too. */
sharp.concurrency(1);
sharp.cache(false);

/** An image in every size and format, not stored yet. */
export interface RenderedImage extends Omit<StoredImage, 'id' | 'alt'> {
  renditions: { name: string; mediaType: string; bytes: Buffer }[];
}

/**
 * Qualities that look alike, for photographs. More effort saves an eighth of an AVIF and doubles the time, which is half
 * a second of one core for all sizes of an image as it is.
 */
const encoders: Record<ImageFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 50, effort: 1 }),
  webp: (image) => image.webp({ quality: 76, effort: 2 }),
  jpeg: (image) => image.jpeg({ quality: 78, progressive: true }),
};

const refused = (message: string) => new InvalidError({ image: [message] });

async function readSize(original: Sharp): Promise<{ width: number; height: number }> {
  const { autoOrient } = await original.metadata().catch((error: unknown) => {
    throw refused(/pixel limit/.test(String(error)) ? messages.imageTooLarge(MEGAPIXELS) : messages.imageUnreadable);
  });
  if (autoOrient.width < LEAST_WIDTH) throw refused(messages.imageTooNarrow(LEAST_WIDTH));
  if (autoOrient.height > MOST_HEIGHT) throw refused(messages.imageTooHigh(MOST_HEIGHT));
  return autoOrient;
}

const hex = (part: number) => part.toString(16).padStart(2, '0');

/**
 * Makes every size and format of a JPEG, PNG or WebP: turned as the camera held it, transparency on white, in sRGB, and
 * without any metadata (a photograph tells where it was taken). Throws `invalid` for what cannot be read, for more than
 * 50 megapixels or 16000 pixels of height, and for less than 320 of width.
 */
export async function renderImage(bytes: Buffer): Promise<RenderedImage> {
  const original = sharp(bytes, { limitInputPixels: MEGAPIXELS * 1_000_000 });
  const { width, height } = await readSize(original);
  const { data, info } = await original
    .autoOrient()
    .resize({ width: WIDEST, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw refused(messages.imageUnreadable);
    });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const widths = imageWidths.filter((one) => one <= width);
  const renditions: RenderedImage['renditions'] = [];
  for (const one of widths) {
    for (const format of imageFormats) {
      const encoded = encoders[format](sharp(data, { raw }).resize({ width: one }));
      renditions.push({
        name: `${one}.${format}`,
        mediaType: `image/${format}`,
        bytes: await encoded.toBuffer(),
      });
    }
  }
  const { dominant } = await sharp(data, { raw }).stats();
  return { width, height, color: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`, widths, renditions };
}
