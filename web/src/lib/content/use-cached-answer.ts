import { useEffect, useMemo } from 'react';
import useSWR from 'swr';
import { cacheAnswer, readCached } from './cached-answers.ts';

export interface CachedAnswer<Answer> {
  /** What the store says, else what it last said; nothing while it is first asked, or when it never answered. */
  answer: Answer | undefined;
  error: unknown;
  isAsking: boolean;
  retry: () => void;
}

/** Reads a path of the content store, and stands on its last good answer while it is away. */
export function useCachedAnswer<Answer>(
  path: string,
  reads: (cached: unknown) => cached is Answer,
): CachedAnswer<Answer> {
  const { data, error, isValidating, mutate } = useSWR<Answer, unknown>(path);
  const cached = useMemo(() => readCached(path, reads), [path, reads]);
  useEffect(() => {
    if (data !== undefined) cacheAnswer(path, data);
  }, [path, data]);
  return { answer: data ?? cached, error, isAsking: isValidating, retry: () => void mutate() };
}
