import type { Page } from '@bitacora/contracts';
import { useEffect, useRef } from 'react';
import { useServerPages } from './use-server-pages.ts';

const PAGE_SIZE = '20';

interface EntriesOptions<Answer> {
  /** Rises with every change of what the entries are about: then they are read again. */
  version: number;
  /** After how many milliseconds they are read again, for what no version tells; 0: not by itself. */
  refreshAfter?: (pages: readonly Answer[]) => number;
}

/** What a list of entries shows of them. */
export interface Entries<Item> {
  data: Item[] | undefined;
  hasMore: boolean;
  more: () => void;
  error: unknown;
  isValidating: boolean;
  mutate: () => unknown;
}

/** The entries of a history or a ledger, newest first, page after page; where the page around them is live, so are they. */
export function useEntries<Item, Answer extends Page<Item> = Page<Item>>(
  path: string,
  { version, refreshAfter }: EntriesOptions<Answer>,
): Entries<Item> & {
  /** The first page, for what an answer says beside its rows. */
  first: Answer | undefined;
} {
  const pages = useServerPages<Item, Answer>(
    path,
    { page_size: PAGE_SIZE },
    { refreshInterval: (latest?: readonly Answer[]) => refreshAfter?.(latest ?? []) ?? 0 },
  );
  const { mutate } = pages;
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    void mutate();
  }, [version, mutate]);
  return pages;
}
