import type { StoredImage } from '@bitacora/contracts';
import { useImageUpload } from '../../../lib/images/use-image-upload.ts';
import { words } from '../words.ts';
import { uploadImage } from './upload-image.ts';

/** An image of the site, which says later what it shows. */
export const useContentImage = (onStored: (image: StoredImage) => void) =>
  useImageUpload<StoredImage>({
    field: 'image',
    store: (file, call) => uploadImage({ ...call, file, alt: words.image.notDescribed }),
    onStored,
  });
