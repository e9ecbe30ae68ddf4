import type { ReactNode } from 'react';
import { isApiError } from '../../lib/api/api-error.ts';
import { FailedState } from '../failed-state.tsx';
import { Notice } from '../notice.tsx';
import { words } from './words.ts';

/** What SWR knows of something that is read. */
export interface Answer<Data> {
  data: Data | undefined;
  error?: unknown;
  isValidating: boolean;
  mutate: () => unknown;
}

interface LoadedProps<Data> {
  answer: Answer<Data>;
  /** Skeletons in the shape of what comes. */
  waiting: ReactNode;
  /** What could not be loaded, when it could not. */
  failed?: string | undefined;
  /** In place of a failure, when there is no such thing. */
  unknown?: ReactNode;
  /** Said above what was loaded before, when the newest could not be; false where it is not worth a word. */
  stale?: string | false;
  children: (data: Data) => ReactNode;
}

/** Something of the server in every state: on its way, not to be had, there, and perhaps no longer the newest. */
export function Loaded<Data>({ answer, waiting, failed, unknown, stale = words.stale, children }: LoadedProps<Data>) {
  const { data, error, isValidating, mutate } = answer;
  if (data === undefined) {
    if (error === undefined) return waiting;
    if (unknown !== undefined && isApiError(error) && error.kind === 'not-found') return unknown;
    return (
      <FailedState {...(failed ? { title: failed } : {})} onRetry={() => void mutate()} isRetrying={isValidating} />
    );
  }
  if (error === undefined || stale === false) return children(data);
  return (
    <>
      <Notice tone="wait" role="status">
        {stale}
      </Notice>
      {children(data)}
    </>
  );
}
