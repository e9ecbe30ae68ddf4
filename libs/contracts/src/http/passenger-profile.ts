import { z } from 'zod';
import { validationMessages } from '../messages/validation.ts';
import { id, optionalText, orNull, plainDate } from '../validation/fields.ts';
import { rucParams } from './agencies.ts';
import { endpoint } from './endpoint.ts';
import { idPhotos, linkedIdPhotos } from './id-photos.ts';
import { personContacts, personInformation } from './people.ts';
import { profileBody } from './profile.ts';

const path = '/api/v1/user/passenger/:id';
const params = z.object({ id: id() });
const change = { owner: 'identity', access: 'staff', may: 'passengers', params } as const;

/**
 * How the passenger's account stands for the agency that registered the person: `waiting` for its owner, or `active`. To
 * another agency it is `linked`, and says no more; or `unconfirmed`, while it has not agreed.
 */
const passengerAccount = z.object({
  state: z.enum(['waiting', 'active', 'linked', 'unconfirmed']),
  /** Of an unconfirmed account its masked e-mail; else null. */
  email: z.string().nullable(),
  /** Whether the account can be asked to agree. */
  can_be_asked: z.boolean(),
});

const storedPassengerProfile = z.object({
  id: z.string(),
  user_id: z.string().nullable(),
  personal: personInformation.omit({ id: true, user_id: true, photos: true, version: true }),
  /** Null where the agency sees none: it did not register the person, or the account has not agreed. */
  photos: idPhotos.nullable(),
  contact: personContacts.shape.contact.omit({ pending_email: true }),
  emergency_contact: personContacts.shape.emergency_contact,
  /** Null for a person without an account: a child. */
  account: passengerAccount.nullable(),
  /** False while the agency sells nothing to the passenger. */
  is_active: z.boolean(),
  /** Sent back with a change, it tells whether somebody else was faster. */
  version: z.number().int(),
});
export type StoredPassengerProfile = z.infer<typeof storedPassengerProfile>;

/** Everything that an agency knows of one of its passengers. */
export const passengerProfile = storedPassengerProfile.extend({
  photos: linkedIdPhotos.nullable(),
  /** While identity is away: only what its events said, and nothing of the account, photos or emergency contact. */
  is_partial: z.boolean().optional(),
});
export type PassengerProfile = z.infer<typeof passengerProfile>;

const answered = { status: 200, answer: storedPassengerProfile, publicAnswer: passengerProfile } as const;

export const getPassenger = endpoint({
  ...change,
  ...answered,
  may: 'read',
  name: 'getPassenger',
  method: 'GET',
  path,
  summary: 'A passenger of the agency as the agency knows it, with or without an account',
});

/** The parts of the update bundle that an agency writes of its passenger. */
export const passengerChangeBody = profileBody.omit({ user: true, current_password: true });

export const updatePassenger = endpoint({
  ...change,
  ...answered,
  name: 'updatePassenger',
  method: 'PATCH',
  path,
  summary: 'Change what the agency wrote of its passenger; of who registered the person, the person too',
  body: passengerChangeBody,
});

export const resendActivation = endpoint({
  ...change,
  name: 'resendActivation',
  method: 'POST',
  path: `${path}/resend_activation`,
  summary:
    'Mail the link to activate the account again, to the account’s own e-mail; who is old enough by now gets an account',
  status: 204,
});

export const deactivatePassenger = endpoint({
  ...change,
  name: 'deactivatePassenger',
  method: 'POST',
  path: `${path}/deactivate`,
  summary:
    "Sell nothing to the passenger any more: the account sees none of this agency's journeys, and no mail about them leaves",
  status: 204,
});

export const reactivatePassenger = endpoint({
  ...change,
  name: 'reactivatePassenger',
  method: 'POST',
  path: `${path}/reactivate`,
  summary: 'Take a deactivation back: everything is as before, the account included',
  status: 204,
});

/** Why somebody who is about to be registered may be a passenger whom the agency has: the same document is the same person. */
const likeness = z.enum(['document', 'email', 'phone', 'name']);

const knownPassenger = z.object({
  likeness,
  id: z.string(),
  id_number: z.string().nullable(),
  passport: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  birth_date: z.string(),
  gender: z.string(),
  civil_status: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});
export type KnownPassenger = z.infer<typeof knownPassenger>;

const typedPassenger = z.object({
  id_number: optionalText(32),
  passport: optionalText(32),
  first_name: optionalText(80),
  last_name: optionalText(80),
  birth_date: orNull(plainDate()),
  email: optionalText(254),
  phone: optionalText(30),
});
export type TypedPassenger = z.output<typeof typedPassenger>;

export const findKnownPassengers = endpoint({
  name: 'findKnownPassengers',
  method: 'POST',
  path: '/api/v1/user/passenger/:ruc/known',
  owner: 'identity',
  access: 'staff',
  may: 'passengers',
  summary:
    "Which of the agency's own passengers the typed ones may be, before they are saved: by document, e-mail, phone, or name and day of birth; a list for each, in their order",
  params: rucParams,
  isLookUp: true,
  body: z.object({ passengers: z.array(typedPassenger).min(1, validationMessages.noPassengers).max(50) }),
  status: 200,
  answer: z.object({ passengers: z.array(z.array(knownPassenger)) }),
});
