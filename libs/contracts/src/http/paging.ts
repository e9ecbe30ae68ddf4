import { z } from 'zod';
import { id, integer } from '../validation/fields.ts';

export const MAXIMUM_PAGE = 100;
/** How much of a list a plain array holds at most; the rest is behind `Link: rel="next"`. */
export const MAXIMUM_ARRAY = 1000;

/** The most that a list counts; what has more says one more (product 13.9). */
export const MAXIMUM_COUNT = 10_000;

/** With either of these a list answers a page instead of a plain array (product 13.9). */
export const pageQuery = z.object({
  page_size: integer(1, MAXIMUM_PAGE).optional(),
  cursor: z.string().max(1000).optional(),
});

/** In place of what a list is narrowed to: what has nobody, or nothing, there. */
export const NONE = 'none';

/** Employee, or nobody. */
export const idOrNone = () => z.union([z.literal(NONE), id()]);

/** A list's answer: a plain array, or a page of it. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.union([z.array(item), pageOf(item)]);

/** One page; `next` and `previous` are opaque cursors. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    count: z.number().int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  });

export interface Page<Item> {
  count: number;
  next: string | null;
  previous: string | null;
  results: Item[];
}
