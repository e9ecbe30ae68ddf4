import { land, type Point, polygon, ridge, shades } from './lines.ts';
import { createRandom } from './random.ts';
import { shape, type Sheet } from './sheet.ts';

/** A volcano with snow on its summit; light comes from the side that `side` says (1: left). */
export function volcano(
  sheet: Sheet,
  at: {
    x: number;
    top: number;
    base: number;
    width: number;
    snow: number;
    seed: number;
    side?: 1 | -1;
    rock: readonly [string, string];
    ice?: readonly [string, string];
  },
) {
  const { x, top, base, width } = at;
  const side = at.side ?? 1;
  const height = base - top;
  const [ice, iceShade] = at.ice ?? ['#FFFDF5', '#B9CFDC'];
  const slope = (share: number, way: 1 | -1): Point => [
    x + way * width * 0.5 * (share * 0.86 + 0.14 * share ** 3),
    top + height * share ** 0.94,
  ];
  const knots: Point[] = [
    ...[1, 0.75, 0.5, 0.3, 0.14].map((share) => slope(share, -1)),
    [x - width * 0.026, top + height * 0.012],
    [x + width * 0.01, top],
    [x + width * 0.034, top + height * 0.022],
    ...[0.14, 0.3, 0.5, 0.75, 1].map((share) => slope(share, 1)),
  ];
  const crest = ridge(knots, { rough: 0.045, seed: at.seed });
  const whole = land(crest, base + 4);
  const clip = `clip-path="${sheet.clip(whole)}"`;
  const random = createRandom(at.seed + 1);
  // The border of the snow, and the line where light turns to shade, run in tongues.
  const border: Point[] = [];
  for (let i = 0; i <= 22; i++) {
    const px = x - width * 0.5 + (width * i) / 22;
    const away = Math.abs(px - x) / (width * 0.5);
    border.push([px, top + height * (at.snow + away * 0.16) + (i % 2 ? 1 : -1) * height * random.between(0.02, 0.075)]);
  }
  const turn: Point[] = [[x + side * width * 0.01, top - 4]];
  for (let i = 1; i <= 9; i++)
    turn.push([
      x + side * width * (0.01 + i * 0.012) + (i % 2 ? 1 : -1) * width * random.between(0.008, 0.026),
      top + (height * i) / 9,
    ]);
  const dark = polygon([...turn, [x + side * width, base + 10], [x + side * width, top - 10]]);
  const snow = polygon([[x - width, top - 20], [x + width, top - 20], ...border.toReversed()]);
  sheet.add(
    shape(
      whole,
      sheet.linear([
        [0, at.rock[0]],
        [1, at.rock[0]],
      ]),
    ),
    `<g ${clip}>${shape(dark, at.rock[1])}</g>`,
    `<g ${clip}>${shape(
      shades(
        border.map(([px, py]): Point => [px, py + height * 0.1]),
        { depth: height * 0.25, side, seed: at.seed },
      ),
      at.rock[1],
      'opacity=".55"',
    )}</g>`,
    `<g clip-path="${sheet.clip(snow)}">${shape(whole, ice)}<g ${clip}>${shape(dark, iceShade)}</g></g>`,
  );
}

/** A hill of small fields, as the Andes are tilled: strips that follow its back. */
export function fields(
  sheet: Sheet,
  options: { crest: readonly Point[]; floor: number; colors: readonly [string, ...string[]]; seed: number },
) {
  const { crest, floor, seed } = options;
  const random = createRandom(seed);
  const clip = `clip-path="${sheet.clip(land(crest, floor, true))}"`;
  const tags = [shape(land(crest, floor, true), options.colors[0])];
  const highest = Math.min(...crest.map(([, y]) => y));
  const rows = 9;
  for (let row = 0; row < rows; row++) {
    const depth = (floor - highest) * (row / rows) ** 1.3;
    const thick = ((floor - highest) / rows) * (0.5 + row * 0.16);
    let x = random.between(-160, 0);
    while (x < sheet.width) {
      const span = random.between(70, 190) * (0.6 + row * 0.16);
      const y = (px: number) => {
        const i = crest.findIndex(([cx]) => cx >= px);
        const [to, from] = [crest[i] ?? crest.at(-1), crest[i - 1] ?? crest[0]];
        if (!to || !from || to[0] === from[0]) return (to?.[1] ?? floor) + depth;
        return from[1] + ((to[1] - from[1]) * (px - from[0])) / (to[0] - from[0]) + depth;
      };
      const lean = random.between(10, 34) * (0.5 + row * 0.2);
      tags.push(
        shape(
          polygon([
            [x, y(x)],
            [x + span, y(x + span)],
            [x + span + lean, y(x + span) + thick],
            [x + lean, y(x) + thick],
          ]),
          random.pick(options.colors),
        ),
      );
      x += span;
    }
  }
  sheet.add(`<g ${clip}>${tags.join('')}</g>`);
}
