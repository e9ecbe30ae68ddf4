import { birds, cloud, glitter, lens, sky, sun, water } from '../kit/air-and-water.ts';
import { curve, land, type Point, polyline, ridge, shades } from '../kit/lines.ts';
import { crown, palm } from '../kit/plants.ts';
import { createSheet, shape, type Sheet, stroke } from '../kit/sheet.ts';
import { panga } from '../kit/vessels.ts';

/** The shell that names the route: thirteen ribs with spines. */
function shell(sheet: Sheet, x: number, y: number, size: number) {
  sheet.add(shape(lens(x, y + size * 0.06, size * 2.1, size * 0.16), '#8A5A33', 'opacity=".35"'));
  for (let i = 0; i < 13; i++) {
    const angle = -Math.PI + ((i + 0.5) / 13) * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const length = size * (0.82 + 0.18 * Math.sin(((i + 0.5) / 13) * Math.PI));
    const rib = (reach: number, width: number) =>
      `M${x} ${y}L${x + cos * length * reach - sin * width} ${y + sin * length * reach + cos * width}Q${x + cos * length * reach * 1.09} ${y + sin * length * reach * 1.09} ${x + cos * length * reach + sin * width} ${y + sin * length * reach - cos * width}Z`;
    const spines = [0.5, 0.66, 0.82, 0.98].map((t, k) => {
      const [px, py] = [x + cos * length * t, y + sin * length * t];
      const out = size * (0.09 + k * 0.035);
      const way = angle + (i < 6 ? -0.55 : i > 6 ? 0.55 : 0);
      return `M${px - sin * size * 0.022} ${py + cos * size * 0.022}L${px + Math.cos(way) * out} ${py + Math.sin(way) * out}L${px + sin * size * 0.022} ${py - cos * size * 0.022}Z`;
    });
    sheet.add(
      shape(rib(1, size * 0.115), i % 2 ? '#D8462F' : '#EE7A3C'),
      shape(rib(0.6, size * 0.06), i % 2 ? '#F2A05E' : '#FBC98C'),
      shape(spines.join(''), i % 2 ? '#FBD3A4' : '#FFE9CF'),
    );
  }
  sheet.add(
    shape(
      `M${x - size * 0.24} ${y + size * 0.02}Q${x} ${y - size * 0.26} ${x + size * 0.24} ${y + size * 0.02}Q${x} ${y + size * 0.14} ${x - size * 0.24} ${y + size * 0.02}Z`,
      '#B5352A',
    ),
  );
}

/** The fluke of a humpback that dives; (x, y) is where it meets the water. */
function fluke(sheet: Sheet, x: number, y: number, s: number) {
  const half = (way: 1 | -1) =>
    `M${x} ${y}C${x + way * s * 0.05} ${y - s * 0.3} ${x + way * s * 0.12} ${y - s * 0.5} ${x + way * s * 0.3} ${y - s * 0.6}C${x + way * s * 0.5} ${y - s * 0.7} ${x + way * s * 0.66} ${y - s * 0.68} ${x + way * s * 0.78} ${y - s * 0.82}C${x + way * s * 0.66} ${y - s * 0.94} ${x + way * s * 0.3} ${y - s * 0.92} ${x} ${y - s * 0.72}Z`;
  sheet.add(
    shape(half(1), '#1D3E4C'),
    shape(half(-1), '#122C38'),
    shape(
      `M${x + s * 0.14} ${y - s * 0.56}Q${x + s * 0.42} ${y - s * 0.86} ${x + s * 0.7} ${y - s * 0.81}Q${x + s * 0.44} ${y - s * 0.74} ${x + s * 0.14} ${y - s * 0.56}Z`,
      '#7FA7AE',
      'opacity=".7"',
    ),
    shape(`${lens(x, y, s * 1.1, s * 0.09)}`, '#E9FBF5'),
    shape(`${lens(x + s * 0.1, y + s * 0.08, s * 1.7, s * 0.07)}`, '#BFE9E2', 'opacity=".7"'),
    ...[-0.42, -0.3, 0.34, 0.46, 0.2].map((dx, i) =>
      shape(
        `M${x + dx * s} ${y}q${-s * 0.02} ${-s * (0.1 + (i % 3) * 0.05)} ${s * 0.02} ${-s * (0.14 + (i % 3) * 0.05)}q${s * 0.03} ${s * 0.08} ${s * 0.02} ${s * 0.15}z`,
        '#E9FBF5',
        'opacity=".85"',
      ),
    ),
  );
}

