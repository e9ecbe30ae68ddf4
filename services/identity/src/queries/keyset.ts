import { InvalidError } from '@bitacora/kernel';
import { z } from 'zod';

/** Where a page begins: after or before a row, by its sort key and id. */
const position = z.tuple([z.enum(['after', 'before']), z.string(), z.uuid()]);
export type Position = z.infer<typeof position>;

/** An opaque cursor (api.md, rules for every route). */
export function cursorOf(place: Position): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** Throws `invalid` under `cursor` for anything that we did not make. */
export function readCursor(cursor: string): Position {
  try {
    return position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw new InvalidError({ cursor: ['El cursor no es válido.'] });
  }
}
