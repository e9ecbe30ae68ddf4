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

export function keepDraft(name: string, values: object): void {
  try {
    storage()?.setItem(PREFIX + name, JSON.stringify(values));
  } catch {
    // Full: the page itself still has it.
  }
}

export function forgetDraft(name: string): void {
  storage()?.removeItem(PREFIX + name);
}

/** Nothing of a person who logged out stays in the browser. */
export function forgetDrafts(): void {
  const kept = storage();
  for (const key of Object.keys(kept ?? {})) if (key.startsWith(PREFIX)) kept?.removeItem(key);
}
