import type { Page } from '@bitacora/contracts';
import { useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import { type LiveEvents, useLiveEvent } from '../live/live-events.ts';
import { useLiveRefresh } from '../live/use-live-refresh.ts';

const PAGE_SIZE = 50;

interface PagedListOptions {
  /** What the server is to look for; empty ones are not sent. */
  filters?: Readonly<Record<string, string>>;
  /** The live event that says that there is a new row. */
  live?: keyof LiveEvents;
  /** The live event that says that a row may have changed. */
  changes?: keyof LiveEvents;
}

function addressOf(path: string, filters: Readonly<Record<string, string>>, cursor: string | null): string {
  const query = new URLSearchParams({ page_size: String(PAGE_SIZE) });
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  if (cursor) query.set('cursor', cursor);
  return `${path}?${query.toString()}`;
}

/** A list of the server, page after page; what was shown stays while other filters are answered. */
export function usePagedList<Item>(path: string, { filters = {}, live, changes }: PagedListOptions = {}) {
  const pages = useSWRInfinite<Page<Item>, unknown>(
    (index: number, previous: Page<Item> | null) => {
      if (previous && !previous.next) return null;
      return addressOf(path, filters, index === 0 ? null : (previous?.next ?? null));
    },
    { keepPreviousData: true, revalidateFirstPage: true },
  );
  const [newRows, setNewRows] = useState(0);
  useLiveEvent(live ?? null, () => {
    setNewRows((count) => count + 1);
    void pages.mutate();
  });
  useLiveRefresh(changes ?? null, () => pages.mutate());
  const loaded = pages.data;
  return {
    data: loaded?.flatMap(({ results }) => results),
    /** Of all pages, as the server counted. */
    count: loaded?.[0]?.count ?? 0,
    hasMore: Boolean(loaded?.at(-1)?.next),
    more: () => void pages.setSize(pages.size + 1),
    /** How many came while the list was shown. */
    newRows,
    /** Others are on their way: what is shown is what was asked for before. */
    isChanging: pages.isLoading && loaded !== undefined,
    error: pages.error,
    isValidating: pages.isValidating,
    mutate: async (): Promise<void> => {
      await pages.mutate();
    },
  };
}

export type PagedRows<Item> = ReturnType<typeof usePagedList<Item>>;
