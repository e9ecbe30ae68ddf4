export const isRecord = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]';

/**
 * Whether what was kept by some version of this site can stand where `example` does: the same fields with values of the
 * same kind. A list is like its first example; one without an example has texts. Nothing may be a text, too.
 */
export function hasShapeOf(value: unknown, example: unknown): boolean {
  if (Array.isArray(example)) {
    const one: unknown = example[0] ?? '';
    return Array.isArray(value) && value.every((part) => hasShapeOf(part, one));
  }
  if (isRecord(example)) {
    return isRecord(value) && Object.entries(example).every(([name, part]) => hasShapeOf(value[name], part));
  }
  if (example === null || example === undefined)
    return value === null || value === undefined || typeof value === 'string';
  return typeof value === typeof example;
}
