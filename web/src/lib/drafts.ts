const PREFIX = 'bitacora.draft.';

function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    // Forbidden by the browser's settings: text then lives as long as its page.
    return null;
  }
}

/** Text of a form that is not sent yet: it outlives a reload and a session that ended, in this tab only. */
export function readDraft(name: string): unknown {
  try {
    return JSON.parse(storage()?.getItem(PREFIX + name) ?? 'null');
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();

/** Tells whenever a draft is kept or forgotten; answers how to end that. */
export function watchDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const tell = () => listeners.forEach((listener) => listener());

export const hasDraft = (name: string): boolean => (storage()?.getItem(PREFIX + name) ?? null) !== null;

export function keepDraft(name: string, values: object): void {
  try {
    storage()?.setItem(PREFIX + name, JSON.stringify(values));
  } catch {
    // Full: the page itself still has it.
  }
  tell();
}

export function forgetDraft(name: string): void {
  storage()?.removeItem(PREFIX + name);
  tell();
}

/** What a person typed is kept under a name that ends with whose it is; a visitor's under none. */
export const ownDraft = (name: string, person: string | null): string => (person === null ? name : `${name}.${person}`);

const OWNER = /\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

function forgetWhere(isOver: (name: string) => boolean): void {
  const kept = storage();
  for (const key of Object.keys(kept ?? {})) if (key.startsWith(PREFIX) && isOver(key)) kept?.removeItem(key);
  tell();
}

/** Nothing of a person who logged out stays in the browser. */
export const forgetDrafts = (): void => forgetWhere(() => true);

/** Before the next person works in this tab: what others left of theirs is gone (product 3.9). */
export const forgetDraftsOfOthers = (person: string | null): void =>
  forgetWhere((key) => {
    const owner = OWNER.exec(key)?.[1];
    return owner !== undefined && owner !== person;
  });
