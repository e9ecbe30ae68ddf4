const MAXIMUM_DEPTH = 8;

const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed();

/**
 * Dotted paths of the texts that a database cannot store: a zero byte, or half of a surrogate pair. No form has them, and
 * no field looks deeper than this does.
 */
export function unstorableTexts(value: unknown, path = '', depth = 0): string[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [path];
  if (typeof value !== 'object' || value === null || depth === MAXIMUM_DEPTH) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    unstorableTexts(inner, path ? `${path}.${name}` : name, depth + 1),
  );
}

/** A copy without those texts, which no statement could even ask for. */
export function withoutUnstorable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return isStorable(value) ? value : undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (depth === MAXIMUM_DEPTH) return undefined;
  if (Array.isArray(value)) return value.map((entry: unknown) => withoutUnstorable(entry, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutUnstorable(inner, depth + 1)]));
}
