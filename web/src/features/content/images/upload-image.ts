import type { StoredImage } from '@bitacora/contracts';
import { type Upload, upload } from '../../../lib/api/upload.ts';
import { IMAGES } from '../addresses.ts';

interface ImageUpload extends Omit<Upload, 'path' | 'form'> {
  file: File;
  alt: string;
}

/** Stores an image, telling how far it is. Rejects with an `ApiError`, or an abort. */
export function uploadImage({ file, alt, ...call }: ImageUpload): Promise<StoredImage> {
  const form = new FormData();
  form.set('alt', alt);
  form.set('image', file);
  return upload<StoredImage>({ ...call, path: IMAGES, form });
}
