import type { Page } from '@bitacora/contracts';
import { cursorOf, readCursor } from './cursor.ts';
import { type PageQuery, sizeOf } from './page-query.ts';

/**
 * One page of a list that is whole in memory, in its own order, each item known by a key (product 13.9).
 * Throws `invalid` under `cursor` for one that we did not make, or whose item is not in this list.
 */
export function arrayPage<Item>(items: readonly Item[], keyOf: (item: Item) => string, query: PageQuery): Page<Item> {
  const { cursor } = query;
  const size = sizeOf(query);
  const start = cursor === undefined ? 0 : startOf(items.map(keyOf), cursor, size);
  const results = items.slice(start, start + size);
  const [first, last] = [results[0], results.at(-1)];
  return {
    count: items.length,
    next: last !== undefined && start + size < items.length ? cursorOf('after', '', keyOf(last)) : null,
    previous: first !== undefined && start > 0 ? cursorOf('before', '', keyOf(first)) : null,
    results,
  };
}

function startOf(keys: readonly string[], cursor: string, size: number): number {
  const [direction, , id] = readCursor(cursor, (_, key) => keys.includes(key));
  const index = keys.indexOf(id);
  return direction === 'after' ? index + 1 : Math.max(0, index - size);
}
