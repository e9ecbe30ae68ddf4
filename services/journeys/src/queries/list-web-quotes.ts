import type { Page, QuoteFilters, WebQuote } from '@bitacora/contracts';
import { AGENCY_TIME_ZONE, searchWords } from '@bitacora/kernel';
import { Database, keysetPage, likePattern, type PageQuery } from '@bitacora/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export class ListWebQuotes extends Query<Page<WebQuote>> {
  constructor(
    readonly agency: string,
    readonly query: PageQuery & QuoteFilters,
  ) {
    super();
  }
}

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`;

const columns = `id, agency, first_name, last_name, phone, email, adults as n_adults, children as n_children,
  to_char(travel_date, 'YYYY-MM-DD') as travel_date, country, country_name,
  ${iso('created_at')}, status, owner, notes, lost_reason, ${iso('answered_at')}, ${iso('closed_at')}, version`;

/** What is searched, as `searchable` folds it: without accents and case; a phone by its figures, too. */
const searched = `regexp_replace(lower(normalize(concat_ws(' ', first_name, last_name, email, country_name, phone,
  regexp_replace(phone, '\\D', '', 'g')), NFD)), '[\\u0300-\\u036f]', '', 'g')`;

const receivedOn = '(created_at at time zone ?)::date';

/** Waits for an answer. */
const isOpen = `status in ('new', 'in_progress')`;

/** What the list and its number are narrowed to. */
function quotesThat(agency: string, { search, from, until, status, owner }: QuoteFilters) {
  const words = searchWords(search ?? '');
  const where = [
    'agency = ?',
    ...words.map(() => `${searched} like ?`),
    ...(from ? [`${receivedOn} >= ?`] : []),
    ...(until ? [`${receivedOn} <= ?`] : []),
    ...(status === 'open' ? [isOpen] : status ? ['status = ?'] : []),
    ...(owner ? ['owner = ?'] : []),
  ].join(' and ');
  const days = [from, until].flatMap((day) => (day ? [AGENCY_TIME_ZONE, day] : []));
  const handled = [status === 'open' ? undefined : status, owner].filter((value) => value !== undefined);
  return { where, parameters: [agency, ...words.map(likePattern), ...days, ...handled] };
}

/** The agency's quotes, newest first unless they are sorted: ids are in the order of time. */
@QueryHandler(ListWebQuotes)
export class ListWebQuotesHandler implements IQueryHandler<ListWebQuotes> {
  constructor(private readonly database: Database) {}

  execute({ agency, query }: ListWebQuotes): Promise<Page<WebQuote>> {
    const list = { columns, table: 'web_quotes', ...quotesThat(agency, query), isDescending: query.sort !== 'oldest' };
    return keysetPage(this.database, list, query);
  }
}
