import type { Page } from '@bitacora/contracts';
import useSWRInfinite, { type SWRInfiniteConfiguration } from 'swr/infinite';

type Settings<Answer> = Pick<SWRInfiniteConfiguration<Answer, unknown>, 'refreshInterval'>;

/** What the server lists at a path, page after page, in one list; `query` says how much a page holds and what is looked for. */
export function useServerPages<Item, Answer extends Page<Item>>(
  path: string,
  query: Readonly<Record<string, string>>,
  settings: Settings<Answer> = {},
) {
  const { data, error, isLoading, isValidating, mutate, size, setSize } = useSWRInfinite<Answer, unknown>(
    (_: number, previous: Answer | null) => {
      if (previous && !previous.next) return null;
      const asked = new URLSearchParams(query);
      if (previous?.next) asked.set('cursor', previous.next);
      return `${path}?${asked.toString()}`;
    },
    { keepPreviousData: true, revalidateFirstPage: true, ...settings },
  );
  return {
    data: data?.flatMap(({ results }) => results),
    /** The first page, for what an answer says beside its rows. */
    first: data?.[0],
    hasMore: Boolean(data?.at(-1)?.next),
    more: () => void setSize(size + 1),
    error,
    isLoading,
    isValidating,
    mutate,
  };
}
