import { isLookupPath, type LookupName, lookupOf, pathOf } from '@bitacora/contracts';
import useSWR, { useSWRConfig } from 'swr';
import type { Option } from '../../lib/option.ts';

export type { Option };

/** Where a list is; `of` is what it belongs to, where it belongs to something. Null while that is not known. */
function pathOfLookup(lookup: LookupName, of: string | null): string | null {
  const { path } = lookupOf(lookup);
  const [, parameter] = /:(\w+)/.exec(path) ?? [];
  if (parameter === undefined) return path;
  return of && pathOf({ path }, { [parameter]: of });
}

/** What lookups have been loaded so far, of every kind; asked for when it is needed. */
export function useLoadedOptions(): () => unknown[] {
  const { cache } = useSWRConfig();
  return () => [...cache.keys()].filter(isLookupPath).flatMap((key): unknown => cache.get(key)?.data ?? []);
}

/** The options of a lookup, loaded when a form shows them and kept for the day. */
export function useLookup(lookup: LookupName, of: string | null = null) {
  const { data, error, isLoading, mutate } = useSWR<unknown[]>(pathOfLookup(lookup, of), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  });
  const { key, text } = lookupOf(lookup);
  return {
    options: (data ?? []).map((value): Option => ({ value: key(value), label: text(value) })),
    isLoading,
    error: error as unknown,
    retry: () => void mutate(),
  };
}
