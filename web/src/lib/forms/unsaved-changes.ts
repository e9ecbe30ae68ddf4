import { useEffect, useEffectEvent } from 'react';
import { useNavigationBlocker } from '../navigation/use-navigation-blocker.ts';

/** Somebody wants to leave a page with text that is not saved: what the dialog needs to ask first. */
export interface Leaving {
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
}

/** The browser itself asks, in its own words, before the tab closes or the page is loaded anew. */
function useAskBeforeUnload(hasUnsaved: () => boolean): void {
  const mustAsk = useEffectEvent(hasUnsaved);
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (mustAsk()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, []);
}

/**
 * Keeps a page with unsaved text from being left by a slip: a link, the back button, closing the tab. Show
 * `ui/unsaved-changes-dialog.tsx` while it asks. `hasUnsaved` is asked at the moment of leaving, since what was typed a
 * moment ago is not on the screen yet. Who is asked while it is being stored goes on once it is (`isStored`). A session that
 * ends does not ask: its page is gone.
 */
export function useUnsavedChanges(hasUnsaved: () => boolean, isStored = false): Leaving {
  const { isBlocked, stay, leave } = useNavigationBlocker((from, to) => from.pathname !== to.pathname && hasUnsaved());
  useAskBeforeUnload(hasUnsaved);
  const goOn = useEffectEvent(() => {
    if (isBlocked && !hasUnsaved()) leave();
  });
  useEffect(() => {
    if (isStored) goOn();
  }, [isStored]);
  return { isAsking: isBlocked, stay, leave };
}
