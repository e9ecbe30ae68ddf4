import type { ReactNode } from 'react';
import { isApiError } from '../../lib/api/api-error.ts';
import { ErrorState } from '../error-state.tsx';
import { Notice } from '../notice.tsx';
import { words as uiWords } from '../words.ts';
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

/**
 * The keyboard's place before what is on its way: who tabs to it waits there, and goes on at the start of what comes.
 * It is seen while it has the focus, and takes no room.
 */
function Place({ isWaiting }: { isWaiting: boolean }) {
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a place of the keyboard until there are better ones
      tabIndex={isWaiting ? 0 : -1}
      className={isWaiting ? 'sr-only focus:not-sr-only focus:absolute focus:bg-sea-tint focus:px-3' : 'sr-only'}
    >
      {isWaiting && uiWords.loading}
    </span>
  );
}

function State<Data>({ answer, waiting, failed, unknown, stale = words.stale, children }: LoadedProps<Data>) {
  const { data, error, isValidating, mutate } = answer;
  if (data === undefined) {
    if (error === undefined) return waiting;
    if (unknown !== undefined && isApiError(error) && error.kind === 'not-found') return unknown;
    return (
      <ErrorState {...(failed ? { title: failed } : {})} onRetry={() => void mutate()} isRetrying={isValidating} />
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

/** Something of the server in every state: on its way, not to be had, there, and perhaps no longer the newest. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { data, error } = props.answer;
  return (
    <>
      <Place isWaiting={data === undefined && error === undefined && props.waiting !== null} />
      <State {...props} />
    </>
  );
}
