import { daysBetween, isPlainDate } from '@bitacora/kernel';
import { z } from 'zod';
import { civilStatuses, genders } from '../choices.ts';
import { passengerSnapshot } from '../events/people-snapshots.ts';
import { validationMessages as messages } from '../messages/validation.ts';
import { always } from '../validation/always.ts';
import { cedula, email, flag, id, orNull, passport, personName, phone, plainDate, text } from '../validation/fields.ts';
import { registrationOn } from '../validation/registration-age.ts';
import { today } from '../validation/today.ts';
import { typedBirthDay } from '../validation/typed.ts';
import { withPartsOf } from '../validation/valid-parts.ts';
import { rucParams } from './agencies.ts';
import { mailedLink } from './auth.ts';
import { endpoint } from './endpoint.ts';

const MAXIMUM_DAYS_OF_LIFE = 130 * 366;

/** A day of birth: today or earlier, and of somebody who may be alive. */
export const birthDate = () =>
  plainDate()
    .refine((value) => !isPlainDate(value) || value <= today(), messages.birthDateInFuture)
    .refine((value) => !isPlainDate(value) || daysBetween(value, today()) < MAXIMUM_DAYS_OF_LIFE, messages.notDate);

export const contactBody = z.object({
  email: orNull(email()),
  phone: orNull(phone()),
  address: orNull(text(200)),
});

export const emergencyContactBody = z.object({
  first_name: orNull(personName()),
  last_name: orNull(personName()),
  phone: phone(),
  relationship: orNull(text(60)),
});

const passengerFields = z.object({
  id_number: orNull(cedula()),
  passport: orNull(passport()),
  first_name: personName(),
  last_name: personName(),
  birth_date: birthDate(),
  gender: z.enum(genders),
  civil_status: z.enum(civilStatuses),
  email: orNull(email()),
  phone: orNull(phone()),
  guardian_authorisation: flag().optional(),
});

const shared = { contact: orNull(contactBody), emergency_contact: orNull(emergencyContactBody) };

interface JudgedParts {
  id_number?: unknown;
  passport?: unknown;
  birth_date?: unknown;
  guardian_authorisation?: unknown;
}

const hasDocument = (passenger: JudgedParts) => Boolean(passenger.id_number) || Boolean(passenger.passport);

const isAuthorised = (passenger: JudgedParts) => {
  const { birth_date: born, guardian_authorisation: authorised } = passenger;
  if (typeof born !== 'string' || !isPlainDate(born) || born > today()) return true;
  return registrationOn(born, today()) !== 'with-guardian' || authorised === true;
};

const withRules = <Fields extends z.ZodType<JudgedParts>>(fields: Fields) =>
  fields
    .refine(hasDocument, { error: messages.idRequired, path: ['id_number'], ...always })
    .refine(isAuthorised, { error: messages.guardianRequired, path: ['guardian_authorisation'], ...always });

const severalOf = <Passenger extends z.ZodType>(passenger: Passenger) =>
  z.array(passenger).min(1, messages.noPassengers).max(50);

/** The rules of a registration for a form, which holds a day as it was typed. */
export const registrationForm = z.object({
  passengers: severalOf(withRules(passengerFields.extend({ birth_date: typedBirthDay(birthDate()) }))),
  contact: contactBody,
  emergency_contact: orNull(emergencyContactBody),
});

const several = z.object({ passengers: severalOf(withRules(passengerFields)), ...shared });
const single = withRules(passengerFields.extend(shared));

interface RegisterPassengers extends z.output<typeof several> {
  /** Whether one passenger's fields stood at top level, where their errors belong too. */
  is_flat: boolean;
}

function showOverride({ jsonSchema }: { jsonSchema: Record<string, unknown> }): void {
  const { override } = jsonSchema;
  delete jsonSchema.override;
  Object.assign(jsonSchema, override);
}

const isListed = (input: unknown) => typeof input === 'object' && input !== null && 'passengers' in input;

