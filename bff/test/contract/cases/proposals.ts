import { demo } from '@bitacora/contracts/demo';
import { newId } from '@bitacora/kernel/ids';
import { type Case, changed, notThereFor } from '../case.ts';
import { tokens } from '../tokens.ts';
import { ask } from '../world/ask.ts';
import { mailedProposal } from '../world/mailbox.ts';

const offer = {
  services: [{ kind: 'hosting', text: 'Cinco noches en Miraflores' }],
  price: '1250.50',
  valid_until: '2031-07-01',
  message: 'Con gusto.',
};

/** A quote of the demo's agency, from an address of its own. */
async function aQuote() {
  const email = `propuesta-${newId()}@contrato.example`;
  const body = {
    last_name: 'Vera',
    first_name: 'Rosa',
    phone: '+593 99 123 4567',
    email,
    n_adults: 2,
    travel_date: '2031-07-10',
    country: 'PE',
    agency: demo.agency,
  };
  return { email, id: (await ask<{ id: string }>('createWebQuote', { body })).id };
}

/** One with a proposal, whose link was mailed. */
async function aProposal() {
  const { id, email } = await aQuote();
  await ask('sendProposal', { params: { id }, body: offer, as: tokens.staff });
  return { id, params: await mailedProposal(email) };
}

const traveller = { kind: 'adult', first_name: 'Rosa', last_name: 'Vera' };
const unknown = { token: 'x'.repeat(43) };
const opensNothing = (body: object) => [
  { what: 'a link that opens nothing', sent: { params: unknown, body }, status: 404 },
  { what: 'what is no link', sent: { params: { token: 'corto' }, body }, status: 404 },
];

/** What is proposed for a quote, and what its visitor answers at the link. */
export const proposals = {
  sendProposal: {
    access: 'staff',
    valid: async () => ({ params: { id: (await aQuote()).id }, body: offer, as: tokens.staff }),
    foreign: notThereFor("answer another agency's quote", tokens.otherStaff),
    wrong: { valid_until: ['2020-01-01'], owner: [newId()], services: [[]] },
    refused: (_, valid) => [
      {
        what: 'an older version',
        sent: changed(valid, { version: 2_000_000_000 }),
        status: 409,
        code: 'stale_version',
      },
    ],
  },
  withdrawProposal: {
    access: 'staff',
    valid: async () => ({ params: { id: (await aProposal()).id, number: '1' }, as: tokens.staff }),
    foreign: notThereFor("end the link of another agency's proposal", tokens.otherStaff),
    refused: (_, { params }) => [
      {
        what: 'a version that is not there',
        sent: { params: { ...params, number: '7' }, as: tokens.staff },
        status: 404,
      },
    ],
  },
  copyProposalLink: {
    access: 'staff',
    valid: async () => ({ params: { id: (await aProposal()).id }, as: tokens.staff }),
    foreign: notThereFor("copy the link of another agency's proposal", tokens.otherStaff),
    refused: async () => [
      {
        what: 'a quote without a proposal',
        sent: { params: { id: (await aQuote()).id }, as: tokens.staff },
        status: 404,
      },
    ],
  },
  answerQuestion: {
    access: 'staff',
    valid: async () => {
      const { id, params } = await aProposal();
      await ask('askAboutProposal', { params, body: { question: '¿Podemos salir un viernes?' } });
      return { params: { id, number: '1' }, body: { answer: 'Sí, por el mismo precio.' }, as: tokens.staff };
    },
    foreign: notThereFor("answer a question of another agency's quote", tokens.otherStaff),
    wrong: { answer: ['   '] },
    refused: (_, { params, ...valid }) => [
      { what: 'a question that is not there', sent: { ...valid, params: { ...params, number: '7' } }, status: 404 },
    ],
  },
  getProposal: {
    access: 'public',
    valid: async () => ({ params: (await aProposal()).params }),
    refused: () => [
      { what: 'a link that opens nothing', sent: { params: unknown }, status: 404 },
      { what: 'what is no link', sent: { params: { token: 'corto' } }, status: 404 },
    ],
  },
  acceptProposal: {
    access: 'public',
    valid: async () => ({ params: (await aProposal()).params, body: { travellers: [traveller] } }),
    refused: (_, valid) => [
      {
        what: 'more people than were quoted',
        sent: changed(valid, { travellers: [traveller, traveller, traveller] }),
        status: 400,
        fields: ['travellers'],
      },
      ...opensNothing({ travellers: [] }),
    ],
  },
  askAboutProposal: {
    access: 'public',
    valid: async () => ({ params: (await aProposal()).params, body: { question: '¿Podemos salir un viernes?' } }),
    refused: () => opensNothing({ question: '¿Y?' }),
  },
} satisfies Record<string, Case>;
