import sharp, { type Sharp } from 'sharp';
import { RefusedFile, type RenderedImage, type Renditions } from './jobs.ts';
import { decoded, openImage } from './open-image.ts';

/**
 * Qualities that look alike, for photographs. More effort saves an eighth of an AVIF and doubles the time, which is half
 * a second of one core for all sizes of an image as it is.
 */
const encoders: Record<Renditions['formats'][number], (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 50, effort: 1 }),
  webp: (image) => image.webp({ quality: 76, effort: 2 }),
  jpeg: (image) => image.jpeg({ quality: 78, progressive: true }),
};

const hex = (part: number) => part.toString(16).padStart(2, '0');

/** Makes every size and format of an image, transparency on white. Throws `RefusedFile`. */
export async function renderImage(
  bytes: Uint8Array,
  { widths, formats, leastWidth, mostHeight }: Renditions,
): Promise<RenderedImage> {
  const { image, metadata } = await openImage(bytes);
  const { width, height } = metadata.autoOrient;
  if (width < leastWidth) throw new RefusedFile('image-too-narrow');
  if (height > mostHeight) throw new RefusedFile('image-too-high');
  const { data, info } = await decoded(
    image
      .resize({ width: Math.max(...widths), withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const present = widths.filter((one) => one <= width);
  const renditions: RenderedImage['renditions'] = [];
  for (const one of present) {
    for (const format of formats) {
      const encoded = encoders[format](sharp(data, { raw }).resize({ width: one }));
      renditions.push({ name: `${one}.${format}`, mediaType: `image/${format}`, bytes: await encoded.toBuffer() });
    }
  }
  const { dominant } = await sharp(data, { raw }).stats();
  const color = `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`;
  return { width, height, color, widths: present, renditions };
}
