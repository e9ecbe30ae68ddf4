import { birds, cloud, sky, streaks, sun, water } from '../kit/air-and-water.ts';
import { land, type Point, ridge } from '../kit/lines.ts';
import { crown, palm } from '../kit/plants.ts';
import { createRandom } from '../kit/random.ts';
import { box, createSheet, disc, oval, shape, type Sheet, stroke } from '../kit/sheet.ts';
import { houses } from '../kit/town.ts';
import { schooner } from '../kit/vessels.ts';

/** The hill Santa Ana: rows of painted houses up to its lighthouse and chapel. */
function santaAna(sheet: Sheet) {
  const hill: Point[] = [
    [-60, 700],
    [40, 560],
    [180, 430],
    [330, 330],
    [450, 292],
    [580, 330],
    [720, 430],
    [860, 560],
    [1000, 700],
  ];
  sheet.add(
    shape(
      land(hill, 714, true),
      sheet.linear([
        [0, '#5E9A5A'],
        [1, '#2F6B50'],
      ]),
    ),
  );
  const walls = ['#F4A23B', '#3FA7B5', '#E4574C', '#F9D66B', '#7CB66A', '#F28FA0', '#5C84C4', '#FFF0D0'] as const;
  const roofs = ['#C9593A', '#A8452F', '#8FA3A8', '#D67A45'] as const;
  const rows: readonly (readonly [number, number, number, number])[] = [
    [320, 590, 372, 44],
    [240, 680, 428, 48],
    [170, 750, 486, 52],
    [110, 820, 548, 56],
    [40, 890, 614, 60],
    [-40, 960, 684, 66],
  ];
  for (const [from, to, y, size] of rows) {
    for (let i = 0; i < 9; i++) {
      const x = from + ((to - from) * (i + 0.5)) / 9;
      if ((i * 7 + y) % 3 === 0)
        crown(sheet, {
          x,
          y: y - size * 0.9,
          width: size * 1.5,
          height: size,
          seed: i + y,
          dark: '#28644A',
          light: '#6FA556',
        });
    }
    houses(sheet, {
      from,
      to,
      y: (x) => y + ((x - 455) / 300) ** 2 * 8,
      size,
      walls,
      roofs,
      seed: y,
      flat: 0.25,
      floor: Math.min(y + size, 706),
    });
  }
  // The lighthouse, in the city's blue and white, and the chapel beside it.
  sheet.add(
    box(398, 262, 70, 66, '#F7E2B8'),
    shape('M392 264L433 226L474 264Z', '#B34A2C'),
    box(426, 236, 14, 26, '#FFF8E6'),
    stroke('M433 222v-20M426 210h14', '#5A3A24', 3),
  );
  const x = 522;
  for (let i = 0; i < 6; i++) {
    const [y, w] = [316 - i * 27, 29 - i * 2.3];
    sheet.add(
      shape(`M${x - w} ${y}L${x - w + 2.3} ${y - 27}H${x + w - 2.3}L${x + w} ${y}Z`, i % 2 ? '#FFFDF5' : '#4AA3CF'),
      shape(`M${x + w * 0.3} ${y}L${x + w * 0.3} ${y - 27}H${x + w - 2.3}L${x + w} ${y}Z`, '#1B3A5A', 'opacity=".2"'),
    );
  }
  sheet.add(
    box(x - 22, 146, 44, 8, '#FFFDF5'),
    box(x - 12, 122, 24, 24, '#F9C611'),
    shape(`M${x - 16} 122Q${x} 94 ${x + 16} 122Z`, '#2C7FAE'),
    stroke(`M${x} 102v-18`, '#34566E', 3),
  );
}

