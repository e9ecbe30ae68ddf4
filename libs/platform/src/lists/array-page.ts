import type { Page } from '@bitacora/contracts';
import { cursorOf, readCursor } from './cursor.ts';
import { type PageQuery, sizeOf } from './page-query.ts';

/** A list whose items are made when somebody reads them. */
interface LazyList<Item> {
  length: number;
  slice: (start: number, end: number) => Item[];
  positionOf: (key: string) => number;
}

/**
 * One page of a list that is whole in memory, in its own order, each item known by a key (product 13.9).
 * Throws `invalid` under `cursor` for one that we did not make, or whose item is not in this list.
 */
export function arrayPage<Item>(
  items: readonly Item[] | LazyList<Item>,
  keyOf: (item: Item) => string,
  query: PageQuery,
): Page<Item> {
  const { cursor } = query;
  const size = sizeOf(query);
  const positionOf =
    'positionOf' in items ? items.positionOf : (key: string) => items.findIndex((item) => keyOf(item) === key);
  const start = cursor === undefined ? 0 : startOf(positionOf, cursor, size);
  const results = items.slice(start, start + size);
  const [first, last] = [results[0], results.at(-1)];
  return {
    count: items.length,
    next: last !== undefined && start + size < items.length ? cursorOf('after', '', keyOf(last)) : null,
    previous: first !== undefined && start > 0 ? cursorOf('before', '', keyOf(first)) : null,
    results,
  };
}

function startOf(positionOf: (key: string) => number, cursor: string, size: number): number {
  const [direction, , id] = readCursor(cursor, (_, key) => positionOf(key) >= 0);
  const position = positionOf(id);
  return direction === 'after' ? position + 1 : Math.max(0, position - size);
}
