import { MAXIMUM_FILE_BYTES } from '@bitacora/contracts/constants';
import { validationMessages as messages } from '@bitacora/contracts/messages';

/** What the store takes as an image; it judges the content itself. */
export const acceptedImages: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** What can be said against an image before it is sent; null when nothing. */
export function problemOf({ type, size }: File): string | null {
  if (!acceptedImages.includes(type)) return messages.imageNotAccepted;
  if (size === 0) return messages.fileEmpty;
  return size > MAXIMUM_FILE_BYTES ? messages.fileTooLarge : null;
}
