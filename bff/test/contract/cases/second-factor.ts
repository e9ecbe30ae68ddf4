import type { BegunSecondFactor } from '@bitacora/contracts';
import { Secret, TOTP } from 'otpauth';
import type { Case, Foreign, Refusal } from '../case.ts';
import type { Sent } from '../client.ts';
import { tokens } from '../tokens.ts';
import { ask } from '../world/ask.ts';
import { employeeInside, PASSWORD } from '../world/people.ts';

const password = { current_password: PASSWORD };

async function begun() {
  const { as, username } = await employeeInside();
  const { secret } = await ask<BegunSecondFactor>('beginSecondFactor', { body: password, as });
  return { as, username, code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() };
}

async function confirmed() {
  const { as, username, code } = await begun();
  await ask('confirmSecondFactor', { body: { code }, as });
  return { as, username };
}

/** It names nobody: whoever calls speaks of the own account, which a traveller's has none of. */
const foreign = (): Foreign[] => [{ what: 'answer a traveller', sent: { as: tokens.carlos }, status: 403 }];

const wrongPassword = (valid: Sent): Refusal[] => [
  {
    what: 'another password',
    sent: { ...valid, body: { current_password: 'Otra-clave-1' } },
    status: 400,
    fields: ['current_password'],
  },
];

/** The code beside the password, of staff alone. */
export const secondFactor = {
  getSecondFactor: { access: 'person', valid: () => ({ as: tokens.staff }), foreign },
  beginSecondFactor: {
    access: 'person',
    valid: async () => ({ body: password, as: (await employeeInside()).as }),
    foreign: () => [],
    refused: async (_, valid) => {
      const { as } = await confirmed();
      const of = { status: 400, fields: ['otp'] };
      return [
        ...wrongPassword(valid),
        { what: 'to replace an app without a code of it', sent: { as, body: password }, ...of },
        { what: 'to replace an app by another code', sent: { as, body: { ...password, otp: '000000' } }, ...of },
      ];
    },
  },
  confirmSecondFactor: {
    access: 'person',
    valid: async () => {
      const { as, code } = await begun();
      return { body: { code }, as };
    },
    wrong: { code: ['12345', 'abcdef'] },
    foreign: () => [],
    refused: async () => [
      {
        what: 'a code before there is a secret',
        sent: { body: { code: '123456' }, as: (await employeeInside()).as },
        status: 409,
        code: 'second_factor_not_begun',
      },
      { what: 'a traveller', sent: { body: { code: '123456' }, as: tokens.carlos }, status: 403 },
    ],
  },
  renewRecoveryCodes: {
    access: 'person',
    valid: async () => ({ body: password, as: (await confirmed()).as }),
    foreign: () => [],
    refused: (_, valid) => wrongPassword(valid),
  },
  removeSecondFactor: {
    access: 'person',
    valid: async () => ({ body: password, as: (await confirmed()).as }),
    foreign: () => [],
    refused: (_, valid) => wrongPassword(valid),
  },
} satisfies Record<string, Case>;
