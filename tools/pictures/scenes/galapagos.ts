import { birds, cloud, glitter, lens, sky, sun, water } from '../kit/air-and-water.ts';
import { curve, land, polygon, ridge, shades } from '../kit/lines.ts';
import { cactus } from '../kit/plants.ts';
import { createSheet, shape } from '../kit/sheet.ts';
import { schooner } from '../kit/vessels.ts';

/** The bays and the pinnacle of Bartolomé, in the morning. */
export function galapagos(): string {
  const sheet = createSheet(1600, 1200);
  const horizon = 470;
  sky(sheet, horizon, [
    [0, '#2E93A8'],
    [0.45, '#8CCBCB'],
    [0.8, '#F4E7C3'],
    [1, '#FBD98B'],
  ]);
  sun(sheet, { x: 1180, y: 330, radius: 62 });
  cloud(sheet, { x: 330, y: 250, width: 420, seed: 3, light: '#FFFDF6', shade: '#CFE3DE', opacity: 0.92 });
  cloud(sheet, { x: 760, y: 170, width: 260, seed: 8, light: '#FFFDF6', shade: '#CFE3DE', opacity: 0.8 });
  cloud(sheet, { x: 1450, y: 225, width: 300, seed: 12, light: '#FFF9E6', shade: '#EBD9B0', opacity: 0.85 });
  // Santiago, far away: shields of old volcanoes.
  const far = ridge(
    [
      [0, 440],
      [180, 400],
      [420, 360],
      [640, 415],
      [900, 440],
      [1240, 452],
      [1600, 458],
    ],
    { rough: 0.03, seed: 4 },
  );
  sheet.add(
    shape(
      land(far, horizon + 4),
      sheet.linear([
        [0, '#5E9AA1'],
        [1, '#9CC3BE'],
      ]),
    ),
  );
  const near = ridge(
    [
      [-20, 452],
      [120, 430],
      [300, 405],
      [470, 440],
      [640, 462],
    ],
    { rough: 0.05, seed: 9 },
  );
  sheet.add(
    shape(land(near, horizon + 6), '#3F7F86'),
    shape(shades(near, { depth: 20, side: -1, seed: 2 }), '#356F78', 'opacity=".7"'),
  );
  water(sheet, {
    from: horizon,
    to: 1200,
    seed: 21,
    light: '#D8F3EC',
    dark: '#064653',
    stops: [
      [0, '#A9DCD2'],
      [0.1, '#4FB3B5'],
      [0.42, '#138396'],
      [1, '#0A5A6B'],
    ],
  });
  glitter(sheet, { x: 1180, from: horizon, to: 900, width: 170, color: '#FFF1BE', seed: 5 });
  // The pinnacle.
  const tooth = ridge(
    [
      [700, 560],
      [742, 470],
      [776, 330],
      [822, 212],
      [852, 240],
      [884, 330],
      [905, 392],
      [958, 450],
      [1030, 520],
      [1080, 562],
    ],
    { rough: 0.17, seed: 31 },
  );
  sheet.add(
    shape(lens(880, 562, 470, 26), '#0B6373', 'opacity=".65"'),
    shape(
      land(tooth, 562),
      sheet.linear([
        [0, '#C98349'],
        [0.6, '#8E4F31'],
        [1, '#5C3427'],
      ]),
    ),
    shape(
      polygon([
        [822, 212],
        ...tooth.filter(([x, y]) => x < 822 && y < 562).toReversed(),
        [700, 562],
        [835, 562],
        [842, 470],
        [815, 400],
        [832, 320],
      ]),
      '#4A2A26',
      'opacity=".72"',
    ),
    shape(
      shades(tooth, { depth: 70, side: -1, seed: 6 }),
      '#4A2A26',
      `opacity=".4" clip-path="${sheet.clip(land(tooth, 562))}"`,
    ),
    shape(`${lens(760, 566, 130, 10)}${lens(950, 566, 190, 12)}`, '#F3FFF8', 'opacity=".85"'),
  );
  schooner(sheet, { x: 1290, y: 640, size: 150, hull: '#123C46', sail: '#FFF8E4', shade: '#E7CF9C' });
  // The two bays: a tongue of sand between waters.
  const sand = curve([
    [-20, 700],
    [150, 690],
    [330, 715],
    [520, 768],
    [640, 850],
    [600, 930],
    [440, 965],
    [250, 1010],
    [60, 1090],
    [-20, 1130],
  ]);
  const shallow = curve([
    [-20, 660],
    [170, 650],
    [380, 672],
    [600, 730],
    [760, 840],
    [720, 965],
    [540, 1040],
    [330, 1100],
    [120, 1190],
    [-20, 1210],
  ]);
  sheet.add(
    shape(`${shallow}Z`, '#59C4BC', 'opacity=".55"'),
    shape(
      `${curve([
        [-20, 680],
        [160, 670],
        [355, 693],
        [560, 750],
        [695, 845],
        [655, 948],
        [490, 1000],
        [290, 1052],
        [90, 1140],
        [-20, 1170],
      ])}Z`,
      '#A8E5D4',
      'opacity=".6"',
    ),
    shape(
      `${sand}Z`,
      sheet.linear([
        [0, '#FFEFC4'],
        [1, '#EFC27B'],
      ]),
    ),
  );
  sheet.add(`<path d="${sand}" fill="none" stroke="#FFFDF2" stroke-width="9" opacity=".85"/>`);
  // Lava and prickly pears in front.
  const dunes = ridge(
    [
      [-20, 790],
      [120, 770],
      [260, 830],
      [400, 900],
      [470, 960],
      [560, 1040],
      [760, 1100],
      [1000, 1128],
      [1240, 1110],
      [1620, 1030],
    ],
    { rough: 0.09, seed: 44 },
  );
  sheet.add(
    shape(
      land(dunes, 1210),
      sheet.shared(
        [
          [0, '#B5623A'],
          [0.55, '#713A2C'],
          [1, '#38221F'],
        ],
        [0, 760, 0, 1200],
      ),
    ),
    shape(shades(dunes, { depth: 90, side: -1, seed: 14 }), '#3A1F1E', 'opacity=".5"'),
  );
  const rocks = ridge(
    [
      [-20, 1010],
      [150, 985],
      [330, 1060],
      [520, 1130],
      [800, 1165],
      [1100, 1150],
      [1330, 1085],
      [1480, 1040],
      [1620, 1010],
    ],
    { rough: 0.14, seed: 51 },
  );
  sheet.add(
    shape(land(rocks, 1210), '#2A1D1E'),
    shape(shades(rocks, { depth: 40, side: -1, seed: 17 }), '#170F12', 'opacity=".65"'),
  );
  const green = { dark: '#1E5F4C', light: '#63A355', trunk: '#6B3A26' };
  cactus(sheet, { x: 205, y: 1020, size: 330, seed: 4, ...green });
  cactus(sheet, { x: 400, y: 1100, size: 190, seed: 12, ...green });
  cactus(sheet, { x: 1465, y: 1070, size: 240, seed: 7, ...green });
  birds(
    sheet,
    [
      [560, 310, 46],
      [650, 262, 30],
      [1010, 230, 34],
    ],
    '#17323A',
  );
  return sheet.finish();
}
