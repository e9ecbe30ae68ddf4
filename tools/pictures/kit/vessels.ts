import { curve } from './lines.ts';
import { box, disc, shape, type Sheet, stroke } from './sheet.ts';

/** A two-masted schooner under sail; (x, y) is the middle of its waterline. */
export function schooner(
  sheet: Sheet,
  at: { x: number; y: number; size: number; hull: string; sail: string; shade: string },
) {
  const { x, y, size: s } = at;
  const place = (d: readonly (readonly [number, number])[]) =>
    curve(d.map(([dx, dy]) => [x + dx * s, y + dy * s] as const));
  const sail = sheet.linear(
    [
      [0, at.sail],
      [1, at.shade],
    ],
    [0, 0, 1, 0.35],
  );
  const straight = (d: readonly (readonly [number, number])[]) =>
    `M${d.map(([dx, dy]) => `${(x + dx * s).toFixed(1)} ${(y + dy * s).toFixed(1)}`).join('L')}Z`;
  sheet.add(
    shape(
      straight([
        [-0.55, 0.03],
        [0.5, 0.03],
        [0.3, 0.3],
        [0.05, 0.42],
        [-0.25, 0.3],
      ]),
      at.hull,
      'opacity=".28"',
    ),
    stroke(`M${x - 0.12 * s} ${y}V${y - 1.12 * s}M${x + 0.22 * s} ${y}V${y - 0.98 * s}`, '#4A3B2C', s * 0.016),
    shape(
      `${place([
        [-0.15, -1.06],
        [-0.36, -0.62],
        [-0.5, -0.14],
      ])}L${x - 0.15 * s} ${y - 0.14 * s}Z`,
      sail,
    ),
    shape(
      `${place([
        [0.19, -0.92],
        [0.02, -0.55],
        [-0.08, -0.13],
      ])}L${x + 0.19 * s} ${y - 0.13 * s}Z`,
      sail,
    ),
    shape(
      `${place([
        [0.245, -0.86],
        [0.4, -0.5],
        [0.66, -0.13],
      ])}L${x + 0.28 * s} ${y - 0.15 * s}Z`,
      sail,
    ),
    shape(
      `${place([
        [-0.55, -0.1],
        [-0.2, -0.055],
        [0.2, -0.06],
        [0.64, -0.13],
      ])}L${(x + 0.47 * s).toFixed(1)} ${y + 0.04 * s}L${(x - 0.46 * s).toFixed(1)} ${y + 0.04 * s}Z`,
      at.hull,
    ),
    stroke(
      `M${x - 0.53 * s} ${y - 0.075 * s}Q${x} ${y - 0.02 * s} ${x + 0.6 * s} ${y - 0.1 * s}`,
      '#F9C611',
      s * 0.014,
    ),
    stroke(`M${x - 0.56 * s} ${y + 0.045 * s}H${x + 0.58 * s}`, '#F4FFF9', s * 0.02, 'opacity=".8"'),
  );
}

/** A wooden boat, long and low, seen from its side; people stand in it as `people` says (shares of its length). */
export function canoe(
  sheet: Sheet,
  at: {
    x: number;
    y: number;
    length: number;
    hull: string;
    rim: string;
    people: readonly number[];
    shirts: readonly string[];
  },
) {
  const { x, y, length: l } = at;
  at.people.forEach((share, i) => {
    const [px, size] = [x + (share - 0.5) * l, l * 0.1];
    sheet.add(
      shape(
        `M${px - size * 0.36} ${y}q${size * 0.02} ${-size} ${size * 0.36} ${-size}q${size * 0.34} 0 ${size * 0.36} ${size}z`,
        at.shirts[i % at.shirts.length] ?? at.rim,
      ),
      disc(px, y - size * 1.22, size * 0.27, '#6B3B27'),
      shape(
        `M${px - size * 0.42} ${y - size * 1.3}h${size * 0.84}q${-size * 0.1} ${-size * 0.34} ${-size * 0.42} ${-size * 0.34}t${-size * 0.42} ${size * 0.34}z`,
        '#E9C46F',
      ),
    );
  });
  const hull = curve([
    [x - l * 0.52, y - l * 0.055],
    [x - l * 0.4, y + l * 0.004],
    [x, y + l * 0.018],
    [x + l * 0.4, y + l * 0.002],
    [x + l * 0.54, y - l * 0.075],
  ]);
  const back = `L${x + l * 0.44} ${y + l * 0.045}Q${x} ${y + l * 0.085} ${x - l * 0.43} ${y + l * 0.05}Z`;
  sheet.add(shape(hull + back, at.hull), stroke(hull, at.rim, l * 0.012));
}

/** A fishing boat drawn up or afloat, with its bow to the right. */
export function panga(sheet: Sheet, at: { x: number; y: number; size: number; hull: string; band: string }) {
  const { x, y, size: s } = at;
  sheet.add(
    shape(
      `M${x - s * 0.5} ${y - s * 0.12}Q${x} ${y - s * 0.06} ${x + s * 0.62} ${y - s * 0.3}Q${x + s * 0.5} ${y + s * 0.02} ${x + s * 0.34} ${y + s * 0.08}H${x - s * 0.42}Z`,
      at.hull,
    ),
    shape(
      `M${x - s * 0.5} ${y - s * 0.12}Q${x} ${y - s * 0.06} ${x + s * 0.62} ${y - s * 0.3}L${x + s * 0.58} ${y - s * 0.2}Q${x} ${y + s * 0.02} ${x - s * 0.48} ${y - s * 0.05}Z`,
      at.band,
    ),
    box(x - s * 0.44, y - s * 0.24, s * 0.07, s * 0.14, '#2A2A2A'),
  );
}
