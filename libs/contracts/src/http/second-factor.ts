import { z } from 'zod';
import { validationMessages as messages } from '../messages/validation.ts';
import { currentPassword } from './auth.ts';
import { endpoint } from './endpoint.ts';

const SIX_DIGITS = /^\d{6}$/;

/** What an app shows now; people type it with a space in the middle. */
const appCode = () =>
  z
    .string()
    .max(32)
    .transform((code) => code.replaceAll(/\s/g, ''))
    .refine((code) => SIX_DIGITS.test(code), messages.notSixDigits)
    .meta({ example: '123456' });

const path = '/auth/users/second_factor';
const common = { owner: 'identity', access: 'person' } as const;

/** Each opens the account once, in place of a code of the app. */
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

const secondFactor = z.object({
  is_on: z.boolean(),
  /** By the agency's setting: it cannot be switched off. */
  is_required: z.boolean(),
  recovery_codes_left: z.number().int(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

export const getSecondFactor = endpoint({
  ...common,
  name: 'getSecondFactor',
  method: 'GET',
  path,
  summary: 'Whether a code beside the password opens the own account; 403 for who is no staff',
  status: 200,
  answer: secondFactor,
});

export const beginSecondFactor = endpoint({
  ...common,
  name: 'beginSecondFactor',
  method: 'POST',
  path,
  summary:
    'The secret for an app, which counts after `confirm`; who has one already types a code of it, too, and keeps it until then',
  body: z.object({
    current_password: currentPassword(),
    /** A code of the app that is to be replaced, or a recovery code. */
    otp: z.string().max(64).optional(),
  }),
  status: 200,
  answer: z.object({ secret: z.string(), uri: z.string() }),
});
export type BegunSecondFactor = z.infer<(typeof beginSecondFactor)['answer']>;

export const confirmSecondFactor = endpoint({
  ...common,
  name: 'confirmSecondFactor',
  method: 'POST',
  path: `${path}/confirm`,
  summary: 'From now on a code of this app is asked for at login; answers the recovery codes, this once',
  body: z.object({ code: appCode() }),
  status: 200,
  answer: recoveryCodes,
});

export const renewRecoveryCodes = endpoint({
  ...common,
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: `${path}/recovery_codes`,
  summary: 'Other recovery codes; the former ones open nothing any more',
  body: z.object({ current_password: currentPassword() }),
  status: 200,
  answer: recoveryCodes,
});

export const removeSecondFactor = endpoint({
  ...common,
  name: 'removeSecondFactor',
  method: 'POST',
  path: `${path}/remove`,
  summary: 'The password alone opens the account again; 409 where the agency asks for a second factor',
  body: z.object({ current_password: currentPassword() }),
  status: 204,
});
