const MAXIMUM_DEPTH = 8;

/**
 * Dotted paths of the texts that a database cannot store: a zero byte, or half of a surrogate pair. No form has them, and
 * no field looks deeper than this does.
 */
export function unstorableTexts(value: unknown, path = '', depth = 0): string[] {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed() ? [path] : [];
  if (typeof value !== 'object' || value === null || depth === MAXIMUM_DEPTH) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    unstorableTexts(inner, path ? `${path}.${name}` : name, depth + 1),
  );
}
