// One pixel as PNG: a photo as far as its content tells.
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** The bytes of a photo; another `mark` makes another photo. */
export const photoBytes = (mark = ''): Buffer => Buffer.concat([Buffer.from(pixel, 'base64'), Buffer.from(mark)]);

export const photo = (mark = '') => new Blob([new Uint8Array(photoBytes(mark))], { type: 'image/png' });

/** A multipart body. */
export function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, 'cedula.png');
  }
  return form;
}
