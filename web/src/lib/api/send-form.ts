import { api } from './api.ts';
import { jsonOfForm } from './json-of-form.ts';
import { upload, type UploadControl } from './upload.ts';

interface SentForm {
  method: 'POST' | 'PATCH';
  path: string;
  form: FormData;
  /** Of what is made anew. */
  idempotencyKey?: string;
}

/**
 * Sends a form. One with a file tells how far it is, can be stopped, and has all the time that a file takes; another goes
 * as JSON, and is given up as soon as any other write.
 */
export async function sendForm(
  { method, path, form, idempotencyKey }: SentForm,
  control: UploadControl,
): Promise<void> {
  const hasFile = [...form.values()].some((value) => value instanceof File);
  const key = idempotencyKey === undefined ? {} : { idempotencyKey };
  if (hasFile) await upload({ method, path, form, ...key, ...control });
  else if (method === 'POST') await api.post(path, jsonOfForm(form), key);
  else await api.patch(path, jsonOfForm(form));
}
