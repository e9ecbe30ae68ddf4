import { formMessages } from '@bitacora/contracts/messages';

const messages = formMessages.conflict;

/** How a value of a form reads: a list line by line, a file by its name, an image by its words. */
export function readableValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value || messages.empty;
  if (Array.isArray(value)) return value.map(readableValue).join('\n') || messages.empty;
  if (value instanceof File) return value.name;
  if (typeof value !== 'object' || value === null) return messages.empty;
  if ('alt' in value) return readableValue(value.alt);
  return Object.values(value).map(readableValue).join(' · ');
}
