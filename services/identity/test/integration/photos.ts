import { png } from '@bitacora/testing';
import sharp from 'sharp';

const greys = { '': 10, front: 60, back: 110, new: 160, passport: 210, staff: 235 };
type Mark = keyof typeof greys;

/** A photo as far as its content tells; another `mark` makes another photo. */
export const photoBytes = (mark: Mark = ''): Buffer => png(3, 2, greys[mark]);

export const photo = (mark: Mark = '') => new Blob([new Uint8Array(photoBytes(mark))], { type: 'image/png' });

/** Which of these a stored photo is, by what it shows. */
export async function markOf(stored: Buffer): Promise<string | undefined> {
  const { data } = await sharp(stored).greyscale().raw().toBuffer({ resolveWithObject: true });
  return Object.entries(greys).find(([, grey]) => grey === data[0])?.[0];
}

/** A multipart body. */
export function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, 'cedula.png');
  }
  return form;
}
