import { useSyncExternalStore } from 'react';

let isLoaded = document.readyState === 'complete';
const listeners = new Set<() => void>();

// A moment later: the load event comes when the largest picture is there, and it is painted after that.
const note = () => {
  isLoaded = true;
  for (const listener of listeners) listener();
};
window.addEventListener('load', () => setTimeout(note, 200), { once: true });

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the first screen is there with all that it waits for; on later pages always. */
export function useIsPageLoaded(): boolean {
  return useSyncExternalStore(subscribe, () => isLoaded);
}
