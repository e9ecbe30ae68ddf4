import { birds, cloud, sky, streaks, sun } from '../kit/air-and-water.ts';
import { land, type Point, ridge, shades } from '../kit/lines.ts';
import { fields, volcano } from '../kit/peaks.ts';
import { crown } from '../kit/plants.ts';
import { box, createSheet, shape, type Sheet, stroke } from '../kit/sheet.ts';
import { houses, tower } from '../kit/town.ts';

const terracotta = ['#C65B35', '#B34A2C', '#D3703F', '#A84328'] as const;
const whitewash = ['#FFF9EA', '#F7E9CB', '#F3D9A2', '#E8EEE6', '#F2C9A8'] as const;

/** A woven cloth of Otavalo that hangs in folds over the lower edge. */
function cloth(sheet: Sheet) {
  const hem = (y: number) => `M-10 ${y}Q200 ${y + 46} 400 ${y + 6}T800 ${y + 6}T1200 ${y + 6}T1610 ${y}`;
  const bands: readonly [number, number, string][] = [
    [1000, 34, '#7A1E3A'],
    [1034, 10, '#F9C611'],
    [1044, 20, '#0B5563'],
    [1064, 78, '#B3261E'],
    [1142, 12, '#F9C611'],
    [1154, 90, '#5A1634'],
  ];
  for (const [y, thick, color] of bands) sheet.add(`<path d="${hem(y)}V${y + thick + 120}H-10Z" fill="${color}"/>`);
  for (let i = 0; i < 27; i++) {
    const x = 12 + i * 61;
    const y = 1106 + Math.sin((x / 400) * Math.PI) * 22;
    const color = ['#F9C611', '#FFF4D8', '#2FA3A0'][i % 3] ?? '#F9C611';
    sheet.add(
      shape(`M${x} ${y - 30}l25 30l-25 30l-25 -30z`, color),
      shape(`M${x} ${y - 16}l13 16l-13 16l-13 -16z`, '#5A1634'),
      shape(`M${x + 30} ${y - 27}l6 8l-6 8l-6 -8zM${x + 30} ${y + 11}l6 8l-6 8l-6 -8z`, '#FFF4D8'),
    );
  }
  const fold = sheet.linear(
    [
      [0, '#1C0B18', 0.5],
      [0.12, '#1C0B18', 0],
      [0.25, '#FFF4D8', 0.12],
      [0.37, '#1C0B18', 0.34],
      [0.5, '#1C0B18', 0],
      [0.62, '#FFF4D8', 0.12],
      [0.75, '#1C0B18', 0.36],
      [0.88, '#1C0B18', 0],
      [1, '#1C0B18', 0.4],
    ],
    [0, 0, 1, 0],
  );
  sheet.add(`<path d="${hem(1000)}V1210H-10Z" fill="${fold}"/>`, stroke(hem(1000), '#3A0F22', 4, 'opacity=".6"'));
}

