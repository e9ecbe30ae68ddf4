const PREFIX = 'bitacora.content.';
/** Longer answers are not cached: a browser gives a site about five million characters for everything. */
const LONGEST = 100_000;

/** The last good answer of a path that this browser has seen; nothing when there is none that still reads. */
export function readCached<Answer>(path: string, reads: (cached: unknown) => cached is Answer): Answer | undefined {
  try {
    const cached: unknown = JSON.parse(localStorage.getItem(PREFIX + path) ?? 'null');
    return reads(cached) ? cached : undefined;
  } catch {
    // No storage, or text that somebody else wrote: as if nothing were cached.
    return undefined;
  }
}

/** Caches an answer for a visit when the store is away. */
export function cacheAnswer(path: string, answer: unknown): void {
  try {
    const text = JSON.stringify(answer);
    if (text.length <= LONGEST) localStorage.setItem(PREFIX + path, text);
    else localStorage.removeItem(PREFIX + path);
  } catch {
    // A full or forbidden storage takes nothing from the page.
  }
}
