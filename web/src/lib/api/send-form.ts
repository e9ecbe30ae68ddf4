import { api } from './api.ts';
import { upload, type UploadControl } from './upload.ts';

interface SentForm {
  method: 'POST' | 'PATCH';
  path: string;
  form: FormData;
  /** Of what is made anew. */
  idempotencyKey?: string;
}

/** Sends a form. One with a file tells how far it is, and can be stopped; another is over before anybody could read it. */
export async function sendForm(
  { method, path, form, idempotencyKey }: SentForm,
  control: UploadControl,
): Promise<void> {
  const hasFile = [...form.values()].some((value) => value instanceof File);
  const key = idempotencyKey === undefined ? {} : { idempotencyKey };
  if (hasFile) await upload({ method, path, form, ...key, ...control });
  else if (method === 'POST') await api.post(path, form, key);
  else await api.patch(path, form);
}
