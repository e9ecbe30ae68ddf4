import { birds, cloud, glitter, lens, sky, streaks, sun, water } from '../kit/air-and-water.ts';
import { calm } from '../kit/calm.ts';
import { land, type Point, ridge, shades } from '../kit/lines.ts';
import { createSheet, shape } from '../kit/sheet.ts';
import { schooner } from '../kit/vessels.ts';

/** León Dormido at the first light, and a ship that passes it. */
export function coverSea(width = 1920, height = 1080): string {
  const sheet = createSheet(width, height);
  const horizon = height * 0.6;
  const at = (share: number) => width * share;
  sky(sheet, horizon, [
    [0, '#0F5F74'],
    [0.4, '#3E97A3'],
    [0.72, '#F1CE94'],
    [1, '#FCE2A0'],
  ]);
  streaks(sheet, { from: 60, to: horizon * 0.7, count: 11, color: '#FFE7BB', seed: 4, opacity: 0.45 });
  sun(sheet, { x: at(0.655), y: horizon - height * 0.13, radius: height * 0.062, color: '#FFF0B4', haze: '#FFE8A6' });
  cloud(sheet, {
    x: at(0.86),
    y: height * 0.27,
    width: width * 0.2,
    seed: 6,
    light: '#FFF6DE',
    shade: '#E7CFA5',
    opacity: 0.9,
  });
  const far = ridge(
    [
      [at(0.3), horizon],
      [at(0.42), horizon - 26],
      [at(0.52), horizon - 40],
      [at(0.62), horizon - 18],
      [at(0.72), horizon],
    ],
    { rough: 0.04, seed: 5 },
  );
  sheet.add(shape(land(far, horizon + 3), '#6FA5A2'));
  water(sheet, {
    from: horizon,
    to: height,
    seed: 12,
    light: '#FFF0C4',
    dark: '#053A47',
    stops: [
      [0, '#E5D49C'],
      [0.1, '#7DB7A9'],
      [0.4, '#167A8A'],
      [1, '#084A59'],
    ],
  });
  glitter(sheet, {
    x: at(0.655),
    from: horizon,
    to: height,
    width: width * 0.12,
    color: '#FFF3C4',
    seed: 7,
    count: 170,
  });
  const foot = horizon + height * 0.085;
  const rock = (knots: readonly (readonly [number, number])[], seed: number) => {
    const crest = ridge(
      knots.map(([x, y]): Point => [at(x), foot - height * y]),
      { rough: 0.12, seed },
    );
    const outline = land(crest, foot);
    sheet.add(
      shape(
        lens((at(knots[0]?.[0] ?? 0) + at(knots.at(-1)?.[0] ?? 0)) / 2, foot + 6, width * 0.24, 16),
        '#0A4654',
        'opacity=".5"',
      ),
      shape(
        outline,
        sheet.linear([
          [0, '#D89A5B'],
          [0.5, '#9A5B3C'],
          [1, '#4F3230'],
        ]),
      ),
      shape(
        shades(crest, { depth: height * 0.2, side: 1, seed: seed + 2, prominence: 8 }),
        '#3F2A2D',
        `opacity=".6" clip-path="${sheet.clip(outline)}"`,
      ),
      shape(
        lens(
          (at(knots[0]?.[0] ?? 0) + at(knots.at(-1)?.[0] ?? 0)) / 2,
          foot + 2,
          at((knots.at(-1)?.[0] ?? 0) - (knots[0]?.[0] ?? 0)) * 1.08,
          9,
        ),
        '#FFF9E4',
        'opacity=".8"',
      ),
    );
  };
  rock(
    [
      [0.745, 0],
      [0.757, 0.2],
      [0.772, 0.34],
      [0.79, 0.405],
      [0.815, 0.42],
      [0.848, 0.4],
      [0.88, 0.33],
      [0.915, 0.25],
      [0.945, 0.12],
      [0.965, 0],
    ],
    21,
  );
  rock(
    [
      [0.695, 0],
      [0.702, 0.19],
      [0.712, 0.315],
      [0.722, 0.27],
      [0.731, 0.12],
      [0.737, 0],
    ],
    8,
  );
  schooner(sheet, {
    x: at(0.535),
    y: horizon + height * 0.16,
    size: height * 0.2,
    hull: '#0B3540',
    sail: '#FFFBEA',
    shade: '#EBCF98',
  });
  calm(sheet, '#06343F');
  birds(
    sheet,
    [
      [at(0.6), height * 0.2, 46],
      [at(0.645), height * 0.15, 32],
      [at(0.7), height * 0.24, 36],
    ],
    '#0C2A33',
  );
  return sheet.finish(0.08);
}
