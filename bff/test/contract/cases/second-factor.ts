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
  const { recovery_codes: codes } = await ask<{ recovery_codes: string[] }>('confirmSecondFactor', {
    body: { code },
    as,
  });
  return { as, username, otp: codes[0] ?? '' };
}

async function proven(): Promise<Sent> {
  const { as, otp } = await confirmed();
  return { body: { ...password, otp }, as };
}

/** It names nobody: whoever calls speaks of the own account, which a traveller's has none of. */
const foreign = (): Foreign[] => [{ what: 'answer a traveller', sent: { as: tokens.carlos }, status: 403 }];

const wrongPassword = (valid: Sent): Refusal[] => [
  {
    what: 'another password',
    sent: { ...valid, body: { ...(valid.body as object), current_password: 'Otra-clave-1' } },
    status: 400,
    fields: ['current_password'],
  },
];

/** The password alone moves no second factor: a code of it is asked for, too. */
const withoutCode = ({ as }: Sent, what: string): Refusal[] => {
  const of = { status: 400, fields: ['otp'] };
  return [
    { what: `${what} without a code`, sent: { as, body: password }, ...of },
    { what: `${what} by another code`, sent: { as, body: { ...password, otp: '000000' } }, ...of },
  ];
};

/** The code beside the password, of staff alone. */
export const secondFactor = {
  getSecondFactor: { access: 'person', valid: () => ({ as: tokens.staff }), foreign },
  beginSecondFactor: {
    access: 'person',
    valid: async () => ({ body: password, as: (await employeeInside()).as }),
    foreign: () => [],
    refused: async (_, valid) => {
      return [...wrongPassword(valid), ...withoutCode(await confirmed(), 'to replace an app')];
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
    valid: proven,
    foreign: () => [],
    refused: (_, valid) => [...wrongPassword(valid), ...withoutCode(valid, 'to renew')],
  },
  removeSecondFactor: {
    access: 'person',
    valid: proven,
    foreign: () => [],
    refused: (_, valid) => [...wrongPassword(valid), ...withoutCode(valid, 'to remove')],
  },
} satisfies Record<string, Case>;
