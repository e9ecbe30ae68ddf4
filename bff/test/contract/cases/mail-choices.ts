import { demo } from '@bitacora/contracts/demo';
import { newId } from '@bitacora/kernel/ids';
import { signIds } from '@bitacora/platform';
import { Client } from 'pg';
import type { Case } from '../case.ts';
import { tokens } from '../tokens.ts';
import { platform } from '../platform.ts';

/** The link of a mail that the ledger has, as notifications signs it: which mails the demo has differs from day to day. */
async function aMail(template = 'service-reminder') {
  const id = newId();
  const client = new Client({ connectionString: platform.databaseUrls.notifications });
  await client.connect();
  await client.query(
    `insert into mails (id, version, occasion, template, agency, recipient_email, data, occurred_at, status, attempts,
       next_attempt_at, possible_duplicate, created_at, finished_at)
     values ($1, 1, $2, $3, $4, $5, '{}', now(), 'sent', 1, now(), false, now(), now())`,
    [id, `contract ${id}`, template, demo.agency, `correos-${id}@contrato.example`],
  );
  await client.end();
  const signing = { key: platform.secrets.sealKey, purpose: 'mail choices', bytes: 20 };
  return { token: signIds([id], signing).toString('base64url') };
}

const body = { choices: [{ group: 'reminders', is_on: false }] };
const opensNothing = (sent: object) => [
  { what: 'a link that nobody signed', sent: { params: { token: 'x'.repeat(48) }, ...sent }, status: 404 },
  { what: 'what is no link', sent: { params: { token: 'corto' }, ...sent }, status: 404 },
];

/** Which mails somebody gets, chosen by a mail's link or in the account. */
export const mailChoices = {
  getMailChoices: {
    access: 'public',
    valid: async () => ({ params: await aMail() }),
    refused: () => opensNothing({}),
  },
  chooseMails: {
    access: 'public',
    valid: async () => ({ params: await aMail(), body }),
    wrong: { choices: [[], [{ group: 'vouchers', is_on: true }]] },
    refused: () => opensNothing({ body }),
  },
  unsubscribe: {
    access: 'public',
    valid: async () => ({ params: await aMail() }),
    refused: async () => [
      ...opensNothing({}),
      { what: 'a mail that is never switched off', sent: { params: await aMail('proposal') }, status: 404 },
    ],
  },
  getOwnMailChoices: {
    access: 'person',
    valid: () => ({ as: tokens.carlos }),
    // It names nobody: whoever calls reads of the own address.
    foreign: () => [],
  },
  chooseOwnMails: {
    access: 'person',
    valid: () => ({ as: tokens.lucia, body }),
    foreign: () => [],
  },
} satisfies Record<string, Case>;
