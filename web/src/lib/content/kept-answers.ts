const PREFIX = 'bitacora.content.';
/** Longer answers are not kept: a browser gives a site about five million characters for everything. */
const LONGEST = 100_000;

/** The last good answer of a path that this browser has seen; nothing when there is none that still reads. */
export function readKept<Answer>(path: string, reads: (kept: unknown) => kept is Answer): Answer | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + path) ?? 'null');
    return reads(kept) ? kept : undefined;
  } catch {
    // No storage, or text that somebody else wrote: as if nothing were kept.
    return undefined;
  }
}

/** Keeps an answer for a visit when the store is away. */
export function keepAnswer(path: string, answer: unknown): void {
  try {
    const text = JSON.stringify(answer);
    if (text.length <= LONGEST) localStorage.setItem(PREFIX + path, text);
    else localStorage.removeItem(PREFIX + path);
  } catch {
    // A full or forbidden storage takes nothing from the page.
  }
}
