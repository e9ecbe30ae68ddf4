import { type ReactNode, useEffect } from 'react';
import { type Middleware, SWRConfig, useSWRConfig } from 'swr';
import { api } from './api/api.ts';
import { isApiError } from './api/api-error.ts';
import { forgetDrafts, forgetDraftsOfOthers } from './drafts.ts';
import { initialData, isJustHere } from './initial-data.ts';
import { session } from './session/current-session.ts';
import { whyGone } from './session/stored-session.ts';

/** What everybody may read; it stays when the person changes. */
const isShared = (key: unknown) => typeof key === 'string' && /^\/api\/v1\/(agency\/public|utils|content)\//.test(key);

function currentPerson(): string | null {
  const state = session.state.get();
  return state.status === 'authenticated' ? state.user.id : null;
}

/**
 * Drafts stay for their own person alone, who may come back after a session that ended; a logout, though in another tab
 * while this one was away, leaves none.
 */
function keepOwnDrafts(): void {
  const state = session.state.get();
  if (state.status === 'authenticated') return forgetDraftsOfOthers(state.user.id);
  if (state.status !== 'anonymous' || whyGone() === 'ended') return;
  if (state.because === 'logged-out') forgetDrafts();
  else forgetDraftsOfOthers(null);
}

/** Forgets what one person loaded or typed before another sees the same screens. */
function ForgetOnPersonChange() {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    let person = currentPerson();
    keepOwnDrafts();
    return session.state.subscribe(() => {
      keepOwnDrafts();
      const next = currentPerson();
      if (next === person) return;
      const isSomebodyElse = person !== null;
      person = next;
      if (isSomebodyElse) void mutate((key) => !isShared(key), undefined, { revalidate: next !== null });
    });
  }, [mutate]);
  return null;
}

/** What came with the page a moment ago is not asked for again. */
const trustWhatCameWithThePage: Middleware = (useNext) => (key, fetcher, config) =>
  useNext(key, fetcher, isJustHere(key) ? { ...config, revalidateIfStale: false } : config);

/** Server state for every screen: a key is the path that is read. Only what may heal by itself is tried again. */
export function DataProvider({ children }: { children: ReactNode }) {
  return (
    <SWRConfig
      value={{
        fallback: initialData,
        use: [trustWhatCameWithThePage],
        fetcher: (path: string) => api.get(path),
        shouldRetryOnError: (error: unknown) => isApiError(error) && error.isTransient,
        errorRetryInterval: 3000,
        focusThrottleInterval: 10_000,
        dedupingInterval: 2000,
      }}
    >
      <ForgetOnPersonChange />
      {children}
    </SWRConfig>
  );
}
