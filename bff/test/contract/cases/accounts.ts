import { demo } from '@bitacora/contracts/demo';
import type { Case, Refusal } from '../case.ts';
import { tokens } from '../tokens.ts';
import { activationLink, logIn, openAccount, passwordChange, PASSWORD, registerPassenger, resetLink } from '../world/people.ts';

const weakPasswords = ['Corta1', 'sinmayusculas1', 'SINMINUSCULAS1', 'SinNumeros'];
const twoPasswords = { new_password: 'Distinta2032', re_new_password: 'Distinta2033' };

const mismatch = (what: string, valid: Refusal['sent'], others: Record<string, unknown> = {}): Refusal => ({
  what,
  sent: { ...valid, body: { ...(valid.body as object), ...others, ...twoPasswords } },
  status: 400,
  fields: ['non_field_errors'],
});

const brokenLink = (valid: Refusal['sent'], passwords: Record<string, unknown>): Refusal[] => [
  {
    what: 'the link of a user who is not there',
    sent: { body: { ...(valid.body as object), uid: 'no-es-un-id', ...passwords } },
    status: 400,
    fields: ['uid'],
  },
  {
    what: 'a link that was not mailed',
    sent: { body: { ...(valid.body as object), token: 'no-es-el-enlace', ...passwords } },
    status: 400,
    fields: ['token'],
  },
];

/** The whole of `/auth`. */
export const accounts = {
  createToken: {
    access: 'public',
    valid: async (world) => ({ body: { username: (await world.account()).username, password: PASSWORD } }),
    // Once only: failed logins of one address soon have to wait.
    refused: () => [
      {
        what: 'a person whom nobody knows',
        sent: { body: { username: 'nadie', password: PASSWORD } },
        status: 401,
        code: 'no_active_account',
      },
    ],
  },
  verifyToken: {
    access: 'public',
    valid: async (world) => ({ body: { token: (await logIn(await world.account())).access } }),
    refused: () => [
      { what: 'a token that is none', sent: { body: { token: 'nada' } }, status: 401, code: 'token_not_valid' },
    ],
  },
  refreshToken: {
    access: 'public',
    valid: async (world) => ({ body: { refresh: (await logIn(await world.account())).refresh } }),
    refused: () => [
      {
        what: 'a token that is none',
        sent: { body: { refresh: 'nada' } },
        status: 401,
        code: 'token_not_valid',
      },
      {
        what: 'an access token',
        sent: { body: { refresh: tokens.carlos } },
        status: 401,
        code: 'token_not_valid',
      },
    ],
  },
  logout: {
    access: 'person',
    valid: async (world) => {
      const { access, refresh } = await logIn(await world.account());
      return { body: { refresh }, as: access };
    },
    foreign: (_, valid) => [{ what: 'end the session of another person', sent: { ...valid, as: tokens.carlos }, status: 401 }],
    refused: () => [
      { what: 'a refresh token that is none', sent: { body: { refresh: 'nada' }, as: tokens.carlos }, status: 401 },
    ],
  },
  getCurrentUser: {
    access: 'person',
    valid: () => ({ as: tokens.carlos }),
    foreign: () => [
      { what: "see another's account", sent: { as: tokens.lucia }, status: 200, lacks: demo.carlos.userId },
    ],
  },
  activateUser: {
    access: 'public',
    valid: async () => ({
      body: { ...(await activationLink()), new_password: PASSWORD, re_new_password: PASSWORD },
    }),
    wrong: { new_password: weakPasswords },
    refused: (_, valid) => [mismatch('two passwords that differ', valid), ...brokenLink(valid, {})],
  },
  resetPassword: {
    access: 'public',
    valid: async () => ({ body: { username: (await registerPassenger()).id_number } }),
    refused: () => [{ what: 'a person whom nobody knows', sent: { body: { username: 'nadie' } }, status: 404 }],
  },
  confirmPasswordReset: {
    access: 'public',
    valid: async () => ({
      body: { ...(await resetLink()), new_password: 'Distinta2032', re_new_password: 'Distinta2032' },
    }),
    wrong: { new_password: weakPasswords },
    refused: (_, valid) => [mismatch('two passwords that differ', valid), ...brokenLink(valid, {})],
  },
  setPassword: {
    access: 'person',
    valid: () => passwordChange(),
    wrong: { new_password: weakPasswords },
    foreign: async (world, valid) => [
      {
        what: 'change a password without knowing it',
        sent: {
          as: (await logIn(await world.account())).access,
          body: { ...(valid.body as object), current_password: 'No-la-conoce-1' },
        },
        status: 400,
        fields: ['current_password'],
      },
    ],
    refused: async (_, valid) => [
      mismatch('two passwords that differ', valid),
      {
        what: 'a common password',
        sent: {
          as: (await logIn(await openAccount())).access,
          body: { current_password: PASSWORD, new_password: 'Password1' },
        },
        status: 400,
        fields: ['new_password'],
      },
    ],
  },
} satisfies Record<string, Case>;
