import { sky, streaks, sun } from '../kit/air-and-water.ts';
import { calm } from '../kit/calm.ts';
import { volcano } from '../kit/peaks.ts';
import { createRandom } from '../kit/random.ts';
import { createSheet, disc, oval, shape, type Sheet, stroke } from '../kit/sheet.ts';

/** A layer of the sea of clouds: lit crowns over a shaded floor. */
function clouds(
  sheet: Sheet,
  options: { y: number; size: number; seed: number; light: string; shade: string; floor: number },
) {
  const random = createRandom(options.seed);
  const fill = sheet.shared(
    [
      [0, options.light],
      [0.3, options.light],
      [1, options.shade],
    ],
    [0, options.y - options.size, 0, options.floor],
  );
  const puffs: string[] = [`<rect x="-20" y="${options.y}" width="1980" height="${options.floor - options.y}"/>`];
  for (let x = -60; x < 1980; x += options.size * 0.5) {
    const wave = Math.sin(x / (options.size * 2.2) + options.seed) * options.size * 0.3;
    puffs.push(
      oval(
        x,
        options.y + wave * 0.5,
        options.size * random.between(0.5, 0.85),
        options.size * random.between(0.34, 0.58) + wave * 0.3,
        fill,
      ),
    );
  }
  sheet.add(`<g fill="${fill}">${puffs.join('')}</g>`);
}

/** An aeroplane that climbs to the right. */
function plane(sheet: Sheet, x: number, y: number, s: number) {
  sheet.add(
    stroke(
      `M${x - 150 * s} ${y + 44 * s}L${x - 900 * s} ${y + 262 * s}`,
      sheet.shared(
        [
          [0, '#FFF7E0', 0],
          [1, '#FFF7E0', 0.8],
        ],
        [x - 900 * s, 0, x - 150 * s, 0],
      ),
      9 * s,
    ),
    `<g transform="translate(${x} ${y}) rotate(-16) scale(${s})">` +
      shape('M-20 -6L-96 -74H-74L36 -8Z', '#C9D5DA') +
      shape('M-150 -4L-186 -62H-160L-112 -12Z', '#0B5563') +
      shape(
        'M-168 0Q-150 -18 -110 -18H96Q140 -16 158 4Q142 20 96 20H-96Q-150 16 -168 0Z',
        sheet.linear([
          [0, '#FFFDF5'],
          [0.55, '#F4EBDA'],
          [1, '#A9B4BA'],
        ]),
      ) +
      shape('M-164 4Q-150 15 -96 20H96Q128 18 146 12L-150 8Z', '#F9C611') +
      shape('M118 -12Q140 -10 149 -1H120Z', '#1D3E4C') +
      Array.from({ length: 13 }, (_, i) => disc(-88 + i * 15, -4, 3.4, '#1D3E4C')).join('') +
      shape('M20 8L-84 86H-56L66 12Z', '#E3EAEA') +
      shape('M20 8L-84 86H-74L40 12Z', '#8FA3AB') +
      shape('M-16 40q20 -8 38 -2l-8 16h-30z', '#0B5563') +
      shape('M-136 4L-178 34H-160L-108 8Z', '#C9D5DA') +
      '</g>',
  );
}

/** Over the clouds at dusk: Cotopaxi, and an aeroplane on its way. */
export function coverFlight(): string {
  const sheet = createSheet(1920, 1080);
  sky(sheet, 800, [
    [0, '#1D2F5C'],
    [0.35, '#5B5E92'],
    [0.62, '#DE8C7E'],
    [0.85, '#FBC27C'],
    [1, '#FFE2A6'],
  ]);
  streaks(sheet, { from: 120, to: 520, count: 14, color: '#FFC9A0', seed: 21, opacity: 0.4 });
  sun(sheet, { x: 1690, y: 640, radius: 76, color: '#FFF0B8', haze: '#FFDD94' });
  volcano(sheet, {
    x: 1150,
    top: 430,
    base: 790,
    width: 820,
    snow: 0.5,
    seed: 13,
    side: -1,
    rock: ['#8A6A86', '#4F4A78'],
    ice: ['#FFE9D2', '#A48FB4'],
  });
  clouds(sheet, { y: 742, size: 120, seed: 3, light: '#FFDDB0', shade: '#D98E8C', floor: 900 });
  volcano(sheet, {
    x: 1560,
    top: 660,
    base: 860,
    width: 460,
    snow: 0.35,
    seed: 31,
    side: -1,
    rock: ['#7A5A7E', '#464272'],
    ice: ['#FFE2C6', '#9A86AE'],
  });
  clouds(sheet, { y: 836, size: 170, seed: 9, light: '#FFD1A6', shade: '#B8708A', floor: 1010 });
  clouds(sheet, { y: 960, size: 240, seed: 14, light: '#F2A98E', shade: '#5F4A7E', floor: 1100 });
  calm(sheet, '#14224A');
  plane(sheet, 1470, 300, 1.05);
  return sheet.finish(0.08);
}
