import { MAXIMUM_ARRAY, MAXIMUM_PAGE } from '@bitacora/contracts';

/** What a client asks of a list; without either, one long page for a plain array. */
export interface PageQuery {
  page_size?: number | undefined;
  cursor?: string | undefined;
}

export const asksForPage = ({ page_size, cursor }: PageQuery) => page_size !== undefined || cursor !== undefined;

/** How many items a page has at most. */
export const sizeOf = (query: PageQuery) => (asksForPage(query) ? (query.page_size ?? MAXIMUM_PAGE) : MAXIMUM_ARRAY);
