import {
  type NewQuoteSnapshot,
  type Page,
  quoteAnswer,
  type quoteAnswers,
  type QuoteFilters,
  type QuoteLoss,
  type QuoteStanding,
  type QuoteStatus,
  type WebQuote,
} from '@bitacora/contracts';
import { QUOTE_ANSWER_HOURS } from '@bitacora/contracts/constants';
import { AGENCY_TIME_ZONE, searchWords } from '@bitacora/kernel';
import {
  Database,
  keysetBatches,
  keysetPage,
  likePattern,
  type ListOfRows,
  ownOf,
  type PageQuery,
} from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { allOf, condition, type Condition, has, isUnanswered, ofAgency } from '../staff-lists/conditions.ts';
import { CompleteTables } from '../views-maintenance/complete-tables.ts';

interface Row {
  id: string;
  version: number;
  quote: NewQuoteSnapshot;
}

const columns = 'id, version, data as quote';
/** SQL of the day on which a quote came; also of the figures. */
export const receivedOn = `((data ->> 'created_at')::timestamptz at time zone '${AGENCY_TIME_ZONE}')::date`;

const shape = ({ quote, version }: Row): WebQuote => quoteAnswer(quote, version);

const isAt = (status: QuoteStatus) => `coalesce(status, 'new') = '${status}'`;

const isNotClosed = `coalesce(status, 'new') not in ('won', 'lost')`;

/** Why a quote waits for the agency. */
const waitingQuote = {
  open: isUnanswered,
  // Whoever answers the last question has answered those before it.
  asked: `data #> '{questions,-1}' is not null and data #>> '{questions,-1,answered_at}' is null and ${isNotClosed}`,
  accepted: `data #>> '{proposals,-1,accepted_at}' is not null and ${isNotClosed}`,
};

/** SQL of where a quote stands; also of the figures, the calendar and the menu. */
export const quoteIs: Record<QuoteStanding, string> = {
  ...waitingQuote,
  waiting: Object.values(waitingQuote)
    .map((sql) => `(${sql})`)
    .join(' or '),
  new: isAt('new'),
  in_progress: isAt('in_progress'),
  answered: isAt('answered'),
  won: isAt('won'),
  lost: isAt('lost'),
};

/** SQL of why a quote was lost; also of the figures. */
export const lostFor = (reason: QuoteLoss): string => `${quoteIs.lost} and data ->> 'lost_reason' = '${reason}'`;

/** SQL of whether, and when, a quote was answered; also of the figures. */
export const answeredWhen: Record<(typeof quoteAnswers)[number], string> = {
  any: `data ->> 'answered_at' is not null`,
  in_time: `(data ->> 'answered_at')::timestamptz - (data ->> 'created_at')::timestamptz
    <= interval '${QUOTE_ANSWER_HOURS} hours'`,
};

/** What the list, its number, its file and the figures are narrowed to. */
export const quotesThat = (
  agency: string,
  { search, from, until, status, owner, country, lost_reason: reason, answered }: QuoteFilters,
): Condition =>
  allOf([
    ofAgency(agency),
    ...searchWords(search ?? '').map((word) => condition('search_text like ?', likePattern(word))),
    ...(from ? [condition(`${receivedOn} >= ?`, from)] : []),
    ...(until ? [condition(`${receivedOn} <= ?`, until)] : []),
    ...(status ? [condition(quoteIs[status])] : []),
    ...(owner ? [has('owner', owner)] : []),
    ...(country ? [condition(`data ->> 'country' = ?`, country)] : []),
    ...(reason ? [condition(lostFor(reason))] : []),
    ...(answered ? [condition(answeredWhen[answered])] : []),
  ]);

/** An agency's quotes as journeys told of them last. Throws `unavailable` until all were read once. */
@Injectable()
export class Quotes {
  constructor(
    private readonly database: Database,
    private readonly complete: CompleteTables,
  ) {}

  /** Newest first unless they are sorted: ids are in the order of time. */
  async page(agency: string, query: PageQuery & QuoteFilters): Promise<Page<WebQuote>> {
    await this.complete.expect('quotes');
    const page = await keysetPage<Row>(this.database, this.listOf(agency, query), query);
    return { ...page, results: page.results.map(shape) };
  }

  /** All of them, batch after batch. */
  async all(agency: string, filters: QuoteFilters): Promise<AsyncGenerator<WebQuote[]>> {
    await this.complete.expect('quotes');
    return this.shaped(this.listOf(agency, filters));
  }

  /** Throws `not-found` when the agency has none. */
  async one(id: string, agency: string): Promise<WebQuote> {
    await this.complete.expect('quotes');
    const [row] = await this.database.query<Row & { agency: string }>(
      `select ${columns}, agency from quotes where id = ?`,
      [id],
    );
    return shape(ownOf(row, agency));
  }

  private async *shaped(list: ListOfRows): AsyncGenerator<WebQuote[]> {
    for await (const rows of keysetBatches<Row>(this.database, list)) yield rows.map(shape);
  }

  private listOf(agency: string, filters: QuoteFilters): ListOfRows {
    const { sql: where, parameters } = quotesThat(agency, filters);
    return { columns, table: 'quotes', where, parameters, isDescending: filters.sort !== 'oldest' };
  }
}
