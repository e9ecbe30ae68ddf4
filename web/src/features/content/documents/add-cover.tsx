import type { StoredImage } from '@bitacora/contracts';
import { siteContentMessages } from '@bitacora/contracts/messages';
import { ImageButton } from '../images/image-button.tsx';
import { useWaitForUpload } from '../images/uploads-under-way.ts';
import { useImageUpload } from '../images/use-image-upload.ts';

const messages = siteContentMessages.covers;

interface AddCoverProps {
  isFull: boolean;
  onStored: (image: StoredImage) => void;
}

/** One more cover, while there is room for it. */
export function AddCover({ isFull, onStored }: AddCoverProps) {
  const upload = useImageUpload(onStored);
  useWaitForUpload(upload.progress !== null);
  return (
    <div className="rounded-card border border-dashed border-edge bg-white p-5 sm:p-6">
      {isFull ? (
        <p className="text-ink-soft">{messages.full}</p>
      ) : (
        <ImageButton name="images" label={messages.add} hint={messages.hint} action={messages.add} upload={upload} />
      )}
    </div>
  );
}
