import { demo } from '@bitacora/contracts/demo';
import { OTHER_AGENCY } from '@bitacora/testing';
import type { Case, Foreign } from '../case.ts';
import type { Sent } from '../client.ts';
import { tokens } from '../tokens.ts';
import { wrongPages, wrongQueries } from './people.ts';

const ruc = { ruc: demo.agency };
type Wrong = readonly (readonly [name: string, value: string])[];

/** What is for who sees amounts alone: to others an order by them is refused, and what is in their answer `lacks` it. */
interface Amounts {
  lacks: string;
  refused?: Record<string, string>[];
}

/**
 * A list of the own agency alone, narrowed by `query`; `lacks` is what is in it and no other agency reads, `amounts` what
 * nobody reads in it without the right to billing.
 */
const listOfAgency = (query: Record<string, string>, lacks: string, wrong: Wrong, amounts?: Amounts): Case => ({
  access: 'staff',
  valid: () => ({ params: ruc, query, as: tokens.staff }),
  foreign: (_, valid) => [
    { what: 'ask for what is of another agency', sent: { ...valid, as: tokens.otherStaff }, status: 404 },
    {
      what: 'find what is of another agency under the own RUC',
      sent: { ...valid, params: { ruc: OTHER_AGENCY }, as: tokens.otherStaff },
      status: 200,
      lacks,
    },
    ...(amounts ? withoutBilling(valid, amounts) : []),
  ],
  refused: (_, valid) => wrongQueries(valid, wrong),
});

function withoutBilling(valid: Sent, { lacks, refused = [] }: Amounts): Foreign[] {
  const sent = { ...valid, query: { q: '001' }, as: tokens.operations };
  return [
    { what: 'read amounts without the right to billing', sent, status: 200, lacks },
    ...refused.map((query) => ({
      what: `order or narrow by amounts without that right: ${Object.values(query).join()}`,
      sent: { ...sent, query },
      status: 403,
    })),
  ];
}

const byAmounts: Record<string, string>[] = [{ sort: 'balance' }, { sort: '-balance_due' }, { condition: 'overdue' }];

const tooLong = 'x'.repeat(201);
const wrongPassengers: Wrong = [
  ['search', tooLong],
  ['sort', 'edad'],
];
const wrongJourneys: Wrong = [
  ['search', tooLong],
  ['sort', 'costo'],
  ['state', 'perdido'],
  ['condition', 'lista'],
  ['from', 'ayer'],
  ['until', '2026-02-30'],
  ['sold_from', 'enero'],
  ['sold_until', '2026-13'],
  ['adviser', 'yo'],
  ['destination', 'x'.repeat(65)],
];

/** What staff look through. */
export const staffLists = {
  listPassengers: listOfAgency({ page_size: '2', search: 'munoz' }, demo.carlos.cedula, [
    ...wrongPages,
    ...wrongPassengers,
  ]),
  exportPassengers: listOfAgency({ search: 'munoz' }, demo.carlos.cedula, wrongPassengers),
  journeysByAgency: listOfAgency({ sort: 'balance' }, demo.journeys[0].id, [...wrongPages, ...wrongJourneys], {
    lacks: '"balance',
    refused: byAmounts,
  }),
  exportJourneys: listOfAgency({ sort: 'balance' }, demo.carlos.lastName, wrongJourneys, {
    lacks: 'Saldo',
    refused: byAmounts,
  }),
  searchAgency: listOfAgency({ q: 'munoz' }, demo.carlos.cedula, [['q', tooLong]], { lacks: '"total_cost"' }),
  waitingInAgency: listOfAgency({}, demo.journeys[0].id, [], { lacks: '"overdue"' }),
} satisfies Record<string, Case>;
