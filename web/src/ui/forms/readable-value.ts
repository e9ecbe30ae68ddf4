import { words } from './words.ts';

/** How a value of a form reads: a list line by line, a file by its name, an image by its words. */
export function readableValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? words.conflict.yes : words.conflict.no;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value || words.conflict.empty;
  if (Array.isArray(value)) return value.map(readableValue).join('\n') || words.conflict.empty;
  if (value instanceof File) return value.name;
  if (typeof value !== 'object' || value === null) return words.conflict.empty;
  if ('alt' in value) return readableValue(value.alt);
  return Object.values(value).map(readableValue).join(' · ');
}