/** Los Frailes and the whales of Puerto López. */
export function spondylus(): string {
  const sheet = createSheet(1600, 1200);
  const horizon = 420;
  sky(sheet, horizon, [
    [0, '#3EA0C4'],
    [0.5, '#9AD4D9'],
    [0.85, '#F8EBC8'],
    [1, '#FCDDA0'],
  ]);
  sun(sheet, { x: 520, y: 250, radius: 56 });
  cloud(sheet, { x: 200, y: 180, width: 330, seed: 7, light: '#FFFFFF', shade: '#CDE7E6', opacity: 0.9 });
  cloud(sheet, { x: 930, y: 150, width: 420, seed: 2, light: '#FFFFFF', shade: '#CDE7E6', opacity: 0.85 });
  const island = ridge(
    [
      [240, 424],
      [300, 392],
      [370, 376],
      [440, 384],
      [520, 424],
    ],
    { rough: 0.08, seed: 5 },
  );
  sheet.add(shape(land(island, horizon + 3), '#5C9CA2'));
  water(sheet, {
    from: horizon,
    to: 1200,
    seed: 33,
    light: '#DDF7EF',
    dark: '#07526A',
    stops: [
      [0, '#8ED3D2'],
      [0.12, '#33A9B6'],
      [0.45, '#0E8AA0'],
      [0.75, '#35B5B3'],
      [1, '#9BE3CF'],
    ],
  });
  glitter(sheet, { x: 520, from: horizon, to: 780, width: 150, color: '#FFF6CF', seed: 4, count: 90 });
  // Headlands of dry forest over pale cliffs, one behind the other.
  const headland = (
    top: readonly Point[],
    base: number,
    seed: number,
    green: readonly [string, string],
    cliff: readonly [string, string],
  ) => {
    const crest = ridge(top, { rough: 0.07, seed });
    const foot = crest
      .filter((_, i) => i % 5 === 0 || i === crest.length - 1)
      .map(([x, y], i): Point => [x, y + (base - y) * (i % 2 ? 0.56 : 0.34)]);
    sheet.add(
      shape(lens(1350, base + 3, 1250, 22), '#F4FFFA', 'opacity=".7"'),
      shape(
        land(crest, base),
        sheet.linear([
          [0, cliff[0]],
          [1, cliff[1]],
        ]),
      ),
      shape(
        shades(foot, { depth: (base - 420) * 0.6, side: 1, seed: seed + 1 }),
        '#8A4E33',
        `opacity=".34" clip-path="${sheet.clip(land(crest, base))}"`,
      ),
      shape(
        `${polyline(crest)}${curve(foot.toReversed()).replace('M', 'L')}Z`,
        sheet.linear([
          [0, green[0]],
          [1, green[1]],
        ]),
      ),
    );
  };
  headland(
    [
      [760, 452],
      [850, 410],
      [980, 350],
      [1120, 330],
      [1300, 300],
      [1640, 270],
    ],
    470,
    12,
    ['#86AE85', '#628F7C'],
    ['#E8C69A', '#C79A77'],
  );
  headland(
    [
      [900, 590],
      [960, 500],
      [1060, 420],
      [1180, 395],
      [1330, 330],
      [1480, 290],
      [1640, 250],
    ],
    610,
    3,
    ['#6FA35E', '#3B7B5B'],
    ['#F0CD98', '#C27F55'],
  );
  // The beach: a long curve, with foam in two lines.
  const edge: Point[] = [
    [1640, 610],
    [1430, 622],
    [1240, 660],
    [1060, 740],
    [900, 850],
    [690, 960],
    [420, 1040],
    [160, 1090],
    [-40, 1110],
  ];
  const shift = (amount: number): Point[] => edge.map(([x, y]) => [x - amount * 0.6, y - amount * 0.55]);
  const close = 'L-40 1240L1640 1240Z';
  sheet.add(
    shape(curve(shift(120)) + close, '#7FD8C9', 'opacity=".5"'),
    shape(curve(shift(62)) + close, '#B9EEDC', 'opacity=".65"'),
    stroke(curve(shift(64)), '#FFFFFF', 7, 'opacity=".8" stroke-dasharray="190 26 90 40"'),
    shape(curve(shift(14)) + close, '#FFFFFF', 'opacity=".92"'),
    shape(
      curve(edge) + close,
      sheet.shared(
        [
          [0, '#FFE9B8'],
          [0.5, '#FBD68F'],
          [1, '#E9AE62'],
        ],
        [0, 600, 0, 1200],
      ),
    ),
    stroke(curve(shift(-26)), '#D9A861', 10, 'opacity=".35"'),
  );
  for (const [x, y, s] of [
    [1580, 690, 150],
    [1470, 716, 110],
    [1370, 750, 90],
    [1600, 800, 120],
  ] as const)
    crown(sheet, { x, y, width: s * 1.4, height: s, seed: x, dark: '#2B6B4C', light: '#7DAE55' });
  const shadow = 'opacity=".3"';
  sheet.add(shape(lens(1220, 1070, 420, 22), '#8A5A33', shadow), shape(lens(1500, 992, 330, 18), '#8A5A33', shadow));
  const green = { dark: '#1D5C47', light: '#5FA356', trunk: '#7A5335' };
  palm(sheet, { x: 1470, y: 990, height: 500, lean: 0.08, seed: 4, ...green });
  palm(sheet, { x: 1180, y: 1068, height: 620, lean: 0.07, seed: 9, ...green });
  panga(sheet, { x: 880, y: 990, size: 210, hull: '#0B5563', band: '#F9C611' });
  panga(sheet, { x: 640, y: 1070, size: 180, hull: '#B3261E', band: '#FFF6E4' });
  fluke(sheet, 470, 760, 250);
  shell(sheet, 250, 1180, 118);
  birds(
    sheet,
    [
      [700, 330, 38],
      [770, 292, 26],
      [230, 300, 30],
    ],
    '#1F4A5A',
  );
  return sheet.finish();
}
