import { glitter, lens, sky, streaks, sun } from '../kit/air-and-water.ts';
import { land, type Point, ridge } from '../kit/lines.ts';
import { crown, palm } from '../kit/plants.ts';
import { createRandom } from '../kit/random.ts';
import { box, createSheet, disc, oval, shape, type Sheet, stroke } from '../kit/sheet.ts';
import { canoe } from '../kit/vessels.ts';

const shore = 640;

/** A bank of forest: an uneven line of crowns. */
function forest(sheet: Sheet, options: { height: number; size: number; seed: number; dark: string; light: string }) {
  const random = createRandom(options.seed);
  const back = ridge(
    [
      [-20, shore - options.height],
      [400, shore - options.height * 1.2],
      [800, shore - options.height * 0.85],
      [1200, shore - options.height * 1.15],
      [1620, shore - options.height],
    ],
    { rough: 0.08, seed: options.seed },
  );
  sheet.add(shape(land(back, shore), options.dark));
  for (let x = -20; x < 1640; x += options.size * 0.62) {
    const i = back.findIndex(([bx]) => bx > x);
    const y = (back[i]?.[1] ?? shore - options.height) + random.between(-0.3, 0.5) * options.size;
    crown(sheet, {
      x,
      y,
      width: options.size * 1.5,
      height: options.size,
      seed: options.seed + x,
      dark: options.dark,
      light: options.light,
      side: -1,
    });
  }
}

/** A tree that stands in the flooded forest, with its roots spread. */
function floodedTree(
  sheet: Sheet,
  at: { x: number; height: number; width: number; dark: string; light: string; trunk: string },
) {
  const { x, height: h, width: w } = at;
  const y = shore + 50;
  sheet.add(
    shape(
      `M${x - w * 0.2} ${y}Q${x - w * 0.05} ${y - h * 0.12} ${x - w * 0.045} ${y - h * 0.45}L${x - w * 0.04} ${y - h * 0.8}H${x + w * 0.04}L${x + w * 0.05} ${y - h * 0.45}Q${x + w * 0.06} ${y - h * 0.12} ${x + w * 0.22} ${y}Z`,
      at.trunk,
    ),
    stroke(
      `M${x} ${y - h * 0.55}Q${x - w * 0.14} ${y - h * 0.75} ${x - w * 0.32} ${y - h * 0.8}M${x} ${y - h * 0.5}Q${x + w * 0.16} ${y - h * 0.68} ${x + w * 0.36} ${y - h * 0.76}`,
      at.trunk,
      w * 0.04,
    ),
  );
  for (const [dx, dy, size] of [
    [-0.34, -0.84, 0.5],
    [0.36, -0.8, 0.5],
    [0, -0.98, 0.72],
    [-0.12, -0.78, 0.4],
    [0.15, -0.86, 0.5],
  ] as const)
    crown(sheet, {
      x: x + dx * w,
      y: y + dy * h,
      width: w * size * 1.25,
      height: w * size * 0.62,
      seed: Math.round(x + dx * 100),
      dark: at.dark,
      light: at.light,
      side: -1,
    });
}

function macaw(sheet: Sheet, x: number, y: number, s: number, turn: number) {
  sheet.add(
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">` +
      shape('M-6 0Q-50 16 -96 8Q-50 -6 -8 -8z', '#0F4C81') +
      shape('M-6 2Q-48 26 -88 24Q-46 6 -8 -4z', '#C3242B') +
      shape('M-14 -8Q-44 -66 -82 -78Q-30 -80 14 -8z', '#F2B619') +
      shape('M-20 -20Q-46 -62 -82 -78Q-46 -84 -18 -58z', '#1A6CA8') +
      shape('M0 4Q-22 60 -56 78Q-8 70 20 2z', '#D9332E') +
      shape('M-16 36Q-32 64 -56 78Q-26 78 -4 50z', '#1A6CA8') +
      oval(8, -3, 28, 12, '#D9332E') +
      disc(36, -7, 11, '#D9332E') +
      disc(39, -8, 5, '#FFF6E4') +
      disc(40, -9, 2, '#1C1B17') +
      shape('M45 -12q14 2 8 18q-4 -6 -10 -8z', '#2A2327') +
      '</g>',
  );
}

