import { z } from 'zod';
import { civilStatuses, genders } from '../choices.ts';
import { cleared } from '../validation/cleared.ts';
import { documentNumber, email, id, personName, phone, text, version } from '../validation/fields.ts';
import { currentPassword } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { idPhotos, linkedIdPhotos } from './id-photos.ts';
import { birthDate, emergencyContactBody } from './passengers.ts';

const userParams = z.object({ id: id() });
const common = { owner: 'identity', access: 'person' } as const;

export const emailByUser = endpoint({
  name: 'emailByUser',
  method: 'GET',
  path: '/api/v1/user/email_by_user/:username',
  owner: 'identity',
  access: 'public',
  readsCaller: true,
  summary: 'Where mails to a person go: masked, but for that person and for staff of the agency',
  params: z.object({ username: documentNumber() }),
  status: 200,
  answer: z.object({ email: z.string().nullable() }),
});

const storedPersonInformation = z.object({
  id: z.string(),
  user_id: z.string(),
  id_number: z.string().nullable(),
  passport: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  birth_date: z.string(),
  gender: z.string(),
  civil_status: z.string(),
  /** Null for staff of an agency that did not register the person: photos stay with the person and that one. */
  photos: idPhotos.nullable(),
  version: z.number().int(),
});
export type StoredPersonInformation = z.infer<typeof storedPersonInformation>;

/** Who a user is, as a client reads it: photos are links. */
export const personInformation = storedPersonInformation.extend({ photos: linkedIdPhotos.nullable() });

export const getPersonInformation = endpoint({
  name: 'getPersonInformation',
  method: 'GET',
  path: '/api/v1/user/person/information/:id',
  owner: 'identity',
  access: 'person',
  summary: 'Who a user is: for that person, and for staff of an agency as their agency knows the passenger',
  params: userParams,
  status: 200,
  answer: storedPersonInformation,
  publicAnswer: personInformation,
});

export const personContacts = z.object({
  user_id: z.string(),
  contact: z.object({
    email: z.string().nullable(),
    /** Waits to take its place until the link mailed there is opened; for the person alone. */
    pending_email: z.string().nullable(),
    phone: z.string().nullable(),
    address: z.string().nullable(),
  }),
  emergency_contact: z
    .object({
      first_name: z.string().nullable(),
      last_name: z.string().nullable(),
      phone: z.string(),
      relationship: z.string().nullable(),
    })
    .nullable(),
  version: z.number().int(),
});
export type PersonContacts = z.infer<typeof personContacts>;

export const getPersonContacts = endpoint({
  name: 'getPersonContacts',
  method: 'GET',
  path: '/api/v1/user/person/contacts/:id',
  owner: 'identity',
  access: 'person',
  summary: 'How to reach a user, and whom to call in an emergency, under the same rule',
  params: userParams,
  status: 200,
  answer: personContacts,
});

/** Names and documents never leave a person; the same as stored may be sent, another is refused (400). */
const sameDocument = () => cleared(documentNumber());

/** What of a person may change; a field that is not sent stays as it is. */
export const personalBody = z.object({
  id_number: sameDocument(),
  passport: sameDocument(),
  first_name: personName().optional(),
  last_name: personName().optional(),
  birth_date: birthDate().optional(),
  gender: z.enum(genders).optional(),
  civil_status: z.enum(civilStatuses).optional(),
});

/** How to reach a person; an empty field clears what is stored, but for the e-mail that an account needs. */
export const contactChangeBody = z.object({
  email: cleared(email()),
  phone: cleared(phone()),
  address: cleared(text(200)),
});

/** What a client may say of an account: the username that it has. */
export const userBody = z.object({ username: documentNumber().optional() });

export const userAnswer = z.object({
  id: z.string(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  /** Null for staff of an agency that did not register the person. */
  is_active: z.boolean().nullable(),
});

export const updatePerson = endpoint({
  ...common,
  name: 'updatePerson',
  method: 'PUT',
  path: '/api/v1/user/person/:id_number',
  summary: 'Change who a person is, by cédula (or the passport of who has none); of staff, their passenger',
  params: z.object({ id_number: documentNumber() }),
  body: personalBody.extend({ version: version() }),
  status: 200,
  answer: storedPersonInformation,
  publicAnswer: personInformation,
});

export const updateContact = endpoint({
  ...common,
  name: 'updateContact',
  method: 'PUT',
  path: '/api/v1/user/contact/:id',
  summary:
    'Change how to reach a user; another e-mail of an account in use needs its password, and waits to be confirmed',
  params: userParams,
  body: contactChangeBody.extend({ version: version(), current_password: currentPassword().optional() }),
  status: 200,
  answer: personContacts,
});

export const updateEmergencyContact = endpoint({
  ...common,
  name: 'updateEmergencyContact',
  method: 'PUT',
  path: '/api/v1/user/emergency_contact/:id',
  summary: 'Say whom to call in an emergency of a user',
  params: userParams,
  body: emergencyContactBody.extend({ version: version() }),
  status: 200,
  answer: personContacts,
});

export const updateUser = endpoint({
  ...common,
  name: 'updateUser',
  method: 'PUT',
  path: '/api/v1/user/user/:id',
  aliases: ['/api/v1/user/:id'],
  summary: 'The account of a user: its username is the cédula, and never changes',
  params: userParams,
  body: userBody,
  status: 200,
  answer: userAnswer,
});
