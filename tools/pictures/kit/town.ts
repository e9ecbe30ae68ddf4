import { createRandom } from './random.ts';
import { box, disc, shape, type Sheet, stroke } from './sheet.ts';

type Colors = readonly [string, ...string[]];

/** A row of houses with tiled roofs that stand on `y`, from one side to the other. */
export function houses(
  sheet: Sheet,
  options: {
    from: number;
    to: number;
    y: (x: number) => number;
    size: number;
    walls: Colors;
    roofs: Colors;
    seed: number;
    windows?: string;
    shade?: string;
    floor?: number;
    side?: 1 | -1;
    flat?: number;
  },
) {
  const random = createRandom(options.seed);
  const { size, windows = '#3B3A45', shade = '#1C1B4A' } = options;
  const side = options.side ?? 1;
  for (let x = options.from; x < options.to;) {
    const width = size * random.between(0.8, 1.5);
    const base = options.y(x + width / 2);
    const height = size * random.between(0.75, 1.35);
    const [top, eave, rise] = [base - height, size * 0.07, size * random.between(0.26, 0.4)];
    const floor = options.floor ?? base + size * 0.6;
    const shadeX = side === 1 ? x + width * 0.8 : x;
    sheet.add(
      box(x, top, width, floor - top, random.pick(options.walls)),
      box(shadeX, top, width * 0.2, floor - top, shade, 'opacity=".22"'),
    );
    const columns = Math.max(1, Math.round(width / (size * 0.42)));
    for (let level = 0; level < Math.round(height / (size * 0.5)); level++) {
      for (let column = 0; column < columns; column++) {
        const [w, h] = [size * 0.15, size * 0.24];
        const [wx, wy] = [x + ((column + 0.5) / columns) * width - w / 2, top + size * (0.14 + level * 0.5)];
        sheet.add(
          box(wx - size * 0.02, wy - size * 0.02, w + size * 0.04, h + size * 0.05, '#FFF8E6', 'opacity=".75"'),
          box(wx, wy, w, h, windows),
        );
      }
    }
    const roof = random.pick(options.roofs);
    if (random.chance(options.flat ?? 0)) {
      sheet.add(box(x - eave / 2, top - size * 0.08, width + eave, size * 0.1, roof));
    } else {
      const inset = size * random.between(0.08, 0.22);
      sheet.add(
        shape(
          `M${x - eave} ${top + eave * 0.6}L${x + inset} ${top - rise}H${x + width - inset}L${x + width + eave} ${top + eave * 0.6}Z`,
          roof,
        ),
        shape(
          side === 1
            ? `M${x + width * 0.62} ${top - rise}H${x + width - inset}L${x + width + eave} ${top + eave * 0.6}H${x + width * 0.76}Z`
            : `M${x - eave} ${top + eave * 0.6}L${x + inset} ${top - rise}H${x + width * 0.38}L${x + width * 0.24} ${top + eave * 0.6}Z`,
          shade,
          'opacity=".16"',
        ),
        stroke(
          Array.from({ length: Math.floor(width / (size * 0.13)) }, (_, i) => {
            const share = (i + 0.5) / Math.floor(width / (size * 0.13));
            return `M${x + inset + (width - inset * 2) * share} ${top - rise}L${x - eave + (width + eave * 2) * share} ${top + eave * 0.5}`;
          }).join(''),
          '#5A1F14',
          size * 0.012,
          'opacity=".28"',
        ),
        box(x - eave, top + eave * 0.5, width + eave * 2, eave * 0.55, shade, 'opacity=".28"'),
      );
    }
    x += width * random.between(0.86, 1.02);
  }
}

