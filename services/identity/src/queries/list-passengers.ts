import type { Page, PassengerAnswer } from '@bitacora/contracts';
import { searchWords } from '@bitacora/kernel';
import { Database, keysetPage, likePattern, type PageQuery } from '@bitacora/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { unconfirmedAccount } from '../persistence/passenger.snapshot.ts';

interface PassengersQuery extends PageQuery {
  agency: string;
  search?: string | undefined;
}

export class ListPassengers extends Query<Page<PassengerAnswer>> {
  constructor(readonly query: PassengersQuery) {
    super();
  }
}

/** The account's own e-mail leaves masked only. */
const columns = `id, user_id, id_number, passport, first_name, last_name, to_char(birth_date, 'YYYY-MM-DD') as birth_date,
  contact ->> 'email' as email, contact ->> 'phone' as phone,
  case when user_id is null then (
    select json_build_object('email', p.contact ->> 'email', 'is_taken_back', is_taken_back) from persons p join users u on u.person_id = p.id
    where p.id = passengers.person_id and u.closed_at is null) end as account`;

interface Row extends Omit<PassengerAnswer, 'account'> {
  account: { email: string | null; is_taken_back: boolean } | null;
}

/** The agency's passengers by name; every word of the search must be found somewhere. */
@QueryHandler(ListPassengers)
export class ListPassengersHandler implements IQueryHandler<ListPassengers> {
  constructor(private readonly database: Database) {}

  async execute({ query }: ListPassengers): Promise<Page<PassengerAnswer>> {
    const words = searchWords(query.search ?? '');
    const page = await keysetPage<Row>(
      this.database,
      {
        columns,
        table: 'passengers',
        where: ['agency = ?', ...words.map(() => 'search_text like ?')].join(' and '),
        parameters: [query.agency, ...words.map(likePattern)],
        sort: 'sort_key',
        sortType: 'text',
      },
      query,
    );
    const results = page.results.map(({ account, ...passenger }) => ({
      ...passenger,
      account: account && unconfirmedAccount(account.email, account.is_taken_back),
    }));
    return { ...page, results };
  }
}
