import { InvalidError, isPlainDate } from '@bitacora/kernel';
import { z } from 'zod';
import { unstorableTexts } from '../http/unstorable-texts.ts';

/** What a list is sorted by, before the id. */
export type SortType = 'text' | 'date';

/** Where a page begins: after or before a row, by its sort key and id. */
const position = z.tuple([z.enum(['after', 'before']), z.string(), z.uuid()]);
export type Position = z.infer<typeof position>;

const readers: Record<SortType, (key: string) => boolean> = {
  text: (key) => unstorableTexts(key).length === 0,
  date: isPlainDate,
};

/** An opaque cursor (product 13.9). */
export function cursorOf(place: Position): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** Throws `invalid` under `cursor` for anything that we did not make. */
export function readCursor(cursor: string, type: SortType): Position {
  try {
    const place = position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    if (readers[type](place[1])) return place;
  } catch {
    // Not ours, whatever it is.
  }
  throw new InvalidError({ cursor: ['El cursor no es válido.'] });
}
