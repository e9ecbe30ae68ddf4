import { useSyncExternalStore } from 'react';
import { Store } from '../store.ts';
import { loadCode } from './load-code.ts';

type Load = () => Promise<unknown>;

const missing = new Store<ReadonlySet<Load>>(new Set());

function note(load: Load, isMissing: boolean): void {
  const parts = missing.get();
  if (parts.has(load) === isMissing) return;
  missing.set(new Set(isMissing ? [...parts, load] : [...parts].filter((part) => part !== load)));
}

/** Loads code that a page needs while somebody uses it; the frame offers to load again while some is missing. */
export async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    const part = await loadCode(load);
    note(load, false);
    return part;
  } catch (error) {
    note(load, true);
    throw error;
  }
}

/** Whether something of the page that is on screen did not arrive. */
export function useArePartsMissing(): boolean {
  return useSyncExternalStore(missing.subscribe, missing.get).size > 0;
}
