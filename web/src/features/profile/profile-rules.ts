import { profileBody, typedBirthDay } from '@bitacora/contracts';
import { MAXIMUM_FILE_BYTES } from '@bitacora/contracts/constants';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { z } from 'zod';
import { acceptedPhotos } from '../../lib/images/photo-file.ts';

const photo = z
  .instanceof(File)
  .refine(({ size }) => size > 0, messages.fileEmpty)
  .refine(({ size }) => size <= MAXIMUM_FILE_BYTES, messages.fileTooLarge)
  .refine(({ type }) => acceptedPhotos.includes(type), messages.imageNotAccepted)
  .nullable();

/** Nobody to call is all fields empty; one that is filled needs the phone. */
function nobodyWhenEmpty(value: unknown): unknown {
  const isEmpty = typeof value === 'object' && value !== null && Object.values(value).every((part) => part === '');
  return isEmpty ? null : value;
}

/** The server's rules of the update bundle, and what can be said of a photo before it is sent. */
const personal = profileBody.shape.personal.unwrap();

export default profileBody.extend({
  personal: personal.extend({ birth_date: typedBirthDay(personal.shape.birth_date) }),
  emergency_contact: z.preprocess(nobodyWhenEmpty, profileBody.shape.emergency_contact),
  photos: z.object({ front: photo, back: photo }),
  current_password: z.preprocess((value) => (value === '' ? undefined : value), profileBody.shape.current_password),
});