/** A dome with ribs and a lantern; (x, y) is the middle of its foot. */
export function dome(
  sheet: Sheet,
  at: {
    x: number;
    y: number;
    radius: number;
    colors: readonly [light: string, middle: string, dark: string];
    ribs: string;
    drum: readonly [string, string];
  },
) {
  const { x, y, radius: r } = at;
  const [light, middle, dark] = at.colors;
  const outline = (share: number) =>
    `M${x - r * share} ${y}C${x - r * share * 1.04} ${y - r * 0.72} ${x - r * share * 0.6} ${y - r * 1.02} ${x} ${y - r * 1.2}C${x + r * share * 0.6} ${y - r * 1.02} ${x + r * share * 1.04} ${y - r * 0.72} ${x + r * share} ${y}Z`;
  sheet.add(
    box(
      x - r * 1.02,
      y,
      r * 2.04,
      r * 0.42,
      sheet.linear(
        [
          [0, at.drum[0]],
          [0.45, at.drum[0]],
          [1, at.drum[1]],
        ],
        [0, 0, 1, 0],
      ),
    ),
    ...[-0.75, -0.38, 0, 0.38, 0.75].map((share) =>
      shape(
        `M${x + r * share - r * 0.09} ${y + r * 0.36}v${-r * 0.16}a${r * 0.09} ${r * 0.09} 0 0 1 ${r * 0.18} 0v${r * 0.16}z`,
        '#3A2A33',
        'opacity=".75"',
      ),
    ),
    box(x - r * 1.1, y - r * 0.04, r * 2.2, r * 0.09, '#FFF7E3'),
    shape(
      outline(1),
      sheet.linear(
        [
          [0, light],
          [0.4, middle],
          [1, dark],
        ],
        [0, 0, 1, 0.2],
      ),
    ),
    ...[0.34, 0.7].map((share) => stroke(outline(share).replace('Z', ''), at.ribs, r * 0.025, 'opacity=".75"')),
    stroke(`M${x} ${y}V${y - r * 1.2}`, at.ribs, r * 0.025, 'opacity=".75"'),
    box(x - r * 0.12, y - r * 1.42, r * 0.24, r * 0.25, '#FFF7E3'),
    box(x + r * 0.02, y - r * 1.42, r * 0.1, r * 0.25, '#2A2540', 'opacity=".3"'),
    shape(`M${x - r * 0.16} ${y - r * 1.42}q${r * 0.16} ${-r * 0.3} ${r * 0.32} 0z`, middle),
    stroke(`M${x} ${y - r * 1.55}v${-r * 0.26}M${x - r * 0.07} ${y - r * 1.72}h${r * 0.14}`, '#3B2F22', r * 0.03),
  );
}

/** A bell tower of (x, y) as the middle of its foot: storeys with arches, and a spire or a small dome. */
export function tower(
  sheet: Sheet,
  at: {
    x: number;
    y: number;
    width: number;
    height: number;
    wall: readonly [string, string];
    trim: string;
    storeys: number;
    top: 'spire' | 'dome';
    roof: readonly [string, string];
    side?: 1 | -1;
  },
) {
  const { x, y, width: w, height: h } = at;
  const side = at.side ?? 1;
  const wall = sheet.linear(
    side === 1
      ? [
          [0, at.wall[0]],
          [0.62, at.wall[0]],
          [0.62, at.wall[1]],
          [1, at.wall[1]],
        ]
      : [
          [0, at.wall[1]],
          [0.38, at.wall[1]],
          [0.38, at.wall[0]],
          [1, at.wall[0]],
        ],
    [0, 0, 1, 0],
  );
  const roof = sheet.linear(
    side === 1
      ? [
          [0, at.roof[0]],
          [0.55, at.roof[0]],
          [0.55, at.roof[1]],
          [1, at.roof[1]],
        ]
      : [
          [0, at.roof[1]],
          [0.45, at.roof[1]],
          [0.45, at.roof[0]],
          [1, at.roof[0]],
        ],
    [0, 0, 1, 0],
  );
  let [level, width] = [y, w];
  for (let i = 0; i < at.storeys; i++) {
    const tall = (h / at.storeys) * (i ? 0.92 : 1.2);
    const arch = width * 0.3;
    sheet.add(
      box(x - width / 2, level - tall, width, tall, wall),
      box(x - width * 0.56, level - tall - w * 0.05, width * 1.12, w * 0.09, at.trim),
      box(x - width * 0.56, level - tall + w * 0.04, width * 1.12, w * 0.035, '#2A2540', 'opacity=".25"'),
    );
    if (i > 0)
      sheet.add(
        shape(
          `M${x - arch / 2} ${level - tall * 0.12}v${-tall * 0.42}a${arch / 2} ${arch / 2} 0 0 1 ${arch} 0v${tall * 0.42}z`,
          '#33283A',
        ),
        disc(x, level - tall * 0.42, arch * 0.24, '#B98A3A'),
      );
    level -= tall;
    width *= 0.88;
  }
  const peak = at.top === 'spire' ? w * 1.35 : w * 0.62;
  const outline =
    at.top === 'spire'
      ? `M${x - width * 0.56} ${level}L${x} ${level - peak}L${x + width * 0.56} ${level}Z`
      : `M${x - width * 0.52} ${level}C${x - width * 0.56} ${level - peak * 0.7} ${x - width * 0.2} ${level - peak} ${x} ${level - peak * 1.15}C${x + width * 0.2} ${level - peak} ${x + width * 0.56} ${level - peak * 0.7} ${x + width * 0.52} ${level}Z`;
  sheet.add(
    shape(outline, roof),
    stroke(
      `M${x} ${level - peak}v${-w * 0.36}M${x - w * 0.08} ${level - peak - w * 0.24}h${w * 0.16}`,
      '#3B2F22',
      w * 0.035,
    ),
  );
}
