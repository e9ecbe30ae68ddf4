import type { MailPreview } from '@bitacora/contracts';
import type { Case, Refusal } from '../case.ts';
import type { Sent } from '../client.ts';
import { tokens } from '../tokens.ts';
import { ask } from '../world/ask.ts';

const params = { template: 'service-ready' };
const notThere = (valid: Sent): Refusal[] => [
  { what: 'a mail that nobody sends', sent: { ...valid, params: { template: 'nothing-of-ours' } }, status: 404 },
  { what: 'what is no name', sent: { ...valid, params: { template: 'a\u0000b' } }, status: 404 },
];

/** What the link of a preview says. */
async function linkOf(query: Record<string, string> = {}) {
  const { document } = await ask<MailPreview>('showMailPreview', { params, query, as: tokens.staff });
  return Object.fromEntries(new URL(document, 'http://localhost').searchParams);
}

/** The kinds of mail, as they read with sample data. */
export const mailPreviews = {
  listMailTemplates: {
    access: 'staff',
    valid: () => ({ as: tokens.staff }),
    foreign: () => [
      {
        what: "read mails in another agency's name",
        sent: { as: tokens.otherStaff },
        status: 200,
        lacks: 'Bitácora Viajes',
      },
    ],
  },
  showMailPreview: {
    access: 'staff',
    valid: () => ({ params, query: { kind: 'hosting' }, as: tokens.staff }),
    foreign: (_, valid) => [
      {
        what: "read a mail in another agency's name",
        sent: { ...valid, as: tokens.otherStaff },
        status: 200,
        lacks: 'Bitácora Viajes',
      },
    ],
    refused: (_, valid) => [
      ...notThere(valid),
      { what: 'a kind that is none', sent: { ...valid, query: { kind: 'teleport' } }, status: 400, fields: ['kind'] },
      { what: 'a mail about no service', sent: { ...valid, params: { template: 'activation' } }, status: 404 },
    ],
  },
  showPreviewDocument: {
    access: 'public',
    valid: async () => ({ params, query: await linkOf({ kind: 'hosting' }) }),
    refused: async () => {
      const query = await linkOf({ kind: 'hosting' });
      const { kind: _, ...ofFirst } = query;
      return [
        { what: 'no signature', sent: { params }, status: 401, code: 'link_expired' },
        { what: "another mail's link", sent: { params: { template: 'activation' }, query: ofFirst }, status: 401 },
        { what: "another service's link", sent: { params, query: { ...query, kind: 'visa' } }, status: 401 },
        { what: "another agency's", sent: { params, query: { ...query, agency: '1790011119001' } }, status: 401 },
        { what: 'a later end', sent: { params, query: { ...query, expires: '4102444800000' } }, status: 401 },
        {
          what: 'a signature that is not ours',
          sent: { params, query: { ...query, signature: 'falsa' } },
          status: 401,
        },
        { what: 'what is no name', sent: { params: { template: 'a\u0000b' }, query }, status: 404 },
      ];
    },
  },
} satisfies Record<string, Case>;
