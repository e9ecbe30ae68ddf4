import { MAXIMUM_ARRAY, MAXIMUM_PAGE, type Page } from '@bitacora/contracts';
import { InvalidError } from '@bitacora/kernel';
import { z } from 'zod';
import type { PageQuery } from './keyset-page.ts';

const position = z.tuple([z.enum(['after', 'before']), z.string()]);

const cursorOf = (place: z.infer<typeof position>) => Buffer.from(JSON.stringify(place)).toString('base64url');

function readCursor(cursor: string): z.infer<typeof position> | null {
  try {
    return position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    return null;
  }
}

/**
 * One page of a list that is whole in memory, in its own order, each item known by a key (product 13.9).
 * Throws `invalid` under `cursor` for one that we did not make, or whose item is not in this list.
 */
export function arrayPage<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  { page_size, cursor }: PageQuery,
): Page<Item> {
  const isPage = page_size !== undefined || cursor !== undefined;
  const size = isPage ? (page_size ?? MAXIMUM_PAGE) : MAXIMUM_ARRAY;
  const start = cursor === undefined ? 0 : startOf(items.map(keyOf), cursor, size);
  const results = items.slice(start, start + size);
  const [first, last] = [results[0], results.at(-1)];
  return {
    count: items.length,
    next: last !== undefined && start + size < items.length ? cursorOf(['after', keyOf(last)]) : null,
    previous: first !== undefined && start > 0 ? cursorOf(['before', keyOf(first)]) : null,
    results,
  };
}

function startOf(keys: readonly string[], cursor: string, size: number): number {
  const place = readCursor(cursor);
  const index = place ? keys.indexOf(place[1]) : -1;
  if (!place || index < 0) throw new InvalidError({ cursor: ['El cursor no es válido.'] });
  return place[0] === 'after' ? index + 1 : Math.max(0, index - size);
}
