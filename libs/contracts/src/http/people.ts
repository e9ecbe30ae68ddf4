import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const userParams = z.object({ id: z.uuid() });

export const emailByUser = endpoint({
  name: 'emailByUser',
  method: 'GET',
  path: '/api/v1/user/email_by_user/:username',
  owner: 'identity',
  access: 'public',
  readsCaller: true,
  summary: 'Where mails to a person go: masked, but for that person and for staff of the agency',
  params: z.object({ username: z.string().trim().min(1).max(32) }),
  status: 200,
  answer: z.object({ email: z.string().nullable() }),
});

export const personInformation = z.object({
  id: z.string(),
  user_id: z.string(),
  id_number: z.string().nullable(),
  passport: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  birth_date: z.string(),
  gender: z.string(),
  civil_status: z.string(),
});
export type PersonInformation = z.infer<typeof personInformation>;

export const getPersonInformation = endpoint({
  name: 'getPersonInformation',
  method: 'GET',
  path: '/api/v1/user/person/information/:id',
  owner: 'identity',
  access: 'person',
  summary: 'Who a user is: for that person, and for staff of an agency as their agency knows the passenger',
  params: userParams,
  status: 200,
  answer: personInformation,
});

export const personContacts = z.object({
  user_id: z.string(),
  contact: z.object({ email: z.string().nullable(), phone: z.string().nullable(), address: z.string().nullable() }),
  emergency_contact: z
    .object({
      first_name: z.string().nullable(),
      last_name: z.string().nullable(),
      phone: z.string(),
      relationship: z.string().nullable(),
    })
    .nullable(),
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
