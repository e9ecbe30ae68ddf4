import { type PhotoSide, photoSides } from '@bitacora/contracts';

/** The photos among what came with a body; `prefix` is what stands before `front` and `back` in the names of its fields. */
export function uploadedPhotos<Photo>(
  files: Record<string, Photo>,
  prefix: '' | 'photos.',
): Partial<Record<PhotoSide, Photo>> {
  return Object.fromEntries(
    photoSides.flatMap((side) => {
      const file = files[`${prefix}${side}`];
      return file ? [[side, file]] : [];
    }),
  );
}
