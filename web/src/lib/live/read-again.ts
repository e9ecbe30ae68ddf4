import { useEffect } from 'react';
import { type ScopedMutator, useSWRConfig } from 'swr';
import { connectivity } from './connectivity.ts';

/** The stream and the watch notice the same return within moments of each other. */
const TOGETHER_MILLISECONDS = 200;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Reads everything on screen again, once for all who ask at the same time. */
export function readAgain(mutate: ScopedMutator): void {
  clearTimeout(timer);
  timer = setTimeout(() => void mutate(() => true), TOGETHER_MILLISECONDS);
}

/** What was on screen while nobody answered is read again by itself. */
export function useReadAgainWhenBack(): void {
  const { mutate } = useSWRConfig();
  useEffect(() => connectivity.onBack(() => readAgain(mutate)), [mutate]);
}
