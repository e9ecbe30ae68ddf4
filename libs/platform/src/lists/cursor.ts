import { InvalidError } from '@bitacora/kernel';
import { z } from 'zod';

/** Where a page begins: after or before an item, by what the list is sorted by and its id; by its id alone in memory. */
const position = z.tuple([z.enum(['after', 'before']), z.string(), z.string()]);
export type Position = z.infer<typeof position>;

/** An opaque cursor (product 13.9). */
export function cursorOf(...place: Position): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** Throws `invalid` under `cursor` for anything that we did not make, or whose place this list cannot have. */
export function readCursor(cursor: string, isPlace: (key: string, id: string) => boolean): Position {
  try {
    const place = position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    if (isPlace(place[1], place[2])) return place;
  } catch {
    // Not ours, whatever it is.
  }
  throw new InvalidError({ cursor: ['El cursor no es válido.'] });
}
