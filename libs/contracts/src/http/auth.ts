import { z } from 'zod';
import { PASSWORD_MINIMUM_LENGTH } from '../constants.ts';
import { validationMessages as messages } from '../messages/validation.ts';
import { always } from '../validation/always.ts';
import { documentNumber, flag, text } from '../validation/fields.ts';
import { endpoint } from './endpoint.ts';

const token = () => z.string().min(1).max(4096);

/**
 * A new password (product 4.2): 8 to 128 characters with a digit, a lower and an upper case letter. That it
 * is not a common one is checked by identity, which holds the list.
 */
export const newPassword = () =>
  z
    .string()
    .min(PASSWORD_MINIMUM_LENGTH, messages.passwordTooShort)
    .max(128, messages.passwordTooLong)
    .refine((value) => /\d/.test(value), messages.passwordWithoutDigit)
    .refine((value) => /\p{Ll}/u.test(value) && /\p{Lu}/u.test(value), messages.passwordWithoutBothCases);

/** A session's first tokens. */
const tokenPair = z.object({ access: z.string(), refresh: z.string() });

/** What a mailed link carries: whose it is, and its secret. */
export const mailedLink = z.object({ uid: text(100), token: text(500) });

/** The password that an account has now, asked for again. */
export const currentPassword = () => z.string().min(1).max(1024);

interface Retyped {
  new_password?: string | undefined;
  re_new_password?: string | undefined;
}

const retypedMatches = (body: Retyped) =>
  body.re_new_password === undefined || body.new_password === undefined || body.new_password === body.re_new_password;

/** Any identifier that may be a username; whether it exists is never told by validation. */
const username = () => documentNumber();

export const createToken = endpoint({
  name: 'createToken',
  method: 'POST',
  path: '/auth/jwt/create',
  owner: 'identity',
  access: 'public',
  summary:
    'Log in with cédula and password, and the second factor where there is one (401 `otp_required`, `otp_wrong`)',
  body: z.object({
    username: username(),
    password: z.string().min(1).max(1024),
    /** A code of the app or a recovery code, where 401 `otp_required` asked for it. */
    otp: z.string().max(64).optional(),
  }),
  status: 200,
  answer: tokenPair,
});

export const verifyToken = endpoint({
  name: 'verifyToken',
  method: 'POST',
  path: '/auth/jwt/verify',
  owner: 'identity',
  access: 'public',
  summary: 'Whether a token still holds',
  body: z.object({ token: token() }),
  status: 200,
  answer: z.object({}),
});

export const refreshToken = endpoint({
  name: 'refreshToken',
  method: 'POST',
  path: '/auth/jwt/refresh',
  owner: 'identity',
  access: 'public',
  summary: 'A new access token; the refresh token rotates, with 60 s of grace for the old one',
  body: z.object({ refresh: token() }),
  status: 200,
  answer: tokenPair,
});

export const logout = endpoint({
  name: 'logout',
  method: 'POST',
  path: '/auth/jwt/logout',
  owner: 'identity',
  access: 'person',
  summary: 'End the session: the whole family of refresh tokens is revoked',
  body: z.object({ refresh: token() }),
  status: 204,
});

export const currentUser = z.object({
  id: z.string(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  is_active: z.boolean(),
  is_staff: z.boolean(),
  /** Works for an agency that asks for a second factor, and is no staff before there is one. */
  needs_second_factor: z.boolean().optional(),
});

export const getCurrentUser = endpoint({
  name: 'getCurrentUser',
  method: 'GET',
  path: '/auth/users/me',
  owner: 'identity',
  access: 'person',
  summary: 'The person who is logged in',
  status: 200,
  answer: currentUser,
});

export const activateUser = endpoint({
  name: 'activateUser',
  method: 'POST',
  path: '/auth/users/activation',
  owner: 'identity',
  access: 'public',
  summary:
    'Activate an account from the mailed link, choosing a password where there is none yet; `log_in` answers tokens',
  body: mailedLink
    .extend({
      new_password: newPassword().optional(),
      re_new_password: z.string().optional(),
      log_in: flag().optional(),
    })
    .refine(retypedMatches, { error: messages.passwordMismatch, ...always }),
  status: 204,
  answerOnRequest: tokenPair,
});

export const checkLink = endpoint({
  name: 'checkLink',
  method: 'POST',
  path: '/auth/users/link',
  owner: 'identity',
  access: 'public',
  summary: 'Whether a mailed link would still work, without using it; 403 when its work is done',
  body: mailedLink,
  status: 204,
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/auth/users/reset_password',
  owner: 'identity',
  access: 'public',
  summary: 'Mail a link to choose a new password',
  body: z.object({ username: username() }),
  status: 204,
});

export const confirmPasswordReset = endpoint({
  name: 'confirmPasswordReset',
  method: 'POST',
  path: '/auth/users/reset_password_confirm',
  owner: 'identity',
  access: 'public',
  summary: 'Choose a new password from the mailed link, once, within 24 h; all sessions end; `log_in` answers tokens',
  body: mailedLink
    .extend({ new_password: newPassword(), re_new_password: z.string(), log_in: flag().optional() })
    .refine(retypedMatches, { error: messages.passwordMismatch, ...always }),
  status: 204,
  answerOnRequest: tokenPair,
});

export const setPassword = endpoint({
  name: 'setPassword',
  method: 'POST',
  path: '/auth/users/set_password',
  owner: 'identity',
  access: 'person',
  summary: 'Change the password; other sessions end',
  body: z
    .object({
      current_password: currentPassword(),
      new_password: newPassword(),
      re_new_password: z.string().optional(),
    })
    .refine(retypedMatches, { error: messages.passwordMismatch, ...always }),
  status: 204,
});
