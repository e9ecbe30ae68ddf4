import { useSyncExternalStore } from 'react';
import { hasDraft, ownDraft, watchDrafts } from '../drafts.ts';
import { useUser } from '../session/use-session.ts';

/** Whether something that this person typed in the form of that draft waits, not saved. */
export function useHasDraft(name: string): boolean {
  const user = useUser();
  return useSyncExternalStore(watchDrafts, () => user !== null && hasDraft(ownDraft(name, user.id)));
}
