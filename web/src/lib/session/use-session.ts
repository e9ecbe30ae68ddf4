import { useSyncExternalStore } from 'react';
import { session } from './current-session.ts';
import type { SessionState } from './session.ts';
import type { SessionUser } from './stored-session.ts';

export function useSession(): SessionState {
  return useSyncExternalStore(session.state.subscribe, session.state.get);
}

/** The person who is logged in, or null. */
export function useUser(): SessionUser | null {
  const state = useSession();
  return state.status === 'authenticated' ? state.user : null;
}
