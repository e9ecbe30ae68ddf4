import { MAXIMUM_PAGE, type Page } from '@bitacora/contracts';
import type { FastifyReply } from 'fastify';
import { asksForPage, type PageQuery } from './page-query.ts';

/**
 * A list as its client asked for it: a page, or a plain array with `Link: rel="next"` to the rest (product 13.9). `path` is the
 * list's own; what was searched stays in the link.
 */
export function listAnswer<Item>(
  page: Page<Item>,
  query: PageQuery,
  path: string,
  reply: FastifyReply,
): Page<Item> | Item[] {
  if (asksForPage(query)) return page;
  if (page.next !== null) {
    const rest = new URLSearchParams({ cursor: page.next, page_size: String(MAXIMUM_PAGE) });
    for (const [name, value] of Object.entries(query)) if (value) rest.set(name, String(value));
    void reply.header('Link', `<${path}?${rest.toString()}>; rel="next"`);
  }
  return page.results;
}
