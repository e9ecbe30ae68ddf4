import { MAXIMUM_COUNT, type Page } from '@bitacora/contracts';
import { isPlainDate } from '@bitacora/kernel';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { unstorableTexts } from '../http/unstorable-texts.ts';
import { cursorOf, type Position, readCursor } from './cursor.ts';
import { type PageQuery, sizeOf } from './page-query.ts';
import { readSegmentKey, type Segments, segmentsStatement } from './segments.ts';

/** What a list is sorted by, before the id. */
type SortType = 'text' | 'date' | 'bigint';

const isSortKey: Record<SortType | 'none', (key: string) => boolean> = {
  none: (key) => key === '',
  text: (key) => unstorableTexts(key).length === 0,
  date: isPlainDate,
  bigint: (key) => /^-?\d{1,18}$/.test(key),
};

const isId = (id: string) => z.uuid().safeParse(id).success;

/** A list in SQL of our own: nothing here comes from a client but the parameters. */
export interface ListOfRows {
  /** Columns to read; the id is among them. */
  columns: string;
  /** What stands for `?` in them. */
  columnParameters?: readonly unknown[];
  table: string;
  where: string;
  parameters: readonly unknown[];
  /** Column that the list is sorted by, before the id; by the id alone, unless told. */
  sort?: string;
  sortType?: SortType;
  isDescending?: boolean;
  /** Parts of the list, one after the other, each sorted by itself; the list as a whole, unless told. */
  segments?: Segments;
}

/** Whether a cursor's key can be a place of this list. */
function isKey({ sortType, segments }: ListOfRows, text: string): boolean {
  if (!segments) return isSortKey[sortType ?? 'none'](text);
  const place = readSegmentKey(text);
  return (
    place !== null && segments.parts.some(({ rank }) => rank === place.rank) && isSortKey[sortType ?? 'none'](place.key)
  );
}

function wholeStatement(list: ListOfRows, position: Position | null, limit: number) {
  const { columns, columnParameters = [], table, where, parameters, sort, sortType, isDescending = false } = list;
  const [direction, key, id] = position ?? ['after', '', null];
  const isFalling = (direction === 'before') !== isDescending;
  const order = isFalling ? 'desc' : 'asc';
  const beyond = isFalling ? '<' : '>';
  const place = sort ? `(${sort}, id) ${beyond} (?::${sortType}, ?::uuid)` : `id ${beyond} ?::uuid`;
  return {
    sql: `select ${columns}, ${sort ?? "''"}::text as keyset_sort from ${table} where ${where} ${id === null ? '' : `and ${place}`}
     order by ${sort ? `${sort} ${order}, ` : ''}id ${order} limit ?`,
    parameters: [...columnParameters, ...parameters, ...(id === null ? [] : sort ? [key, id] : [id]), limit],
  };
}

async function rowsOf<Row extends { id: string }>(database: Database, list: ListOfRows, query: PageQuery) {
  const size = sizeOf(query);
  const position = query.cursor ? readCursor(query.cursor, (key, id) => isKey(list, key) && isId(id)) : null;
  const { sql, parameters } = list.segments
    ? segmentsStatement(list, list.segments, position, size + 1)
    : wholeStatement(list, position, size + 1);
  const found = await database.query<Row & { keyset_sort: string }>(sql, parameters);
  const hasMore = found.length > size;
  const rows = found.slice(0, size);
  if (position?.[0] === 'before') return { rows: rows.reverse(), hasNext: true, hasPrevious: hasMore };
  return { rows, hasNext: hasMore, hasPrevious: position !== null };
}

function withoutSort<Row>(row: Row & { keyset_sort: string }): Row {
  const { keyset_sort: _, ...shown } = row;
  return shown as unknown as Row;
}

/** One page of a list by keyset, which stays right while rows are added (product 13.9). */
export async function keysetPage<Row extends { id: string }>(
  database: Database,
  list: ListOfRows,
  query: PageQuery,
): Promise<Page<Row>> {
  const { rows, hasNext, hasPrevious } = await rowsOf<Row>(database, list, query);
  const first = rows[0];
  const last = rows.at(-1);
  const [total] = await database.query<{ count: number }>(
    `select count(*)::int as count from (select 1 from ${list.table} where ${list.where} limit ?) counted`,
    [...list.parameters, MAXIMUM_COUNT + 1],
  );
  return {
    count: total?.count ?? 0,
    next: hasNext && last ? cursorOf('after', last.keyset_sort, last.id) : null,
    previous: hasPrevious && first ? cursorOf('before', first.keyset_sort, first.id) : null,
    results: rows.map(withoutSort<Row>),
  };
}

const BATCH = 1000;

/** A whole list, batch after batch, for what is no page: a file. */
export async function* keysetBatches<Row extends { id: string }>(
  database: Database,
  list: ListOfRows,
): AsyncGenerator<Row[]> {
  let query: PageQuery = { page_size: BATCH };
  for (;;) {
    const { rows, hasNext } = await rowsOf<Row>(database, list, query);
    if (rows.length > 0) yield rows.map(withoutSort<Row>);
    const last = rows.at(-1);
    if (!hasNext || !last) return;
    query = { page_size: BATCH, cursor: cursorOf('after', last.keyset_sort, last.id) };
  }
}
