import { useEffect, useMemo } from 'react';
import useSWR from 'swr';
import { keepAnswer, readKept } from './kept-answers.ts';

export interface KeptAnswer<Answer> {
  /** What the store says, else what it last said; nothing while it is first asked, or when it never answered. */
  answer: Answer | undefined;
  error: unknown;
  isAsking: boolean;
  retry: () => void;
}

/** Reads a path of the content store, and stands on its last good answer while it is away. */
export function useKeptAnswer<Answer>(path: string, reads: (kept: unknown) => kept is Answer): KeptAnswer<Answer> {
  const { data, error, isValidating, mutate } = useSWR<Answer, unknown>(path);
  const kept = useMemo(() => readKept(path, reads), [path, reads]);
  useEffect(() => {
    if (data !== undefined) keepAnswer(path, data);
  }, [path, data]);
  return { answer: data ?? kept, error, isAsking: isValidating, retry: () => void mutate() };
}
