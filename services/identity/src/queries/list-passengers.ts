import { MAXIMUM_ARRAY, MAXIMUM_PAGE, type Page, type PassengerAnswer } from '@bitacora/contracts';
import { Database } from '@bitacora/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { searchable } from '../domain/searchable.ts';
import { cursorOf, readCursor } from './keyset.ts';

interface Wish {
  agency: string;
  search?: string | undefined;
  page_size?: number | undefined;
  cursor?: string | undefined;
}

/** Without `page_size` and `cursor`, one long page for a plain array. */
export class ListPassengers extends Query<Page<PassengerAnswer>> {
  constructor(readonly wish: Wish) {
    super();
  }
}

type Row = PassengerAnswer & { sort_key: string };

const columns = `id, user_id, id_number, passport, first_name, last_name, to_char(birth_date, 'YYYY-MM-DD') as birth_date,
  contact ->> 'email' as email, contact ->> 'phone' as phone, sort_key`;

function withoutSortKey(row: Row): PassengerAnswer {
  const { sort_key: _, ...passenger } = row;
  return passenger;
}

const escaped = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** The agency's passengers by name; every word of the search must be found somewhere. */
@QueryHandler(ListPassengers)
export class ListPassengersHandler implements IQueryHandler<ListPassengers> {
  constructor(private readonly database: Database) {}

  async execute({ wish }: ListPassengers): Promise<Page<PassengerAnswer>> {
    const isPage = wish.page_size !== undefined || wish.cursor !== undefined;
    const size = isPage ? (wish.page_size ?? MAXIMUM_PAGE) : MAXIMUM_ARRAY;
    const words = searchable(wish.search ?? '')
      .split(' ')
      .filter(Boolean);
    const filter = ['agency = ?', ...words.map(() => 'search_text like ?')].join(' and ');
    const parameters = [wish.agency, ...words.map(escaped)];
    const { rows, hasNext, hasPrevious } = await this.page(filter, parameters, size, wish.cursor);
    const first = rows[0];
    const last = rows.at(-1);
    return {
      count: await this.count(filter, parameters),
      next: hasNext && last ? cursorOf(['after', last.sort_key, last.id]) : null,
      previous: hasPrevious && first ? cursorOf(['before', first.sort_key, first.id]) : null,
      results: rows.map(withoutSortKey),
    };
  }

  private async page(filter: string, parameters: string[], size: number, cursor: string | undefined) {
    const [direction, sortKey, id] = cursor ? readCursor(cursor) : ['after' as const, '', null];
    const isBack = direction === 'before';
    const place = id === null ? '' : `and (sort_key, id) ${isBack ? '<' : '>'} (?, ?::uuid)`;
    const order = isBack ? 'desc' : 'asc';
    const found = await this.database.query<Row>(
      `select ${columns} from passengers where ${filter} ${place} order by sort_key ${order}, id ${order} limit ?`,
      [...parameters, ...(id === null ? [] : [sortKey, id]), size + 1],
    );
    const hasMore = found.length > size;
    const rows = found.slice(0, size);
    if (isBack) return { rows: rows.reverse(), hasNext: true, hasPrevious: hasMore };
    return { rows, hasNext: hasMore, hasPrevious: id !== null };
  }

  private async count(filter: string, parameters: string[]): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::int as count from passengers where ${filter}`,
      parameters,
    );
    return row?.count ?? 0;
  }
}
