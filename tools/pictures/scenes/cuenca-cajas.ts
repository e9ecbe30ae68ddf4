import { birds, cloud, lens, sky, sun } from '../kit/air-and-water.ts';
import { curve, land, type Point, ridge, shades } from '../kit/lines.ts';
import { crown } from '../kit/plants.ts';
import { box, createSheet, shape, stroke } from '../kit/sheet.ts';
import { dome, houses, tower } from '../kit/town.ts';

const roofs = ['#B9512F', '#A64429', '#C9673B', '#94402A'] as const;
const walls = ['#FFF6E0', '#F5DFB4', '#EBC79B', '#DCE6E4', '#F2B48C'] as const;

/** The blue domes of Cuenca, with the lakes and ridges of the Cajas above the town. */
export function cuencaCajas(): string {
  const sheet = createSheet(1600, 1200);
  sky(sheet, 560, [
    [0, '#5E7FB0'],
    [0.4, '#A7BFD3'],
    [0.75, '#F6DDC4'],
    [1, '#F7C9A0'],
  ]);
  sun(sheet, { x: 1330, y: 330, radius: 56, haze: '#FFE9C9' });
  cloud(sheet, { x: 320, y: 210, width: 520, seed: 5, light: '#FFF8F0', shade: '#D5CCD8', opacity: 0.85 });
  cloud(sheet, { x: 980, y: 150, width: 330, seed: 11, light: '#FFF8F0', shade: '#D5CCD8', opacity: 0.75 });
  const crest = ridge(
    [
      [-20, 420],
      [130, 330],
      [260, 260],
      [390, 350],
      [520, 300],
      [660, 390],
      [820, 310],
      [960, 380],
      [1130, 330],
      [1280, 410],
      [1450, 370],
      [1620, 430],
    ],
    { rough: 0.22, seed: 27 },
  );
  sheet.add(
    shape(
      land(crest, 640),
      sheet.linear([
        [0, '#7C86A8'],
        [1, '#B5B6BF'],
      ]),
    ),
    shape(shades(crest, { depth: 110, side: -1, seed: 8, prominence: 14 }), '#5B6690', 'opacity=".55"'),
  );
  const second = ridge(
    [
      [-20, 500],
      [200, 440],
      [420, 480],
      [640, 430],
      [880, 500],
      [1140, 450],
      [1400, 500],
      [1620, 460],
    ],
    { rough: 0.14, seed: 61 },
  );
  sheet.add(
    shape(
      land(second, 760),
      sheet.linear([
        [0, '#6E8C86'],
        [1, '#A0AE86'],
      ]),
    ),
    shape(shades(second, { depth: 90, side: -1, seed: 4, prominence: 14 }), '#4D7077', 'opacity=".5"'),
  );
  const green: Point[] = [
    [-40, 620],
    [200, 560],
    [450, 600],
    [700, 640],
    [960, 590],
    [1250, 570],
    [1640, 630],
  ];
  sheet.add(
    shape(
      land(green, 900, true),
      sheet.linear([
        [0, '#8DA764'],
        [1, '#4C7F56'],
      ]),
    ),
  );
  for (let i = 0; i < 22; i++) {
    const x = 20 + i * 75;
    crown(sheet, {
      x,
      y: 668 + Math.sin(i * 1.7) * 18,
      width: 104,
      height: 70,
      seed: i + 3,
      dark: '#2F6650',
      light: '#6E9C5B',
      side: -1,
    });
  }
  houses(sheet, {
    from: -20,
    to: 1620,
    y: (x) => 780 + Math.sin(x / 200) * 8,
    size: 66,
    walls,
    roofs,
    seed: 14,
    side: -1,
  });
  // The New Cathedral: brick, and three domes the blue of the sky.
  const brick = sheet.linear(
    [
      [0, '#A94F36'],
      [0.35, '#C4684A'],
      [1, '#E0916A'],
    ],
    [0, 0, 1, 0],
  );
  const blue = ['#2C7FAE', '#4CA5CC', '#BFE4EC'] as const;
  const drum = ['#B45B40', '#E8A67C'] as const;
  dome(sheet, { x: 1060, y: 610, radius: 96, colors: blue, ribs: '#FFFBEF', drum });
  dome(sheet, { x: 560, y: 610, radius: 96, colors: blue, ribs: '#FFFBEF', drum });
  dome(sheet, { x: 810, y: 545, radius: 138, colors: blue, ribs: '#FFFBEF', drum });
  sheet.add(
    box(676, 590, 268, 70, brick),
    box(430, 650, 760, 330, brick),
    box(430, 644, 760, 16, '#FFF3DA'),
    box(430, 752, 760, 10, '#FFF3DA', 'opacity=".8"'),
  );
  for (let i = 0; i < 9; i++) {
    const x = 466 + i * 83;
    sheet.add(
      shape(`M${x} 742v-38a14 14 0 0 1 28 0v38z`, '#4A2430'),
      shape(`M${x - 4} 880v-62a18 18 0 0 1 36 0v62z`, '#4A2430'),
    );
  }
  for (const x of [400, 1220])
    tower(sheet, {
      x,
      y: 960,
      width: 116,
      height: 300,
      wall: ['#D88760', '#A54C34'],
      trim: '#FFF3DA',
      storeys: 2,
      top: 'dome',
      roof: ['#7CC0DA', '#2C7FAE'],
      side: -1,
    });
  houses(sheet, { from: -40, to: 1640, y: () => 985, size: 98, walls, roofs, seed: 22, side: -1 });
  // The Tomebamba and its bank.
  const bank: Point[] = [
    [-20, 1030],
    [260, 1010],
    [560, 1034],
    [860, 1024],
    [1180, 1036],
    [1620, 1020],
  ];
  sheet.add(
    shape(
      land(bank, 1210, true),
      sheet.linear([
        [0, '#5E9150'],
        [1, '#2C5E46'],
      ]),
    ),
  );
  const river: Point[] = [
    [-20, 1096],
    [300, 1082],
    [640, 1106],
    [980, 1092],
    [1300, 1112],
    [1620, 1086],
  ];
  sheet.add(
    shape(
      land(river, 1210, true),
      sheet.linear([
        [0, '#9CCBD0'],
        [0.4, '#4E9CAB'],
        [1, '#1D6474'],
      ]),
    ),
    stroke(curve(river), '#FFF6E4', 4, 'opacity=".6"'),
  );
  sheet.add(
    shape(
      Array.from({ length: 46 }, (_, i) =>
        lens((i * 211) % 1620, 1110 + ((i * 37) % 84), 60 + ((i * 53) % 130), 4),
      ).join(''),
      '#E9F7F4',
      'opacity=".5"',
    ),
  );
  for (const [x, y, s] of [
    [70, 1000, 230],
    [240, 1050, 140],
    [1520, 990, 250],
    [1360, 1052, 130],
  ] as const) {
    sheet.add(stroke(`M${x} ${y + s * 0.5}V${y}`, '#4E3527', s * 0.07));
    crown(sheet, {
      x,
      y: y - s * 0.1,
      width: s * 1.15,
      height: s,
      seed: x + 2,
      dark: '#235542',
      light: '#6FA154',
      side: -1,
    });
  }
  birds(
    sheet,
    [
      [250, 380, 36],
      [330, 350, 24],
      [1150, 250, 30],
    ],
    '#39415C',
  );
  return sheet.finish();
}
