import type { Page } from '@bitacora/contracts';
import { useState } from 'react';
import { type LiveEvents, useLiveEvent } from '../live/live-events.ts';
import { useLiveRefresh } from '../live/use-live-refresh.ts';
import { useServerPages } from './use-server-pages.ts';

const PAGE_SIZE = '50';

interface PagedListOptions {
  /** What the server is to look for; empty ones are not sent. */
  filters?: Readonly<Record<string, string>>;
  /** The live event that says that there is a new row. */
  live?: keyof LiveEvents;
  /** The live event that says that a row may have changed. */
  changes?: keyof LiveEvents;
}

/** A list of the server, page after page; what was shown stays while other filters are answered. */
export function usePagedList<Item>(path: string, { filters = {}, live, changes }: PagedListOptions = {}) {
  const asked = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
  const pages = useServerPages<Item, Page<Item>>(path, { page_size: PAGE_SIZE, ...asked });
  const [newRows, setNewRows] = useState(0);
  useLiveEvent(live ?? null, () => {
    setNewRows((count) => count + 1);
    void pages.mutate();
  });
  useLiveRefresh(changes ?? null, () => pages.mutate());
  return {
    ...pages,
    /** Of all pages, as the server counted. */
    count: pages.first?.count ?? 0,
    /** How many came while the list was shown. */
    newRows,
    /** Others are on their way: what is shown is what was asked for before. */
    isChanging: pages.isLoading && pages.data !== undefined,
    mutate: async (): Promise<void> => {
      await pages.mutate();
    },
  };
}

export type PagedRows<Item> = Omit<ReturnType<typeof usePagedList<Item>>, 'first'>;
