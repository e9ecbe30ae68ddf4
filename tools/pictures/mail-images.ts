import { serviceKindTable } from '@bitacora/contracts';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../../services/notifications/assets');

/** Twice as large as a mail shows them, for sharp screens. */
const draw = (svg: string, name: string, size: number) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .toFile(join(folder, `${name}.png`));

/** A kind's icon on its tile as the journey's page has it, with a ground of its own: it reads by day and by night. */
const tile = (icon: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44">
  <rect width="44" height="44" rx="8" fill="#E3F1F3" />
  <path transform="translate(10 10)" d="${icon}" fill="none" stroke="#0B5563" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" />
</svg>`;

/** What travels in mails (mail programs show no SVG): the mark, and an icon of each kind of service. */
export async function drawMailImages(mark: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await draw(mark, 'logo', 72);
  for (const [kind, { icon }] of Object.entries(serviceKindTable)) await draw(tile(icon), kind, 88);
}
