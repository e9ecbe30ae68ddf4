import { SEARCH_RESULTS, type SearchResults } from '@bitacora/contracts';
import { dollarsOfCents, searchWords } from '@bitacora/kernel';
import { Database, likePattern } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { personOf } from '../projections/person.ts';

/** A journey as what was found on it says where it is. */
const foundOn = (journey: string) => `
  'journey_id', ${journey}.id, 'travel_date', ${journey}.travel_date,
  'destination_city', ${journey}.data -> 'destination_city',
  'passengers', coalesce((
    select jsonb_agg(concat_ws(' ', p.data ->> 'first_name', p.data ->> 'last_name') order by jp.position)
    from journey_passengers jp join passengers p on p.id = jp.passenger where jp.journey = ${journey}.id
  ), '[]'::jsonb)`;

const few = (select: string, order: string) =>
  `coalesce((select jsonb_agg(found) from (${select} order by ${order} limit ${SEARCH_RESULTS}) few), '[]'::jsonb)`;

/** What each part of the answer is made of; `each` stands for the words, all of which are to be found. */
const parts = (each: (column: string) => string) => ({
  passengers: few(
    `select ${personOf('p')} || jsonb_build_object(
       'id_number', p.data -> 'id_number', 'passport', p.data -> 'passport') as found
     from passengers p where agency = ? and ${each('search_text')}`,
    'sort_key, id',
  ),
  journeys: few(
    `select jsonb_build_object(${foundOn('j')}) as found
     from journey_summaries s join journeys j on j.id = s.id where s.agency = ? and ${each('s.search_text')}`,
    's.travel_date desc, s.id',
  ),
  codes: few(
    `select jsonb_build_object(${foundOn('j')}, 'record', r.id, 'kind', r.data -> 'kind', 'title', r.data -> 'title',
       'code', coalesce(r.data #> '{details,reservation_code}', '""')) as found
     from service_records r join journeys j on j.id = r.journey
     where j.agency = ? and not j.is_removed and not r.is_removed and r.search_text <> '' and ${each('r.search_text')}`,
    'j.travel_date desc, r.id',
  ),
  invoices: few(
    `select jsonb_build_object(${foundOn('j')}, 'invoice', i.id,
       'number', coalesce(i.data ->> 'number', i.data #>> '{file,name}', ''),
       'total_cost_cents', i.data -> 'total_cost_cents', 'creation_date', i.data -> 'creation_date',
       'is_voided', coalesce(jsonb_typeof(i.data -> 'voided') = 'object', false)) as found
     from invoices i join journeys j on j.id = i.journey
     where j.agency = ? and not j.is_removed and not i.is_removed and i.search_text <> '' and ${each('i.search_text')}`,
    `i.data ->> 'creation_date' desc, i.id`,
  ),
});

type Invoice = SearchResults['invoices'][number];
type Found = Omit<SearchResults, 'invoices'> & {
  invoices?: (Omit<Invoice, 'total_cost'> & { total_cost_cents: number })[];
};

const nothing: SearchResults = { passengers: [], journeys: [], codes: [], invoices: [] };

/** Looks everywhere for what staff type, by one statement: a few of each, the nearest in time first. */
@Injectable()
export class Search {
  constructor(private readonly database: Database) {}

  /** Invoices for who sees amounts. */
  async find(agency: string, query: string, seesAmounts: boolean): Promise<SearchResults> {
    const words = searchWords(query).map(likePattern);
    if (words.length === 0) return nothing;
    const all = Object.entries(parts((column) => words.map(() => `${column} like ?`).join(' and ')));
    const selects = all.filter(([part]) => seesAmounts || part !== 'invoices');
    const [row] = await this.database.query<Found>(
      `select ${selects.map(([name, sql]) => `${sql} as ${name}`).join(', ')}`,
      selects.flatMap(() => [agency, ...words]),
    );
    if (!row) return nothing;
    const { invoices = [], ...others } = row;
    return {
      ...others,
      invoices: invoices.map(({ total_cost_cents: cents, ...one }) => ({ ...one, total_cost: dollarsOfCents(cents) })),
    };
  }
}
