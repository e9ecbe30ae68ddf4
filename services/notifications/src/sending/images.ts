import { serviceKinds } from '@bitacora/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A picture that travels in the mail itself: nothing is fetched when it is opened, and nobody learns that it was. */
export interface InlineImage {
  cid: string;
  filename: string;
  contentType: 'image/png';
  contentDisposition: 'inline';
  content: Buffer;
}

const directory = join(import.meta.dirname, '../../assets');

// Some kilobytes together, drawn by tools/pictures.
const images = new Map<string, InlineImage>(
  ['logo', ...serviceKinds].map((cid) => [
    cid,
    {
      cid,
      filename: `${cid}.png`,
      contentType: 'image/png',
      contentDisposition: 'inline',
      content: readFileSync(join(directory, `${cid}.png`)),
    },
  ]),
);

/** The pictures that a mail's HTML shows, each once. Throws for one that is not there. */
export function imagesIn(html: string): InlineImage[] {
  const named = new Set([...html.matchAll(/src="cid:([^"]+)"/g)].map(([, cid = '']) => cid));
  return [...named].map((cid) => {
    const image = images.get(cid);
    if (!image) throw new Error(`no image ${cid}`);
    return image;
  });
}
