import { type Box, type FittedImage, RefusedFile } from './jobs.ts';
import { decoded, openImage } from './open-image.ts';

/** An image as a small PNG that fits into a box, its transparency kept. Throws `RefusedFile`. */
export async function fitImage(bytes: Uint8Array, { width, height, leastWidth }: Box): Promise<FittedImage> {
  const { image, metadata } = await openImage(bytes);
  if (metadata.autoOrient.width < leastWidth) throw new RefusedFile('image-too-narrow');
  const { data, info } = await decoded(
    image
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      // A byte a pixel at most, which is what a mail and a row can carry.
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true }),
  );
  return { bytes: data, width: info.width, height: info.height };
}