/** The old town of Quito under its volcanoes, and a cloth of Otavalo. */
export function quitoOtavalo(): string {
  const sheet = createSheet(1600, 1200);
  sky(sheet, 640, [
    [0, '#3F8FB5'],
    [0.5, '#A9D3D6'],
    [0.82, '#FCE9C4'],
    [1, '#FBD79A'],
  ]);
  sun(sheet, { x: 250, y: 300, radius: 58 });
  streaks(sheet, { from: 60, to: 260, count: 9, color: '#FFFFFF', seed: 5, opacity: 0.5 });
  const far = ridge(
    [
      [-20, 560],
      [200, 500],
      [420, 540],
      [640, 480],
      [900, 540],
      [1200, 510],
      [1620, 545],
    ],
    { rough: 0.1, seed: 15 },
  );
  sheet.add(
    shape(
      land(far, 700),
      sheet.linear([
        [0, '#86AEBB'],
        [1, '#BCD3CB'],
      ]),
    ),
    shape(shades(far, { depth: 60, side: 1, seed: 3 }), '#6F9BAD', 'opacity=".5"'),
  );
  volcano(sheet, { x: 1080, top: 160, base: 650, width: 1080, snow: 0.34, seed: 23, rock: ['#7F93A6', '#5D7289'] });
  cloud(sheet, { x: 800, y: 430, width: 420, seed: 6, light: '#FFFDF4', shade: '#DCE6DF', opacity: 0.9 });
  cloud(sheet, { x: 1420, y: 470, width: 340, seed: 9, light: '#FFFDF4', shade: '#DCE6DF', opacity: 0.85 });
  const upper: Point[] = [
    [-40, 590],
    [160, 520],
    [380, 560],
    [620, 640],
    [860, 610],
    [1120, 560],
    [1380, 590],
    [1640, 540],
  ];
  fields(sheet, {
    crest: upper,
    floor: 860,
    colors: ['#8FAE5F', '#A9BE68', '#C9C878', '#7A9C57', '#D9C27A', '#6C9159'],
    seed: 8,
  });
  const hill: Point[] = [
    [-40, 740],
    [120, 640],
    [290, 580],
    [430, 610],
    [620, 720],
    [820, 770],
    [1040, 740],
    [1300, 680],
    [1640, 720],
  ];
  fields(sheet, { crest: hill, floor: 960, colors: ['#4F8450', '#5F9254', '#78A15A', '#3F7650', '#8DAE5C'], seed: 19 });
  // The winged Virgin on the Panecillo.
  sheet.add(
    box(276, 548, 30, 36, '#D9DDD6'),
    shape(
      'M291 470q-13 4 -11 22l-8 58h38l-8 -58q2 -18 -11 -22z',
      sheet.linear(
        [
          [0, '#F5F7F2'],
          [0.6, '#E0E6E2'],
          [1, '#A9B8BA'],
        ],
        [0, 0, 1, 0],
      ),
    ),
    shape('M283 492q-40 -30 -50 -8q14 26 46 26zM299 492q40 -30 50 -8q-14 26 -46 26z', '#E6ECE8'),
  );
  for (const [x, y, s] of [
    [90, 720, 90],
    [500, 700, 80],
    [620, 740, 70],
    [1190, 720, 90],
    [1330, 700, 76],
    [1500, 735, 96],
  ] as const)
    crown(sheet, { x, y, width: s * 1.3, height: s, seed: x, dark: '#2C6146', light: '#5C9454' });
  houses(sheet, {
    from: -20,
    to: 1620,
    y: (x) => 800 + Math.sin(x / 260) * 12,
    size: 60,
    walls: whitewash,
    roofs: terracotta,
    seed: 4,
  });
  // San Francisco: two white towers.
  for (const x of [690, 930])
    tower(sheet, {
      x,
      y: 900,
      width: 112,
      height: 330,
      wall: ['#FFFBEF', '#CBD3D6'],
      trim: '#F1DFB8',
      storeys: 3,
      top: 'spire',
      roof: ['#F4E7C4', '#B9A98A'],
    });
  sheet.add(
    box(740, 720, 140, 190, '#F2E3BE'),
    shape('M730 722L810 650L890 722Z', '#E9D3A0'),
    shape('M770 910v-110a40 40 0 0 1 80 0v110z', '#6A4A34'),
    box(730, 716, 160, 12, '#FFF9EA'),
  );
  houses(sheet, { from: -30, to: 640, y: () => 915, size: 92, walls: whitewash, roofs: terracotta, seed: 17 });
  houses(sheet, { from: 985, to: 1640, y: () => 912, size: 92, walls: whitewash, roofs: terracotta, seed: 28 });
  houses(sheet, { from: -50, to: 1650, y: () => 1040, size: 118, walls: whitewash, roofs: terracotta, seed: 33 });
  birds(
    sheet,
    [
      [560, 330, 40],
      [640, 300, 26],
    ],
    '#2B3B4E',
  );
  cloth(sheet);
  return sheet.finish();
}
