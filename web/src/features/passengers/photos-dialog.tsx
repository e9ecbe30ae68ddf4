import { type LinkedIdPhotos, type PassengerProfile, pathOf, photoSides, updateIdPhotos } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { Controller } from 'react-hook-form';
import { useSWRConfig } from 'swr';
import { z } from 'zod';
import { upload } from '../../lib/api/upload.ts';
import { formDataOf } from '../../lib/forms/form-data-of.ts';
import { rawResolver } from '../../lib/forms/raw-resolver.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { acceptedImages, problemOf } from '../../lib/images/image-file.ts';
import { preparedPhoto } from '../../lib/images/photo-file.ts';
import { notify } from '../../lib/notify.ts';
import { FileInput } from '../../ui/file-input.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { passengerPath } from './use-passenger.ts';
import { words } from './words.ts';

interface PhotosValues {
  front: File | null;
  back: File | null;
}

const photo = z
  .instanceof(File)
  .nullable()
  .superRefine((file, { addIssue }) => {
    const problem = file && problemOf(file);
    if (problem) addIssue({ code: 'custom', message: problem });
  });

/** The front comes first, and what is sent brings at least one. */
const rulesFor = (stored: LinkedIdPhotos) =>
  z.object({ front: photo, back: photo }).superRefine(({ front, back }, { addIssue }) => {
    if (!front && (!stored.front || !back))
      addIssue({ code: 'custom', path: ['front'], message: messages.fileRequired });
  });

const labels = { front: words.photoFront, back: words.photoBack };

const ready = async (file: File | null): Promise<File | null> => (file ? preparedPhoto(file) : null);

interface PhotosDialogProps {
  passenger: PassengerProfile;
  photos: LinkedIdPhotos;
  onClose: () => void;
}

/** The photos of the document that a client sent to the agency, kept by staff; a side that is not chosen stays as it is. */
export function PhotosDialog({ passenger, photos, onClose }: PhotosDialogProps) {
  const { mutate } = useSWRConfig();
  const { form, life } = useFormLife<PhotosValues, PhotosValues, void>({
    start: { front: null, back: null },
    resolver: rawResolver(rulesFor(photos)),
    labels: () => labels,
    isShort: true,
    failed: words.saveFailed,
    save: async ({ front, back }, { control }) => {
      const [frontReady, backReady] = await Promise.all([front, back].map(ready));
      const body = formDataOf({ front: frontReady, back: backReady, version: passenger.version });
      await upload({ method: 'PUT', path: pathOf(updateIdPhotos, { id: photos.id }), form: body, ...control });
    },
    onSaved: () => {
      void mutate(passengerPath(passenger.id));
      notify.success(words.saved);
      onClose();
    },
  });
  return (
    <FormDialog {...{ life, onClose }} title={words.photos} submit={words.savePhotos}>
      {photoSides.map((side) => (
        <Controller
          key={side}
          control={form.control}
          name={side}
          render={({ field, fieldState }) => (
            <FileInput
              ref={field.ref}
              name={side}
              label={labels[side]}
              hint={words.photoHint}
              isOptional={side === 'back'}
              accept={acceptedImages.join(',')}
              {...(photos[side] !== null && { without: words.keepsPhoto })}
              error={fieldState.error?.message}
              onBlur={field.onBlur}
              onChange={(event) => field.onChange(event.target.files?.[0] ?? null)}
            />
          )}
        />
      ))}
    </FormDialog>
  );
}
