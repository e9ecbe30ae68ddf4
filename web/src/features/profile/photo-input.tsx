import { CameraIcon } from '@heroicons/react/24/outline';
import { useEffect, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { buttonStyle } from '../../ui/button-style.ts';
import { Button } from '../../ui/button.tsx';
import { FieldFrame } from '../../ui/field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { acceptedPhotos, preparedPhoto } from '../../lib/images/photo-file.ts';
import { ChosenPhoto, StoredPhoto } from './photo-preview.tsx';
import type { ProfileBundle } from './profile-request.ts';
import type { ProfileValues } from './profile-values.ts';
import { words } from './words.ts';

interface PhotoInputProps {
  control: Control<ProfileValues, unknown, ProfileBundle>;
  name: 'photos.front' | 'photos.back';
  label: string;
  /** The same for whoever does not see under which title it stands. */
  fullLabel: string;
  /** What is stored, as a signed link. */
  url: string | null;
}

/** A photo as it will be sent, once it is prepared. */
function usePrepared(chosen: File | null): File | null {
  const [ready, setReady] = useState<{ chosen: File; photo: File } | null>(null);
  useEffect(() => {
    if (chosen) void preparedPhoto(chosen).then((photo) => setReady({ chosen, photo }));
  }, [chosen]);
  return chosen && ready?.chosen === chosen ? ready.photo : null;
}

/**
 * One side of the document: what is stored, and what will take its place. The kinds are named instead of `capture`: a
 * phone then offers camera and gallery, and an iPhone hands over JPEG in place of HEIC.
 */
export function PhotoInput({ control, name, label, fullLabel, url }: PhotoInputProps) {
  const { field, fieldState } = useController({ control, name });
  const chosen = field.value;
  const photo = usePrepared(chosen);
  const [unreadable, setUnreadable] = useState<File | null>(null);
  const isPreparing = chosen !== null && photo === null;
  return (
    <FieldFrame label={label} isOptional error={fieldState.error?.message} name={name}>
      {(frame) => (
        <div className="flex flex-col items-start gap-2">
          {photo ? (
            <ChosenPhoto
              file={photo}
              label={fullLabel}
              isUnreadable={photo === unreadable}
              onUnreadable={setUnreadable}
            />
          ) : (
            <StoredPhoto url={url} label={fullLabel} />
          )}
          <p role="status" className="text-small font-medium">
            {photo && (photo === unreadable ? words.photos.unreadable : words.photo.chosen)}
          </p>
          <div className="flex flex-wrap gap-2">
            <span
              className={`relative ${buttonStyle('secondary')} focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-sea`}
            >
              {isPreparing ? <Spinner /> : <CameraIcon aria-hidden="true" className="size-5" />}
              <span aria-hidden="true">
                {isPreparing ? words.photo.preparing : (chosen ?? url) ? words.photo.replace : words.photo.take}
              </span>
              <input
                {...frame}
                aria-label={fullLabel}
                ref={field.ref}
                name={name}
                type="file"
                accept={acceptedPhotos.join(',')}
                className="absolute -inset-px cursor-pointer opacity-0"
                onBlur={field.onBlur}
                onChange={(event) => {
                  const file = event.target.files?.[0];
                  if (file) field.onChange(file);
                  // The same photo may be chosen again after it was taken back.
                  event.target.value = '';
                }}
              />
            </span>
            {chosen && (
              <Button look="quiet" onClick={() => field.onChange(null)}>
                {words.photo.undo}
              </Button>
            )}
          </div>
        </div>
      )}
    </FieldFrame>
  );
}
