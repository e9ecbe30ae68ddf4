import type { ProfileValues } from './profile-values.ts';

/** The bundle after the rules: nobody to call is null, and so are texts that were left empty. */
export interface ProfileBundle extends Record<string, unknown> {
  photos: ProfileValues['photos'];
}

function addFields(form: FormData, value: unknown, name: string): void {
  if (typeof value === 'object' && value !== null && !(value instanceof File)) {
    for (const [part, inner] of Object.entries(value)) addFields(form, inner, name ? `${name}.${part}` : part);
  } else if (value instanceof File) {
    form.set(name, value);
  } else if (value !== undefined) {
    // An empty field clears what is stored, as null does in JSON.
    form.set(name, value === null ? '' : String(value as string | number));
  }
}

/** The bundle as it is sent: JSON, or multipart with dotted names when a photo is with it. */
export function profileRequest({ photos, ...texts }: ProfileBundle, version: number): unknown {
  const body = { ...texts, version };
  const chosen = Object.entries(photos).filter(([, file]) => file !== null);
  if (chosen.length === 0) return body;
  const form = new FormData();
  addFields(form, { ...body, photos: Object.fromEntries(chosen) }, '');
  return form;
}
