import { demo } from '@bitacora/contracts/demo';
import { OTHER_AGENCY } from '@bitacora/testing';
import type { Case, Refusal } from '../case.ts';
import { tokens } from '../tokens.ts';

const ruc = { ruc: demo.agency };
const span = { from: '2026-11-01', until: '2026-12-12' };

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
} satisfies Record<string, Case>;
