import { demo } from '@bitacora/contracts/demo';
import { OTHER_AGENCY } from '@bitacora/testing';
import type { Case } from '../case.ts';
import { tokens } from '../tokens.ts';

const ruc = { ruc: demo.agency };
const nothing: Record<string, string> = {};
const query: Record<string, string> = { from: '2026-01', until: '2026-12', by: 'adviser' };

const figures: Case = {
  access: 'staff',
  valid: () => ({ params: ruc, query, as: tokens.owner }),
  foreign: (_, valid) => [
    { what: 'ask for what is of another agency', sent: { ...valid, as: tokens.otherOwner }, status: 404 },
    {
      what: 'find what is of another agency under the own RUC',
      sent: { ...valid, params: { ruc: OTHER_AGENCY }, as: tokens.otherOwner },
      status: 200,
      lacks: '"key"',
    },
  ],
  refused: (_, valid) => [
    {
      what: 'everything wrong',
      sent: { ...valid, query: { from: 'enero', until: '2026-13', by: 'color' } },
      status: 400,
      fields: ['from', 'until', 'by'],
    },
    { what: 'nothing', sent: { ...valid, query: nothing }, status: 400, fields: ['from', 'until', 'by'] },
    {
      what: 'one end alone',
      sent: { ...valid, query: { from: '2026-01', by: 'month' } },
      status: 400,
      fields: ['until'],
    },
    {
      what: 'an end before the beginning',
      sent: { ...valid, query: { ...query, until: '2025-12' } },
      status: 400,
      fields: ['until'],
    },
    {
      what: 'more than three years',
      sent: { ...valid, query: { ...query, until: '2029-01' } },
      status: 400,
      fields: ['until'],
    },
  ],
};

/** The agency in figures. */
export const statistics = {
  readSalesStatistics: figures,
  readPaymentStatistics: figures,
  readQuoteStatistics: figures,
} satisfies Record<string, Case>;
