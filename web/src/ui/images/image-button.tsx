import { PhotoIcon } from '@heroicons/react/24/outline';
import { buttonStyle } from '../button-style.ts';
import { Button } from '../button.tsx';
import { FieldFrame } from '../field.tsx';
import { UploadProgress } from '../upload-progress.tsx';
import { words } from './words.ts';
import { acceptedImages } from '../../lib/images/image-file.ts';
import type { ImageUpload } from '../../lib/images/use-image-upload.ts';

interface ImageButtonProps {
  name: string;
  label: string;
  hint: string;
  /** What the button itself says. */
  action: string;
  upload: ImageUpload;
  error?: string | undefined;
}

/** Chooses an image of this device, which goes to the store at once; meanwhile it shows how far it is. */
export function ImageButton({ name, label, hint, action, upload, error }: ImageButtonProps) {
  return (
    <FieldFrame name={name} label={label} hint={hint} error={upload.problem ?? error} isOptional>
      {(frame) =>
        upload.progress === null ? (
          <span
            className={`relative self-start ${buttonStyle('secondary')} focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-sea`}
          >
            <PhotoIcon aria-hidden="true" className="size-5" />
            <span aria-hidden="true">{action}</span>
            <input
              {...frame}
              type="file"
              accept={acceptedImages.join(',')}
              className="absolute -inset-px cursor-pointer opacity-0"
              onChange={(event) => {
                const file = event.target.files?.[0];
                if (file) void upload.send(file);
                // The same image may be chosen again after it was refused.
                event.target.value = '';
              }}
            />
          </span>
        ) : (
          <div id={frame.id} tabIndex={-1} className="flex flex-col items-start gap-2">
            <div className="w-full max-w-80">
              <UploadProgress label={words.sending} share={upload.progress} atWork={words.preparing} />
            </div>
            <Button look="quiet" onClick={upload.cancel}>
              {words.cancel}
            </Button>
          </div>
        )
      }
    </FieldFrame>
  );
}
