import { InvalidError, isPlainDate } from '@bitacora/kernel';
import { type Position, readCursor } from './cursor.ts';
import type { ListOfRows } from './keyset-page.ts';

/** A part of a list, in an order that an index has. */
export interface Segment {
  /** Its place among the segments, one digit; the same in every page of a list. */
  rank: number;
  where: string;
  parameters: readonly unknown[];
  isDescending?: boolean;
}

/** Segments that follow each other, and the day that says what is in which: a page keeps that of the page before it. */
export interface Segments {
  day: string;
  parts: readonly Segment[];
}

const shape = /^(?<day>\S{10}) (?<rank>\d) (?<key>.*)$/su;

/** What a cursor's key says in a list of segments; null for any other key. */
export function readSegmentKey(text: string): { day: string; rank: number; key: string } | null {
  const { day, rank, key } = shape.exec(text)?.groups ?? {};
  if (day === undefined || rank === undefined || key === undefined || !isPlainDate(day)) return null;
  return { day, rank: Number(rank), key };
}

/** The day that a cursor of a list of segments was made for. Throws `invalid` for any other cursor. */
export function dayOfCursor(cursor: string): string {
  const [, key] = readCursor(cursor, (key) => readSegmentKey(key) !== null);
  const day = readSegmentKey(key)?.day;
  if (day === undefined) throw new InvalidError({ cursor: ['El cursor no es válido.'] });
  return day;
}

/**
 * One statement for a page of segments: each is read as its index has it, and no further than a page; none is read that
 * lies before the page's place.
 */
export function segmentsStatement(
  { columns, columnParameters = [], table, where, parameters, sort = 'id', sortType = 'text' }: ListOfRows,
  { day, parts }: Segments,
  position: Position | null,
  limit: number,
): { sql: string; parameters: unknown[] } {
  const [direction, text, id] = position ?? ['after', '', ''];
  const isBack = direction === 'before';
  const place = readSegmentKey(text);
  const read = parts.filter(({ rank }) => !place || (isBack ? rank <= place.rank : rank >= place.rank));
  const selects = read.map((part) => {
    const isFalling = isBack !== (part.isDescending ?? false);
    const order = `${sort} ${isFalling ? 'desc' : 'asc'}, id ${isFalling ? 'desc' : 'asc'}`;
    const isBegun = part.rank === place?.rank;
    const beyond = isBegun ? `and (${sort}, id) ${isFalling ? '<' : '>'} (?::${sortType}, ?::uuid)` : '';
    return {
      sql: `(select part.*, ${part.rank} as segment_rank, row_number() over (order by ${order}) as segment_place from (
        select * from ${table} where ${where} and (${part.where}) ${beyond} order by ${order} limit ?) part)`,
      parameters: [...parameters, ...part.parameters, ...(isBegun ? [place?.key, id] : []), limit],
    };
  });
  const order = `segment_rank ${isBack ? 'desc' : 'asc'}, segment_place`;
  return {
    // Under the table's own name, for what the columns say of it.
    sql: `select ${columns}, ?::text || ' ' || segment_rank || ' ' || ${sort} as keyset_sort from (
      select * from (${selects.map(({ sql }) => sql).join(' union all ')}) parts order by ${order} limit ?) ${table}
      order by ${order}`,
    parameters: [...columnParameters, day, ...selects.flatMap(({ parameters }) => parameters), limit],
  };
}
