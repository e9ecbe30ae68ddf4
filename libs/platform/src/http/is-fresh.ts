const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/**
 * Whether an `If-None-Match` still holds for a tag: one of a list, or `*`, weak or strong alike, for a proxy that
 * compresses makes a strong tag weak (RFC 9110 §13.1.2).
 */
export function isFresh(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((given) => given.trim() === '*' || opaque(given) === opaque(tag));
}
