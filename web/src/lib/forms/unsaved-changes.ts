import { useEffect } from 'react';
import { useHeldNavigation } from '../navigation/use-held-navigation.ts';

/** Somebody wants to leave a page with text that is not saved: what the dialog needs to ask first. */
export interface Leaving {
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
}

/** The browser itself asks, in its own words, before the tab closes or the page is loaded anew. */
export function useAskBeforeUnload(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isOn]);
}

/**
 * Keeps a page with unsaved text from being left by a slip: a link, the back button, closing the tab. Show
 * `ui/unsaved-changes-dialog.tsx` while it asks. A page that leaves after a save does so in an effect below this hook,
 * which then knows already that nothing is unsaved. A session that ends does not ask: its page is gone.
 */
export function useUnsavedChanges(hasChanges: boolean): Leaving {
  const { isHeld, stay, leave } = useHeldNavigation((from, to) => hasChanges && from.pathname !== to.pathname);
  useAskBeforeUnload(hasChanges);
  return { isAsking: isHeld, stay, leave };
}
