import { textOf } from '../text-of.ts';

/** Plain values and files as a multipart body; what is empty is not sent. */
export function formDataOf(values: Readonly<Record<string, unknown>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined || value === '') continue;
    data.append(name, value instanceof File ? value : textOf(value));
  }
  return data;
}