/** `{passengers, contact, emergency_contact}`; the fields of one passenger may also stand at top level. */
const listedOrFlat = z
  .unknown()
  .transform((input, context): RegisterPassengers => {
    const parsed = (isListed(input) ? several : single).safeParse(input);
    if (!parsed.success) {
      for (const { message, path } of parsed.error.issues)
        context.issues.push({ code: 'custom', message, path, input });
      return z.NEVER;
    }
    if ('passengers' in parsed.data) return { ...parsed.data, is_flat: false };
    const { contact, emergency_contact, ...passenger } = parsed.data;
    return { passengers: [passenger], contact, emergency_contact, is_flat: true };
  })
  .meta({
    override: ({ jsonSchema }: { jsonSchema: Record<string, unknown> }) => {
      const schema = z.toJSONSchema(z.union([several, single]), {
        io: 'input',
        unrepresentable: 'any',
        override: showOverride,
      });
      Object.assign(jsonSchema, { anyOf: schema.anyOf });
    },
  });

export const registerPassengersBody = withPartsOf(listedOrFlat, (input) => (isListed(input) ? several : single));
/** The account of a known person, whose e-mail (masked) is another than the agency wrote: it has to agree first. */
const unconfirmedAccount = z.object({
  state: z.literal('unconfirmed'),
  email: z.string().nullable(),
  /** False where the account has no e-mail, and once the agency took the passenger from it, by correcting the e-mail. */
  can_be_asked: z.boolean(),
});
export type UnconfirmedAccount = z.infer<typeof unconfirmedAccount>;

/** A passenger (a person in an agency) in any answer. */
export const passengerAnswer = passengerSnapshot
  .omit({ agency: true, person_id: true, account_email: true, account_waits: true, undone_period: true })
  .extend({
    /** Null when there is nothing to agree: the passenger is the account's, or there is none. */
    account: unconfirmedAccount.nullable(),
  });
export type PassengerAnswer = z.infer<typeof passengerAnswer>;

/** A passenger as registering answers it: what became of whom staff wrote. */
const registeredPassenger = passengerAnswer.extend({
  /** False of somebody who was a passenger of the agency already. */
  is_registered: z.boolean(),
  /** Whether the link to activate the account was mailed: of somebody new alone. */
  is_mailed: z.boolean(),
  /** It was not: to that address went as many as a day takes. It is sent later. */
  is_mail_held: z.literal(true).optional(),
});
export type RegisteredPassenger = z.infer<typeof registeredPassenger>;

export const registerPassengers = endpoint({
  name: 'registerPassengers',
  method: 'POST',
  path: '/api/v1/user/passenger/:ruc',
  owner: 'identity',
  access: 'staff',
  may: 'passengers',
  summary:
    'Register passengers of the agency, all or nothing; whoever has an e-mail gets a link to activate an account',
  params: rucParams,
  body: registerPassengersBody,
  // Fifty people at once.
  bodyBytes: 256 * 1024,
  status: 201,
  answer: z.object({ passengers: z.array(registeredPassenger) }),
});

export const requestAccountConfirmation = endpoint({
  name: 'requestAccountConfirmation',
  method: 'POST',
  path: '/api/v1/user/passenger/:id/confirm_account',
  owner: 'identity',
  access: 'staff',
  may: 'passengers',
  summary: "Ask a known person's account, at its own e-mail, whether this agency's passenger is its person",
  params: z.object({ id: id() }),
  status: 204,
});

export const separateAccount = endpoint({
  name: 'separateAccount',
  method: 'POST',
  path: '/api/v1/user/passenger/:id/separate_account',
  owner: 'identity',
  access: 'staff',
  may: 'passengers',
  summary:
    "Take this agency's passenger from the account that has it, though that had agreed: it sees none of its journeys from then on and is not asked again; 204 also when there is none",
  params: z.object({ id: id() }),
  status: 204,
});

export const confirmAccount = endpoint({
  name: 'confirmAccount',
  method: 'POST',
  path: '/api/v1/user/account/confirm',
  owner: 'identity',
  access: 'public',
  summary: "Agree, by the link mailed to the account, that an agency's passenger is its person: its journeys are shown",
  body: mailedLink,
  status: 204,
});
