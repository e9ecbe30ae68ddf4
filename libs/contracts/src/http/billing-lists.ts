import { z } from 'zod';
import { paymentMethods } from '../choices.ts';
import { citySnapshot } from '../events/snapshots.ts';
import { month } from '../validation/fields.ts';
import { rucParams } from './agencies.ts';
import { endpoint } from './endpoint.ts';
import { cityCode } from './journeys.ts';
import { idOrNone, listOf, pageQuery } from './paging.ts';

const billingReads = {
  method: 'GET',
  owner: 'bff',
  access: 'staff',
  may: 'billing',
  params: rucParams,
  status: 200,
} as const;

export const billingKinds = ['invoice', 'payment', 'refund'] as const;
export type BillingKind = (typeof billingKinds)[number];

/** What is one kind, or `received`: payments, and refunds that make less of them. */
export const billingKindFilters = [...billingKinds, 'received'] as const;
export type BillingKindFilter = (typeof billingKindFilters)[number];

/** Whether something counts. */
export const billingStates = ['valid', 'voided'] as const;

const ofJourneys = {
  /** Employee who advises the journey, or `none`. */
  adviser: idOrNone().optional(),
  /** Code of the city where it goes, or `none` while its journey is not known. */
  destination: cityCode().optional(),
};

const filters = z.object({
  month: month().optional(),
  /** First and last month. */
  from: month().optional(),
  until: month().optional(),
  kind: z.enum(billingKindFilters).optional(),
  method: z.enum(paymentMethods).optional(),
  ...ofJourneys,
  state: z.enum(billingStates).optional(),
});
export type BillingFilters = z.output<typeof filters>;
export type BillingOfJourneys = Pick<BillingFilters, keyof typeof ofJourneys>;

/** Orders of what was billed; newest first, unless told. What has no number stands behind the numbers. */
export const billingSorts = ['date', '-amount', 'amount', 'number'] as const;
export type BillingSort = (typeof billingSorts)[number];

/** Orders of overdue balances; the oldest first, unless told. */
export const overdueSorts = ['-balance_due', '-balance', 'balance'] as const;
export type OverdueSort = (typeof overdueSorts)[number];

const sorted = { sort: z.enum(billingSorts).optional() };

const person = z.object({ id: z.string(), first_name: z.string(), last_name: z.string() });

/** The journey that money is of, as lists name it. Null where it is not known yet. */
const ofJourney = {
  journey_id: z.string(),
  destination_city: citySnapshot.nullable(),
  travel_date: z.string().nullable(),
  /** To whom messages about money go; who travels first where nobody was chosen. */
  holder: person.extend({ id_number: z.string().nullable() }).nullable(),
  adviser: person.nullable(),
};

/** An invoice, a payment or a refund in one list. Money in dollars. */
export const billingEntry = z.object({
  id: z.string(),
  kind: z.enum(billingKinds),
  date: z.string(),
  number: z.string().nullable(),
  ...ofJourney,
  /** Null of an invoice. */
  method: z.string().nullable(),
  amount: z.number(),
  voided: z.object({ at: z.string(), reason: z.string() }).nullable(),
});
export type BillingEntry = z.infer<typeof billingEntry>;

export const listBilling = endpoint({
  ...billingReads,
  name: 'listBilling',
  path: '/api/v1/agency/billing/:ruc',
  summary: "The agency's invoices, payments and refunds, newest first unless `sort` says otherwise",
  query: pageQuery.extend({ ...filters.shape, ...sorted }),
  answer: listOf(billingEntry),
});

const total = z.object({
  /** Of what counts, as the amount is. */
  count: z.number().int(),
  /** What counts. */
  amount: z.number(),
  /** What was voided. */
  voided: z.number(),
});

export const billingTotals = endpoint({
  ...billingReads,
  name: 'billingTotals',
  path: '/api/v1/agency/billing/:ruc/totals',
  summary: 'The sums of everything that the same filters find, and of the balances that are overdue',
  query: filters,
  answer: z.object({
    invoice: total,
    payment: total,
    refund: total,
    /** Payments without refunds. */
    received: z.number(),
    overdue: z.object({ count: z.number().int(), amount: z.number() }),
  }),
});
export type BillingTotals = z.infer<typeof billingTotals.answer>;

export const overdueBalance = z.object({
  ...ofJourney,
  balance: z.number(),
  balance_due: z.string(),
  is_cancelled: z.boolean(),
});
export type OverdueBalance = z.infer<typeof overdueBalance>;

export const listOverdueBalances = endpoint({
  ...billingReads,
  name: 'listOverdueBalances',
  path: '/api/v1/agency/billing/:ruc/overdue',
  summary:
    'Balances that should be paid by now, the oldest first unless `sort` says otherwise; also of journeys that were called off',
  query: pageQuery.extend({ ...ofJourneys, sort: z.enum(overdueSorts).optional() }),
  answer: listOf(overdueBalance),
});

export const exportBilling = endpoint({
  ...billingReads,
  name: 'exportBilling',
  path: '/api/v1/agency/billing/:ruc/csv',
  summary:
    "A month's close, or what else the filters find, as a file for a spreadsheet (CSV), day by day unless `sort` says otherwise; who took it is recorded",
  query: filters.extend(sorted),
});
