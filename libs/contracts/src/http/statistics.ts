import { z } from 'zod';
import { quoteLosses } from '../choices.ts';
import { validationMessages as messages } from '../messages/validation.ts';
import { always } from '../validation/always.ts';
import { month } from '../validation/fields.ts';
import { rucParams } from './agencies.ts';
import { endpoint } from './endpoint.ts';

/** By what figures are told apart; of quotes an adviser is their owner, and a destination the country that is asked for. */
export const statisticsGroups = ['month', 'adviser', 'destination'] as const;
export type StatisticsGroup = (typeof statisticsGroups)[number];

/** How many months are asked for at once. */
export const STATISTICS_MONTHS = 36;

/** No number where it is no month, or none is given: then its own rule speaks. */
const monthsOf = (text = '') => (text ? Number(text.slice(0, 4)) * 12 + Number(text.slice(5)) : Number.NaN);

interface Span {
  from?: string;
  until?: string;
}

const query = z
  .object({
    /** First and last month, `2026-11`. */
    from: month(),
    until: month(),
    by: z.enum(statisticsGroups),
  })
  .refine(({ from, until }: Span) => !(monthsOf(until) < monthsOf(from)), {
    path: ['until'],
    error: messages.endBeforeStart,
    ...always,
  })
  .refine(({ from, until }: Span) => !(monthsOf(until) - monthsOf(from) >= STATISTICS_MONTHS), {
    path: ['until'],
    error: messages.atMostMonths(STATISTICS_MONTHS),
    ...always,
  });
export type StatisticsFilters = z.output<typeof query>;

const statistics = {
  method: 'GET',
  owner: 'bff',
  access: 'staff',
  may: 'statistics',
  params: rucParams,
  query,
  status: 200,
} as const;

/**
 * What the figures of a row are of: a month, or the id of an employee, the code of a city or country, and their names;
 * `none` of nobody, as the lists behind them are asked.
 */
const group = { key: z.string(), label: z.string().nullable() };

/** Of what was sold in the months, by its day of purchase. Money in dollars. */
export const salesFigures = z.object({
  ...group,
  /** Journeys that stand, what they cost, what their services cost the agency, and the difference. */
  journeys: z.number().int(),
  sold: z.number(),
  costs: z.number(),
  margin: z.number(),
  /** Journeys that were called off, and what was retained of them. */
  cancelled: z.number().int(),
  retained: z.number(),
  /** What is still to be paid, of both. */
  balance: z.number(),
});
export type SalesFigures = z.infer<typeof salesFigures>;

export const readSalesStatistics = endpoint({
  ...statistics,
  name: 'readSalesStatistics',
  path: '/api/v1/agency/statistics/:ruc/sales',
  summary: 'What was sold in some months, by month of purchase, adviser or destination, with its margin',
  answer: z.object({ rows: z.array(salesFigures) }),
});

/** Of what was paid and given back in the months, without what was voided. Money in dollars. */
export const paymentFigures = z.object({ ...group, payments: z.number(), refunds: z.number(), received: z.number() });
export type PaymentFigures = z.infer<typeof paymentFigures>;

export const readPaymentStatistics = endpoint({
  ...statistics,
  name: 'readPaymentStatistics',
  path: '/api/v1/agency/statistics/:ruc/payments',
  summary: 'What was paid and given back in some months, by month, adviser or destination',
  answer: z.object({ rows: z.array(paymentFigures) }),
});

/** Of the quotes that came in the months. */
export const quoteFigures = z.object({
  ...group,
  received: z.number().int(),
  /** Answered at all, and within the 24 hours that the site promises. */
  answered: z.number().int(),
  in_time: z.number().int(),
  won: z.number().int(),
  lost: z.number().int(),
  /** Of the lost ones. */
  losses: z.object(Object.fromEntries(quoteLosses.map((loss) => [loss, z.number().int()]))),
});
export type QuoteFigures = z.infer<typeof quoteFigures>;

export const readQuoteStatistics = endpoint({
  ...statistics,
  name: 'readQuoteStatistics',
  path: '/api/v1/agency/statistics/:ruc/quotes',
  summary: 'The quotes that came in some months: answered within 24 hours, won, and lost with reasons',
  answer: z.object({ rows: z.array(quoteFigures) }),
});
