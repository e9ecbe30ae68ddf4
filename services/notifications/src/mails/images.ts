import type { AgencyLogo } from '@bitacora/contracts';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

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
  readdirSync(directory).map((filename) => {
    const cid = basename(filename, '.png');
    const content = readFileSync(join(directory, filename));
    return [cid, { cid, filename, contentType: 'image/png', contentDisposition: 'inline', content }];
  }),
);

/** Whether there is a picture of this name: a new kind of service has one once it is drawn. */
export const hasImage = (cid: string): boolean => images.has(cid);

/** By this name a mail shows the logo of the agency that sends it. */
export const LOGO_OF_AGENCY = 'agency-logo';

const logoImage = ({ data }: AgencyLogo): InlineImage => ({
  cid: LOGO_OF_AGENCY,
  filename: `${LOGO_OF_AGENCY}.png`,
  contentType: 'image/png',
  contentDisposition: 'inline',
  content: Buffer.from(data, 'base64'),
});

/** The pictures that a mail's HTML shows, each once. Throws for one that is not there. */
export function imagesIn(html: string, logo?: AgencyLogo | null): InlineImage[] {
  const named = new Set([...html.matchAll(/src="cid:([^"]+)"/g)].map(([, cid = '']) => cid));
  return [...named].map((cid) => {
    const image = cid === LOGO_OF_AGENCY && logo ? logoImage(logo) : images.get(cid);
    if (!image) throw new Error(`no image ${cid}`);
    return image;
  });
}
