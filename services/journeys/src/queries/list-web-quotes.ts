import type { WebQuote } from '@bitacora/contracts';
import { Database } from '@bitacora/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export class ListWebQuotes extends Query<WebQuote[]> {
  constructor(readonly agency: string) {
    super();
  }
}

@QueryHandler(ListWebQuotes)
export class ListWebQuotesHandler implements IQueryHandler<ListWebQuotes> {
  constructor(private readonly database: Database) {}

  async execute({ agency }: ListWebQuotes): Promise<WebQuote[]> {
    return this.database.query<WebQuote>(
      `select id, agency, first_name, last_name, phone, email, adults as n_adults, children as n_children,
              to_char(travel_date, 'YYYY-MM-DD') as travel_date, country, country_name,
              to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at
       from web_quotes where agency = ? order by id desc limit 1000`,
      [agency],
    );
  }
}
