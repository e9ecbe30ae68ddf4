import type { Page, PassengerAnswer } from '@bitacora/contracts';
import { Database, keysetPage, type PageWish } from '@bitacora/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { searchable } from '../domain/searchable.ts';

interface Wish extends PageWish {
  agency: string;
  search?: string | undefined;
}

export class ListPassengers extends Query<Page<PassengerAnswer>> {
  constructor(readonly wish: Wish) {
    super();
  }
}

const columns = `id, user_id, id_number, passport, first_name, last_name, to_char(birth_date, 'YYYY-MM-DD') as birth_date,
  contact ->> 'email' as email, contact ->> 'phone' as phone`;

const escaped = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** The agency's passengers by name; every word of the search must be found somewhere. */
@QueryHandler(ListPassengers)
export class ListPassengersHandler implements IQueryHandler<ListPassengers> {
  constructor(private readonly database: Database) {}

  execute({ wish }: ListPassengers): Promise<Page<PassengerAnswer>> {
    const words = searchable(wish.search ?? '')
      .split(' ')
      .filter(Boolean);
    return keysetPage(
      this.database,
      {
        columns,
        table: 'passengers',
        where: ['agency = ?', ...words.map(() => 'search_text like ?')].join(' and '),
        parameters: [wish.agency, ...words.map(escaped)],
        sort: 'sort_key',
        sortType: 'text',
      },
      wish,
    );
  }
}
