/** Draws the demo pictures, the site's icons and the pictures in mails: `npm run draw:pictures`. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawMailImages } from './mail-images.ts';
import { scenes } from './scenes.ts';
import { coverSea } from './scenes/cover-sea.ts';

const pictures = join(import.meta.dirname, '../../services/services-catalog/assets/demo');
const site = join(import.meta.dirname, '../../web/public');

for (const [name, draw] of Object.entries(scenes)) {
  await sharp(Buffer.from(draw()))
    .webp({ quality: 80, effort: 6, smartSubsample: true })
    .toFile(join(pictures, `${name}.webp`));
}

const mark = await readFile(join(site, 'favicon.svg'), 'utf8');
// A system that cuts icons to its own shape wants the ground up to the edge, and the mark well within.
const bleeding = mark
  .replace(' rx="8"', '')
  .replace(/(<path[^]*)<\/svg>/, '<g transform="translate(3.2 3.2) scale(.8)">$1</g></svg>');
const icons = [
  ['icon-192.png', mark, 192],
  ['icon-512.png', mark, 512],
  ['icon-maskable-512.png', bleeding, 512],
  ['apple-touch-icon.png', bleeding, 180],
] as const;
for (const [name, svg, size] of icons) {
  await sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toFile(join(site, name));
}

await drawMailImages(mark);

await sharp(Buffer.from(coverSea(1200, 630)))
  .png({ palette: true, quality: 88, effort: 10 })
  .toFile(join(site, 'og-default.png'));