/** The promenade: a balustrade, lamps, palms and people at the river. */
function malecon(sheet: Sheet) {
  sheet.add(
    box(
      0,
      912,
      1600,
      160,
      sheet.linear([
        [0, '#F6DFB4'],
        [1, '#DDA968'],
      ]),
    ),
    box(0, 906, 1600, 10, '#FFF4DA'),
  );
  for (let i = 0; i < 14; i++)
    sheet.add(
      shape(`M${i * 130 - 60} 1070L${i * 116 + 20} 916`, 'none', 'stroke="#C08F55" stroke-width="3" opacity=".5"'),
    );
  for (let x = 10; x < 1600; x += 34)
    sheet.add(shape(`M${x} 912q-9 -18 0 -32q4 -10 0 -18h14q-4 8 0 18q9 14 0 32z`, '#FFF8E6'));
  sheet.add(box(0, 852, 1600, 14, '#FFFDF2'), box(0, 866, 1600, 5, '#C9A56D', 'opacity=".6"'));
  for (const x of [250, 640, 1250]) {
    sheet.add(
      stroke(`M${x} 960V700M${x - 34} 716q34 -34 68 0`, '#0B4552', 9),
      disc(x - 34, 726, 15, '#FFF0BE'),
      disc(x + 34, 726, 15, '#FFF0BE'),
      box(x - 14, 944, 28, 22, '#0B4552'),
    );
  }
  const people: readonly (readonly [number, string, string])[] = [
    [420, '#B3261E', '#2A3A55'],
    [462, '#FFF0D0', '#0B5563'],
    [840, '#F9C611', '#3A2E55'],
    [1010, '#0B5563', '#5A3A24'],
    [1044, '#F28FA0', '#2A3A55'],
  ];
  for (const [x, shirt, legs] of people) {
    const y = 1010;
    sheet.add(
      oval(x + 14, y + 2, 34, 6, '#8A5A33', 'opacity=".35"'),
      shape(`M${x - 9} ${y}L${x - 6} ${y - 52}H${x + 8}L${x + 10} ${y}h-7l-3 -38l-4 38z`, legs),
      shape(`M${x - 13} ${y - 48}q-2 -44 14 -46q16 2 14 46z`, shirt),
      disc(x + 1, y - 108, 11, '#6B3B27'),
    );
  }
}

/** Guayaquil from its river walk: the hill Santa Ana, the Guayas and a ship. */
export function aboutUs(): string {
  const sheet = createSheet(1600, 1067);
  sky(sheet, 700, [
    [0, '#2F8FB4'],
    [0.45, '#8ECBD1'],
    [0.8, '#FBE9C0'],
    [1, '#FCD48E'],
  ]);
  sun(sheet, { x: 1180, y: 300, radius: 60 });
  cloud(sheet, { x: 930, y: 190, width: 380, seed: 5, light: '#FFFEF8', shade: '#D3E6E0', opacity: 0.9 });
  cloud(sheet, { x: 1440, y: 240, width: 320, seed: 3, light: '#FFFAEA', shade: '#EBDDB8', opacity: 0.9 });
  streaks(sheet, { from: 60, to: 200, count: 5, color: '#FFFFFF', seed: 8, opacity: 0.4 });
  const far = ridge(
    [
      [860, 684],
      [1040, 668],
      [1250, 676],
      [1420, 660],
      [1620, 672],
    ],
    { rough: 0.03, seed: 2 },
  );
  sheet.add(shape(land(far, 702), '#6FA69A'));
  water(sheet, {
    from: 698,
    to: 920,
    seed: 19,
    light: '#FFF3D0',
    dark: '#2E5C58',
    ripples: 170,
    stops: [
      [0, '#D9D3A5'],
      [0.2, '#8FB5A0'],
      [1, '#3B7F7E'],
    ],
  });
  const random = createRandom(4);
  for (let i = 0; i < 26; i++)
    sheet.add(
      oval(
        random.between(880, 1600),
        random.between(712, 850),
        random.between(8, 26),
        random.between(2, 4),
        '#4E8A4E',
        'opacity=".8"',
      ),
    );
  santaAna(sheet);
  sheet.add(
    box(-10, 688, 1010, 26, '#E2CFA4'),
    box(-10, 712, 1010, 9, '#7F6B4C'),
    box(-10, 721, 990, 34, '#3D6B62', 'opacity=".35"'),
  );
  schooner(sheet, { x: 1085, y: 772, size: 215, hull: '#FFF8E6', sail: '#FFFDF2', shade: '#EBCF98' });
  malecon(sheet);
  const green = { dark: '#1D5C47', light: '#62A556', trunk: '#8A6242' };
  palm(sheet, { x: 90, y: 985, height: 470, lean: 0.08, seed: 5, ...green });
  palm(sheet, { x: 1500, y: 1000, height: 620, lean: -0.08, seed: 11, ...green });
  palm(sheet, { x: 1385, y: 985, height: 440, lean: 0.06, seed: 2, ...green });
  for (let x = -40; x < 1660; x += 84)
    crown(sheet, { x, y: 1062, width: 150, height: 76, seed: x + 200, dark: '#23604A', light: '#6DA553' });
  for (let i = 0; i < 60; i++)
    sheet.add(
      disc(
        random.between(0, 1600),
        random.between(1030, 1064),
        random.between(4, 8),
        random.pick(['#E4574C', '#F9C611', '#F28FA0', '#FFF0D0']),
      ),
    );
  birds(
    sheet,
    [
      [760, 250, 36],
      [830, 215, 26],
      [1060, 400, 30],
    ],
    '#24505E',
  );
  return sheet.finish();
}
