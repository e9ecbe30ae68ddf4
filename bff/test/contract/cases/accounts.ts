import { demo } from '@bitacora/contracts/demo';
import { type Case, changed, type Refusal } from '../case.ts';
import type { Sent } from '../client.ts';
import { tokens } from '../tokens.ts';
import {
  activationLink,
  logIn,
  openAccount,
  passwordChange,
  PASSWORD,
  registerPassenger,
  resetLink,
} from '../world/people.ts';
import type { World } from '../world/world.ts';

const weakPasswords = ['Corta1', 'sinmayusculas1', 'SINMINUSCULAS1', 'SinNumeros'];
const newPasswords = { new_password: 'Distinta2032', re_new_password: 'Distinta2032' };
const twoPasswords = { ...newPasswords, re_new_password: 'Distinta2033' };

/** One of the two changed alone: they differ, too. */
const mismatches = { new_password: ['non_field_errors'], re_new_password: ['non_field_errors'] };

const mismatch = (what: string, valid: Sent): Refusal => ({
  what,
  sent: changed(valid, twoPasswords),
  status: 400,
  fields: ['non_field_errors'],
});

/** Links that lead nowhere, and passwords that differ. */
const refusedLinks = (_: World, sample: Sent): Refusal[] => [
  mismatch('two passwords that differ', sample),
  { what: 'a link that was not mailed', sent: sample, status: 400, fields: ['token'] },
  { what: 'the link of nobody', sent: changed(sample, { uid: 'nadie' }), status: 400, fields: ['uid'] },
];

/** The whole of `/auth`. */
export const accounts = {
  createToken: {
    access: 'public',
    valid: async (world) => ({ body: { username: (await world.account()).username, password: PASSWORD } }),
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
    foreign: (_, valid) => [
      { what: 'end the session of another person', sent: { ...valid, as: tokens.carlos }, status: 401 },
    ],
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
    alongWith: mismatches,
    sample: () => ({ body: { uid: demo.carlos.userId, token: 'no-es-el-enlace', ...newPasswords } }),
    refused: refusedLinks,
  },
  resetPassword: {
    access: 'public',
    sample: () => ({ body: { username: demo.lucia.cedula } }),
    valid: async () => ({ body: { username: (await registerPassenger()).id_number } }),
    refused: () => [{ what: 'a person whom nobody knows', sent: { body: { username: 'nadie' } }, status: 404 }],
  },
  confirmPasswordReset: {
    access: 'public',
    valid: async () => ({
      body: { ...(await resetLink()), ...newPasswords },
    }),
    wrong: { new_password: weakPasswords },
    alongWith: mismatches,
    sample: () => ({ body: { uid: demo.carlos.userId, token: 'no-es-el-enlace', ...newPasswords } }),
    refused: refusedLinks,
  },
  setPassword: {
    access: 'person',
    valid: () => passwordChange(),
    wrong: { new_password: weakPasswords },
    alongWith: mismatches,
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
