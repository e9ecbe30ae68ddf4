import type { StoredImage } from '@bitacora/contracts';
import { ImageButton } from '../../../ui/images/image-button.tsx';
import { useWaitForUpload } from '../images/uploads-under-way.ts';
import { useContentImage } from '../images/use-content-image.ts';
import { words } from '../words.ts';

interface AddCoverProps {
  isFull: boolean;
  onStored: (image: StoredImage) => void;
}

/** One more cover, while there is room for it. */
export function AddCover({ isFull, onStored }: AddCoverProps) {
  const upload = useContentImage(onStored);
  useWaitForUpload(upload.progress !== null);
  return (
    <div className="rounded-card border border-dashed border-edge bg-white p-5 sm:p-6">
      {isFull ? (
        <p className="text-ink-soft">{words.covers.full}</p>
      ) : (
        <ImageButton
          name="images"
          label={words.covers.add}
          hint={words.covers.hint}
          action={words.covers.add}
          upload={upload}
        />
      )}
    </div>
  );
}
