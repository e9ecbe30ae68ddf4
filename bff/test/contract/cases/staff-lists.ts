import { demo } from '@bitacora/contracts/demo';
import { OTHER_AGENCY } from '@bitacora/testing';
import type { Case } from '../case.ts';
import { tokens } from '../tokens.ts';
import { wrongPages, wrongQueries } from './people.ts';

const ruc = { ruc: demo.agency };
type Wrong = readonly (readonly [name: string, value: string])[];

/** A list of the own agency alone, narrowed by `query`; `lacks` is what is in it and no other agency reads. */
const listOfAgency = (query: Record<string, string>, lacks: string, wrong: Wrong): Case => ({
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
  ],
  refused: (_, valid) => wrongQueries(valid, wrong),
});

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
  ['adviser', 'yo'],
];

/** What staff look through. */
export const staffLists = {
  listPassengers: listOfAgency({ page_size: '2', search: 'munoz' }, demo.carlos.cedula, [
    ...wrongPages,
    ...wrongPassengers,
  ]),
  exportPassengers: listOfAgency({ search: 'munoz' }, demo.carlos.cedula, wrongPassengers),
  journeysByAgency: listOfAgency({ sort: 'balance' }, demo.journeys[0].id, [...wrongPages, ...wrongJourneys]),
  exportJourneys: listOfAgency({ sort: 'balance' }, demo.carlos.lastName, wrongJourneys),
  searchAgency: listOfAgency({ q: 'munoz' }, demo.carlos.cedula, [['q', tooLong]]),
  waitingInAgency: listOfAgency({}, demo.journeys[0].id, []),
} satisfies Record<string, Case>;
