import { z } from 'zod';
import { cleared } from '../validation/cleared.ts';
import { id, integer } from '../validation/fields.ts';
import { currentPassword } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { idPhotos, linkedIdPhotos, photoSides } from './id-photos.ts';
import { emergencyContactBody } from './passengers.ts';
import { contactChangeBody, personalBody, personContacts, personInformation, userAnswer, userBody } from './people.ts';

const path = '/api/v1/user/profile/:id';
const params = z.object({ id: id() });
const common = { owner: 'identity', access: 'person', path, params } as const;

const storedProfile = z.object({
  user_id: z.string(),
  personal: personInformation.omit({ user_id: true, photos: true, version: true }),
  /** Null for staff of an agency that did not register the person. */
  photos: idPhotos.nullable(),
  contact: personContacts.shape.contact,
  emergency_contact: personContacts.shape.emergency_contact,
  user: userAnswer,
  /** Of all of it: sent back with a change, it tells whether somebody else was faster. */
  version: z.number().int(),
});
export type StoredProfile = z.infer<typeof storedProfile>;

/** Everything that a person reads and changes of himself or herself, as one (product 4.4). */
export const profile = storedProfile.extend({ photos: linkedIdPhotos.nullable() });
export type Profile = z.infer<typeof profile>;

/**
 * The update bundle: any of its parts, saved together or not at all. As multipart its fields have dotted names
 * (`contact.phone`) and the photos are `photos.front` and `photos.back`; an empty `emergency_contact` removes it.
 */
export const profileBody = z.object({
  personal: personalBody.optional(),
  contact: contactChangeBody.optional(),
  emergency_contact: cleared(emergencyContactBody),
  user: userBody.optional(),
  version: integer(1, 2_147_483_647).optional(),
  /** Needed with another e-mail of an account in use. */
  current_password: currentPassword().optional(),
});

export const getProfile = endpoint({
  ...common,
  name: 'getProfile',
  method: 'GET',
  summary: 'A person whole: data, photos, contacts and account, for that person and staff of an agency',
  status: 200,
  answer: storedProfile,
  publicAnswer: profile,
});

export const updateProfile = endpoint({
  ...common,
  name: 'updateProfile',
  method: 'PUT',
  summary: 'Change any part of a person at once, all or nothing',
  body: profileBody,
  files: photoSides.map((side) => ({ name: `photos.${side}`, required: false, accepts: 'images' }) as const),
  status: 200,
  answer: storedProfile,
  publicAnswer: profile,
});
