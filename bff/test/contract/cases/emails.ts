import { demo } from '@bitacora/contracts/demo';
import { newId } from '@bitacora/kernel/ids';
import type { Case, Refusal } from '../case.ts';
import type { Sent } from '../client.ts';
import { tokens } from '../tokens.ts';
import { accountLink, emailChange, registerPassenger, waitingElsewhere } from '../world/people.ts';
import type { World } from '../world/world.ts';

/** Few, for whoever tries links that do not hold soon has to wait. */
const refusedLinks = (_: World, sample: Sent): Refusal[] => [
  { what: 'a link that was not mailed', sent: sample, status: 400, fields: ['token'] },
];

/** A route behind a mailed link. */
const behindLink = (link: () => Promise<object>): Case => ({
  access: 'public',
  valid: async () => ({ body: await link() }),
  sample: () => ({ body: { uid: demo.carlos.userId, token: 'no-es-el-enlace' } }),
  refused: refusedLinks,
});

/** E-mails that wait, and accounts that have to agree. */
export const emails = {
  checkLink: behindLink(async () => (await emailChange()).undo()),
  confirmEmail: behindLink(async () => (await emailChange()).confirm()),
  undoEmailChange: behindLink(async () => (await emailChange()).undo()),
  mailWaitingEmailAgain: {
    access: 'person',
    valid: async () => ({ as: (await emailChange()).as }),
    // It names nobody: it is about the e-mail of whoever calls.
    foreign: () => [],
    refused: () => [{ what: 'a person whose e-mail does not change', sent: { as: tokens.lucia }, status: 404 }],
  },
  cancelEmailChange: {
    access: 'person',
    valid: async () => ({ as: (await emailChange()).as }),
    // It names nobody: it is about the e-mail of whoever calls.
    foreign: () => [],
    refused: () => [{ what: 'a person whose e-mail does not change', sent: { as: tokens.lucia }, status: 404 }],
  },
  requestAccountConfirmation: {
    access: 'staff',
    valid: async () => ({ params: { id: (await waitingElsewhere()).id }, as: tokens.otherStaff }),
    foreign: (_, valid) => [
      { what: "ask about another agency's passenger", sent: { ...valid, as: tokens.staff }, status: 404 },
    ],
    refused: async (world) => [
      {
        what: "a passenger who is the account's already",
        sent: { params: { id: (await world.passenger()).id }, as: tokens.staff },
        status: 409,
        code: 'account_confirmed',
      },
    ],
  },
  separateAccount: {
    access: 'staff',
    valid: async () => ({ params: { id: (await registerPassenger()).id }, as: tokens.staff }),
    foreign: (_, valid) => [
      { what: "separate another agency's passenger", sent: { ...valid, as: tokens.otherStaff }, status: 404 },
    ],
    refused: () => [
      { what: 'a passenger that is not there', sent: { params: { id: newId() }, as: tokens.staff }, status: 404 },
    ],
  },
  confirmAccount: behindLink(accountLink),
} satisfies Record<string, Case>;