/** A broad leaf of the foreground, from its stalk to its tip. */
function leaf(sheet: Sheet, from: Point, to: Point, width: number, fill: string, vein: string) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / length) * width, (dx / length) * width];
  const mid: Point = [from[0] + dx * 0.42, from[1] + dy * 0.42];
  sheet.add(
    shape(
      `M${from[0]} ${from[1]}Q${mid[0] + nx} ${mid[1] + ny} ${to[0]} ${to[1]}Q${mid[0] - nx} ${mid[1] - ny} ${from[0]} ${from[1]}Z`,
      fill,
    ),
  );
  const veins = [0.2, 0.35, 0.5, 0.65, 0.8].map((t) => {
    const [px, py] = [from[0] + dx * t, from[1] + dy * t];
    const reach = 0.46 * Math.sin(Math.PI * (t * 0.8 + 0.12));
    return [1, -1]
      .map((way) => `M${px} ${py}L${px + nx * way * reach + dx * 0.1} ${py + ny * way * reach + dy * 0.1}`)
      .join('');
  });
  sheet.add(stroke(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}${veins.join('')}`, vein, 3, 'opacity=".6"'));
}

/** The Laguna Grande of the Cuyabeno, at the end of the day. */
export function cuyabeno(): string {
  const sheet = createSheet(1600, 1200);
  sky(sheet, shore, [
    [0, '#2D5D78'],
    [0.3, '#6E8C8C'],
    [0.58, '#F0B870'],
    [0.8, '#FBD27E'],
    [1, '#FFE7A8'],
  ]);
  streaks(sheet, { from: 80, to: 380, count: 14, color: '#FFDBA0', seed: 3, opacity: 0.55 });
  sun(sheet, { x: 980, y: 430, radius: 74, color: '#FFF1B8', haze: '#FFE39A' });
  forest(sheet, { height: 120, size: 60, seed: 3, dark: '#7D8F62', light: '#B9AE6A' });
  forest(sheet, { height: 62, size: 74, seed: 9, dark: '#4B6F55', light: '#8E9C58' });
  // The lagoon keeps the sky, and the trees once more.
  sheet.add(
    box(
      0,
      shore,
      1600,
      560,
      sheet.linear([
        [0, '#F8D488'],
        [0.22, '#D9AE6E'],
        [0.55, '#5F7F78'],
        [1, '#163F4B'],
      ]),
    ),
  );
  sheet.add(
    shape(
      land(
        ridge(
          [
            [-20, 700],
            [300, 730],
            [620, 700],
            [900, 690],
            [1240, 715],
            [1620, 705],
          ],
          { rough: 0.06, seed: 2 },
        ),
        shore,
      ),
      '#3E604F',
      'opacity=".55"',
    ),
  );
  glitter(sheet, { x: 980, from: shore + 20, to: 1120, width: 190, color: '#FFF0B5', seed: 12, count: 150 });
  const trees = [
    { x: 300, height: 470, width: 330 },
    { x: 1370, height: 520, width: 380 },
    { x: 620, height: 250, width: 190 },
    { x: 1140, height: 220, width: 160 },
  ];
  for (const tree of trees) {
    sheet.add(`<g transform="translate(0 ${(shore + 50) * 2}) scale(1 -1)" opacity=".38">`);
    floodedTree(sheet, { ...tree, dark: '#16403C', light: '#2A5C48', trunk: '#1E2E2C' });
    sheet.add('</g>');
  }
  for (const tree of trees) floodedTree(sheet, { ...tree, dark: '#1D4F42', light: '#7C9A4A', trunk: '#3B2A22' });
  const ripples = Array.from({ length: 90 }, (_, i) =>
    lens((i * 277) % 1640, shore + 30 + ((i * 97) % 500), 40 + ((i * 61) % 160), 2 + ((i * 97) % 500) / 130),
  );
  sheet.add(shape(ripples.join(''), '#FFE9B4', 'opacity=".26"'));
  sheet.add(oval(800, 948, 330, 26, '#0D2F38', 'opacity=".55"'));
  canoe(sheet, {
    x: 800,
    y: 915,
    length: 560,
    hull: '#3A211A',
    rim: '#8A5430',
    people: [0.16, 0.4, 0.56, 0.72],
    shirts: ['#F9C611', '#E8EEE6', '#B3261E', '#0B5563'],
  });
  sheet.add(stroke('M560 800L500 960', '#5A3A24', 8), shape('M494 945l22 8l-14 58q-18 2 -22 -12z', '#5A3A24'));
  macaw(sheet, 640, 250, 1.15, -14);
  macaw(sheet, 800, 180, 0.8, -8);
  // Leaves close to the eye.
  const [deep, fresh, vein] = ['#0C2B2A', '#14453A', '#5F8A4C'] as const;
  leaf(sheet, [-60, 1230], [330, 900], 120, fresh, vein);
  leaf(sheet, [-60, 1160], [120, 790], 110, deep, vein);
  leaf(sheet, [40, 1260], [520, 1080], 110, deep, vein);
  leaf(sheet, [1660, 1230], [1270, 940], 120, fresh, vein);
  leaf(sheet, [1660, 1150], [1500, 800], 110, deep, vein);
  leaf(sheet, [1580, 1270], [1080, 1100], 110, deep, vein);
  palm(sheet, {
    x: 1700,
    y: 1300,
    height: 900,
    lean: -0.16,
    seed: 6,
    dark: '#0C2B2A',
    light: '#17493B',
    trunk: '#12211F',
  });
  return sheet.finish();
}
