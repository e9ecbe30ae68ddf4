import { birds, cloud, sky, streaks, sun } from '../kit/air-and-water.ts';
import { calm } from '../kit/calm.ts';
import { land, type Point, ridge, shades } from '../kit/lines.ts';
import { volcano } from '../kit/peaks.ts';
import { createRandom } from '../kit/random.ts';
import { createSheet, shape, type Sheet, stroke } from '../kit/sheet.ts';

/** A vicuña that looks towards the summit; (x, y) is the ground under it. */
function vicuna(sheet: Sheet, x: number, y: number, s: number, way: 1 | -1) {
  const body =
    'M-46 -62C-50 -84 -20 -90 6 -86C22 -86 34 -92 38 -112L44 -150C40 -160 42 -168 50 -170L49 -184L55 -172L62 -184L61 -170C70 -167 80 -158 82 -151C80 -146 70 -147 64 -146C60 -128 60 -108 54 -88C50 -72 42 -64 36 -60L34 0H25L22 -50C2 -46 -14 -48 -26 -52L-30 -30L-28 0H-37L-42 -32Z';
  sheet.add(
    `<g transform="translate(${x} ${y}) scale(${s * way} ${s})">` +
      shape(
        body,
        sheet.linear([
          [0, '#E3A65C'],
          [0.55, '#B8743B'],
          [1, '#6F4326'],
        ]),
      ) +
      shape(
        'M-26 -52C-14 -48 2 -46 22 -50L20 -44C4 -38 -14 -40 -27 -45ZM38 -112Q52 -98 54 -88Q50 -72 42 -66Q32 -84 38 -112Z',
        '#FFF1D6',
        'opacity=".85"',
      ) +
      shape('M12 -48L15 0H7L2 -46ZM-16 -49L-20 -28L-17 0H-25L-28 -34Z', '#7A4A2A') +
      shape('M-46 -66q-12 6 -10 20q8 -2 12 -10z', '#8A5730') +
      '</g>',
  );
}

/** Chimborazo over the grass of the páramo. */
export function coverAndes(): string {
  const sheet = createSheet(1920, 1080);
  sky(sheet, 760, [
    [0, '#23608C'],
    [0.45, '#6FAFC4'],
    [0.78, '#F6DDAF'],
    [1, '#FCCF8B'],
  ]);
  sun(sheet, { x: 1690, y: 300, radius: 58, haze: '#FFEFC0' });
  streaks(sheet, { from: 50, to: 330, count: 10, color: '#FFFFFF', seed: 13, opacity: 0.4 });
  const far = ridge(
    [
      [-20, 660],
      [300, 590],
      [620, 640],
      [900, 560],
      [1300, 620],
      [1650, 560],
      [1940, 610],
    ],
    { rough: 0.1, seed: 7 },
  );
  sheet.add(
    shape(
      land(far, 800),
      sheet.linear([
        [0, '#6E97AC'],
        [1, '#A9C1BD'],
      ]),
    ),
    shape(shades(far, { depth: 60, side: -1, seed: 5, prominence: 10 }), '#567F9A', 'opacity=".5"'),
  );
  volcano(sheet, {
    x: 1250,
    top: 190,
    base: 770,
    width: 1240,
    snow: 0.46,
    seed: 41,
    side: -1,
    rock: ['#8A8496', '#5C6484'],
    ice: ['#FFFCF2', '#A9C3DA'],
  });
  cloud(sheet, { x: 930, y: 560, width: 420, seed: 4, light: '#FFFDF6', shade: '#DCE4DC', opacity: 0.9 });
  cloud(sheet, { x: 1660, y: 590, width: 460, seed: 8, light: '#FFF9EA', shade: '#EBDCC0', opacity: 0.9 });
  const hills: readonly (readonly [readonly Point[], string, string, number])[] = [
    [
      [
        [-20, 720],
        [380, 660],
        [760, 730],
        [1150, 690],
        [1540, 740],
        [1940, 680],
      ],
      '#B9A963',
      '#7C8A58',
      11,
    ],
    [
      [
        [-20, 800],
        [340, 770],
        [760, 810],
        [1180, 770],
        [1560, 820],
        [1940, 780],
      ],
      '#C9A64F',
      '#7A7A45',
      15,
    ],
    [
      [
        [-20, 900],
        [420, 920],
        [860, 880],
        [1300, 910],
        [1640, 860],
        [1940, 890],
      ],
      '#D6A441',
      '#6B5B30',
      19,
    ],
  ];
  for (const [knots, top, bottom, seed] of hills) {
    const crest = ridge(knots, { rough: 0.03, seed });
    sheet.add(
      shape(
        land(crest, 1100),
        sheet.linear([
          [0, top],
          [0.6, bottom],
          [1, bottom],
        ]),
      ),
    );
  }
  // Bunch grass.
  const random = createRandom(6);
  for (let i = 0; i < 340; i++) {
    const near = random.between(0, 1) ** 0.8;
    const [x, y, size] = [random.between(-10, 1930), 850 + near * 240, 16 + near * 56];
    const blades = Array.from(
      { length: 5 },
      (_, k) =>
        `M${(x + k * 2).toFixed(0)} ${y.toFixed(0)}q${((k - 2) * size * 0.1).toFixed(1)} ${(-size * 0.5).toFixed(1)} ${((k - 2) * size * 0.34).toFixed(1)} ${(-size * random.between(0.7, 1)).toFixed(1)}`,
    ).join('');
    sheet.add(stroke(blades, random.pick(['#F3CC68', '#E0AE48', '#B98A38', '#8C7436', '#5F5A30']), 1.6 + near * 2));
  }
  vicuna(sheet, 1220, 930, 1.05, -1);
  vicuna(sheet, 1390, 960, 1.35, 1);
  vicuna(sheet, 1640, 930, 1, -1);
  for (let i = 0; i < 60; i++) {
    const [x, y] = [random.between(1050, 1800), random.between(930, 985)];
    sheet.add(
      stroke(
        `M${x.toFixed(0)} ${y.toFixed(0)}q-4 -16 -9 -30M${x.toFixed(0)} ${y.toFixed(0)}q2 -18 1 -36M${x.toFixed(0)} ${y.toFixed(0)}q5 -14 12 -28`,
        random.pick(['#F3CC68', '#D6A441', '#8C7436']),
        2.6,
      ),
    );
  }
  calm(sheet, '#12314A');
  birds(
    sheet,
    [
      [1010, 250, 64],
      [1090, 205, 40],
    ],
    '#1C2A38',
  );
  return sheet.finish(0.08);
}
