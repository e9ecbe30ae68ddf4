import { rowLookupEndpoints, rowLookups } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { OTHER_AGENCY } from '@bitacora/testing';
import type { Case, ListRouteName } from '../case.ts';
import { tokens } from '../tokens.ts';
import { ask } from '../world/ask.ts';

const open: Case = { access: 'public', valid: () => ({}) };

/** The id of a file on a journey of Carlos. */
async function carlosFile(): Promise<string> {
  const views = await ask<{ invoices: { file: string }[] }[]>('journeysByPassenger', { as: tokens.carlos });
  const file = views.flatMap(({ invoices }) => invoices)[0]?.file;
  if (!file) throw new Error('no journey of Carlos shows an invoice');
  return new URL(file).pathname.split('/').at(-1) ?? '';
}

/** What everybody may read, and files. */
export const reference = {
  getPublicAgency: {
    access: 'public',
    valid: () => ({ params: { ruc: demo.agency } }),
    refused: () => [{ what: 'an agency that is not here', sent: { params: { ruc: OTHER_AGENCY } }, status: 404 }],
  },
  getChoices: open,
  listAirlines: open,
  listCountries: open,
  // The lists that the agency keeps, from their entries: a new one has its row already.
  ...(Object.fromEntries(rowLookups().map((list) => [rowLookupEndpoints[list].name, open])) as Record<
    ListRouteName,
    Case
  >),
  listAirports: {
    access: 'public',
    valid: () => ({ params: { code: 'EC-GYE' } }),
    refused: () => [{ what: 'a zero byte', sent: { params: { code: 'EC-GYE\u0000' } }, status: 404 }],
  },
  listCities: {
    access: 'public',
    valid: () => ({ params: { country: 'EC' }, query: { search: 'guaya' } }),
    refused: () => [
      { what: 'a country that is none', sent: { params: { country: 'Ecuador' } }, status: 404 },
      {
        what: 'an endless search',
        sent: { params: { country: 'EC' }, query: { search: 'x'.repeat(101) } },
        status: 400,
        fields: ['search'],
      },
    ],
  },
  showFile: {
    access: 'public',
    valid: async () => ({ params: { id: await carlosFile() }, as: tokens.carlos }),
    refused: async () => {
      const params = { id: await carlosFile() };
      const query = { expires: '4102444800000', reader: demo.carlos.userId, signature: 'falsa' };
      return [
        { what: 'a visitor without a signature', sent: { params }, status: 401 },
        { what: 'a signature that is not ours', sent: { params, query }, status: 401 },
        { what: 'another traveller', sent: { params, as: tokens.lucia }, status: 404 },
        { what: 'staff of another agency', sent: { params, as: tokens.otherStaff }, status: 404 },
      ];
    },
  },
  createFileLink: {
    access: 'person',
    valid: async () => ({ params: { id: await carlosFile() }, as: tokens.carlos }),
    foreign: (_, valid) => [
      { what: "link to another traveller's file", sent: { ...valid, as: tokens.lucia }, status: 404 },
      { what: "link to another agency's file", sent: { ...valid, as: tokens.otherStaff }, status: 404 },
    ],
  },
} satisfies Record<string, Case>;
