import { type PhotoSide, photoSides } from '@bitacora/contracts';
import type { ReceivedFile } from '@bitacora/platform';

/** The photos that came with a request; `prefix` is what stands before `front` and `back` in the names of its fields. */
export function uploadedPhotos(
  files: Record<string, ReceivedFile>,
  prefix: '' | 'photos.',
): Partial<Record<PhotoSide, ReceivedFile>> {
  return Object.fromEntries(
    photoSides.flatMap((side) => {
      const file = files[`${prefix}${side}`];
      return file ? [[side, file]] : [];
    }),
  );
}
