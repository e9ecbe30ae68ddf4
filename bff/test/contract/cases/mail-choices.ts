import { demo } from '@bitacora/contracts/demo';
import { newId } from '@bitacora/kernel/ids';
import { signIds } from '@bitacora/platform';
import { Client } from 'pg';
import { type Case, notThereFor } from '../case.ts';
import { tokens } from '../tokens.ts';
import { platform } from '../platform.ts';

/** A mail of the ledger: which of them the demo has differs from day to day. */
async function keptMail(template: string, data: object = {}, passenger: string | null = null): Promise<string> {
  const id = newId();
  const client = new Client({ connectionString: platform.databaseUrls.notifications });
  await client.connect();
  await client.query(
    `insert into mails (id, version, occasion, template, agency, recipient_email, data, passenger, occurred_at, status,
       attempts, next_attempt_at, possible_duplicate, created_at, finished_at)
     values ($1, 1, $2, $3, $4, $5, $6, $7, now(), 'sent', 1, now(), false, now(), now())`,
    [id, `contract ${id}`, template, demo.agency, `correos-${id}@contrato.example`, JSON.stringify(data), passenger],
  );
  await client.end();
  return id;
}

/** Its link, as notifications signs it. */
async function aMail(template = 'service-reminder') {
  const signing = { key: platform.secrets.sealKey, purpose: 'mail choices', bytes: 20 };
  return { token: signIds([await keptMail(template)], signing).toString('base64url') };
}

const body = { choices: [{ group: 'reminders', is_on: false }] };
const opensNothing = (sent: object) => [
  { what: 'a link that nobody signed', sent: { params: { token: 'x'.repeat(48) }, ...sent }, status: 404 },
  { what: 'what is no link', sent: { params: { token: 'corto' }, ...sent }, status: 404 },
];

const ready = { kind: 'hosting', title: 'Hotel Bahía', destination: 'Baltra, Ecuador', travel_date: '2026-12-01' };
const ofMail = async (...kept: Parameters<typeof keptMail>) => ({
  params: { id: await keptMail(...kept) },
  as: tokens.staff,
});

/** Which mails somebody gets, chosen by a mail's link or in the account; and what staff have sent again. */
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
  sendMailAgain: {
    access: 'staff',
    valid: () => ofMail('service-ready', { ...ready, journey: demo.journeys[0].id }, demo.carlos.passengerId),
    foreign: notThereFor("send another agency's mail again", tokens.otherStaff),
    refused: async () => [
      {
        what: 'a link of an account',
        sent: await ofMail('activation'),
        status: 409,
        code: 'mail_not_again',
      },
    ],
  },
  chooseOwnMails: {
    access: 'person',
    valid: () => ({ as: tokens.lucia, body }),
    foreign: () => [],
  },
} satisfies Record<string, Case>;
