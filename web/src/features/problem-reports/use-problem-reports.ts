import { listProblemReports, type Page, type ProblemReport } from '@bitacora/contracts';
import { useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import { useLiveEvent } from '../../lib/live/live-events.ts';

const PAGE_SIZE = 50;

function addressOf(cursor: string | null): string {
  const query = new URLSearchParams({ page_size: String(PAGE_SIZE) });
  if (cursor) query.set('cursor', cursor);
  return `${listProblemReports.path}?${query.toString()}`;
}

/** The agency's reports, page after page, read again whenever one arrives; `arrived` counts those while it is shown. */
export function useProblemReports() {
  const pages = useSWRInfinite<Page<ProblemReport>, unknown>(
    (index: number, previous: Page<ProblemReport> | null) => {
      if (previous && !previous.next) return null;
      return addressOf(index === 0 ? null : (previous?.next ?? null));
    },
    { revalidateFirstPage: true },
  );
  const [arrived, setArrived] = useState(0);
  useLiveEvent('problem-reported', () => {
    setArrived((count) => count + 1);
    void pages.mutate();
  });
  const loaded = pages.data ?? [];
  return {
    reports: pages.data && loaded.flatMap(({ results }) => results),
    count: loaded[0]?.count ?? 0,
    hasMore: Boolean(loaded.at(-1)?.next),
    more: () => pages.setSize(pages.size + 1),
    isValidating: pages.isValidating,
    error: pages.error,
    retry: () => pages.mutate(),
    arrived,
  };
}
