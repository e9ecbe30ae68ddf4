import { demo } from '@bitacora/contracts/demo';
import { OTHER_AGENCY } from '@bitacora/testing';
import { type Case, notThereFor, type Refusal } from '../case.ts';
import { tokens } from '../tokens.ts';
import { ask } from '../world/ask.ts';

const ruc = { ruc: demo.agency };
const span = { from: '2026-11-01', until: '2026-12-12' };

/** The secret of a new address of the adviser's calendar. */
async function aToken(): Promise<string> {
  const { address } = await ask<{ address: string }>('renewCalendarFeed', {
    query: { is_own: 'true' },
    as: tokens.staff,
  });
  return /([^/]+)\.ics$/.exec(address)?.[1] ?? '';
}

/** What happens on the journeys, day by day. */
export const calendar = {
  readCalendar: {
    access: 'staff',
    valid: () => ({ params: ruc, query: { ...span, per_day: '5' }, as: tokens.staff }),
    foreign: (_, valid) => [
      { what: 'ask for what is of another agency', sent: { ...valid, as: tokens.otherStaff }, status: 404 },
      {
        what: 'find what is of another agency under the own RUC',
        sent: { ...valid, params: { ruc: OTHER_AGENCY }, as: tokens.otherStaff },
        status: 200,
        lacks: demo.carlos.lastName,
      },
      {
        what: 'read balances without the right to billing',
        sent: { ...valid, as: tokens.operations },
        status: 200,
        lacks: '"balance',
      },
      {
        what: 'ask for balances without that right',
        sent: { ...valid, query: { ...span, kind: 'balance_due' }, as: tokens.operations },
        status: 403,
      },
      {
        what: 'read until when to answer without the rights to quotes and services',
        sent: { ...valid, as: tokens.accounting },
        status: 200,
        lacks: '"Responder ',
      },
      {
        what: 'ask for quotes without that right',
        sent: { ...valid, query: { ...span, kind: 'quote_due' }, as: tokens.operations },
        status: 403,
      },
      {
        what: 'ask for luggage without that right',
        sent: { ...valid, query: { ...span, kind: 'luggage_due' }, as: tokens.accounting },
        status: 403,
      },
    ],
    refused: (_, valid): Refusal[] => [
      { what: 'no span', sent: { ...valid, query: {} }, status: 400, fields: ['from', 'until'] },
      {
        what: 'everything wrong',
        sent: {
          ...valid,
          query: { from: 'ayer', until: '2026-02-30', adviser: 'yo', kind: 'fiesta', per_day: '0' },
        },
        status: 400,
        fields: ['from', 'until', 'adviser', 'kind', 'per_day'],
      },
      {
        what: 'an end before the beginning',
        sent: { ...valid, query: { from: span.until, until: span.from } },
        status: 400,
        fields: ['until'],
      },
      {
        what: 'more than six weeks',
        sent: { ...valid, query: { from: '2026-11-01', until: '2026-12-13' } },
        status: 400,
        fields: ['until'],
      },
    ],
  },
  readLateItems: {
    access: 'staff',
    valid: () => ({ params: ruc, query: { most: '5' }, as: tokens.staff }),
    foreign: (_, valid) => [
      { what: 'ask for what another agency is late with', sent: { ...valid, as: tokens.otherStaff }, status: 404 },
      {
        what: 'find what another agency is late with under the own RUC',
        sent: { ...valid, params: { ruc: OTHER_AGENCY }, as: tokens.otherStaff },
        status: 200,
        lacks: demo.carlos.lastName,
      },
      {
        what: 'read late balances without the right to billing',
        sent: { ...valid, as: tokens.operations },
        status: 200,
        lacks: '"balance',
      },
      {
        what: 'ask for late quotes without that right',
        sent: { ...valid, query: { kind: 'quote_due' }, as: tokens.operations },
        status: 403,
      },
    ],
    refused: (_, valid): Refusal[] => [
      {
        what: 'everything wrong',
        sent: { ...valid, query: { adviser: 'yo', kind: 'departure', most: '0' } },
        status: 400,
        fields: ['adviser', 'kind', 'most'],
      },
    ],
  },
  getCalendarFeed: {
    access: 'staff',
    valid: () => ({ as: tokens.staff }),
    foreign: () => [
      { what: 'read whether another has an address', sent: { as: tokens.otherStaff }, status: 200, lacks: '"since":"' },
    ],
  },
  renewCalendarFeed: {
    access: 'staff',
    valid: () => ({ query: { is_own: 'false' }, as: tokens.staff }),
    foreign: notThereFor('make an address for who is no employee', tokens.otherStaff),
    refused: (_, valid): Refusal[] => [
      { what: 'not said what it has', sent: { ...valid, query: {} }, status: 400, fields: ['is_own'] },
      { what: 'no yes and no no', sent: { ...valid, query: { is_own: 'quizás' } }, status: 400, fields: ['is_own'] },
    ],
  },
  revokeCalendarFeed: {
    access: 'staff',
    valid: async () => {
      await aToken();
      return { as: tokens.staff };
    },
    foreign: notThereFor("take away another's address", tokens.otherStaff),
  },
  readCalendarFeed: {
    access: 'public',
    valid: async () => ({ params: { token: await aToken() } }),
    refused: () => [
      { what: 'an address that nobody was given', sent: { params: { token: 'x'.repeat(43) } }, status: 404 },
      { what: 'a zero byte', sent: { params: { token: 'a\u0000b' } }, status: 404 },
    ],
  },
} satisfies Record<string, Case>;
