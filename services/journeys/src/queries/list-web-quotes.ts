import type { Page, WebQuote } from '@bitacora/contracts';
import { Database, keysetPage, type PageQuery } from '@bitacora/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export class ListWebQuotes extends Query<Page<WebQuote>> {
  constructor(
    readonly agency: string,
    readonly query: PageQuery,
  ) {
    super();
  }
}

const columns = `id, agency, first_name, last_name, phone, email, adults as n_adults, children as n_children,
  to_char(travel_date, 'YYYY-MM-DD') as travel_date, country, country_name,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at`;

/** The agency's quotes, newest first: ids are in the order of time. */
@QueryHandler(ListWebQuotes)
export class ListWebQuotesHandler implements IQueryHandler<ListWebQuotes> {
  constructor(private readonly database: Database) {}

  execute({ agency, query }: ListWebQuotes): Promise<Page<WebQuote>> {
    const list = { columns, table: 'web_quotes', where: 'agency = ?', parameters: [agency], isDescending: true };
    return keysetPage(this.database, list, query);
  }
}
