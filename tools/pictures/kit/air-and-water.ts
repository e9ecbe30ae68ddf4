import { createRandom } from './random.ts';
import { box, disc, oval, shape, type Sheet } from './sheet.ts';

/** The sky, from the top down to `horizon`. */
export function sky(sheet: Sheet, horizon: number, stops: Parameters<Sheet['linear']>[0]) {
  sheet.add(box(0, 0, sheet.width, horizon + 2, sheet.linear(stops)));
}

/** A disc of sun within its own haze. */
export function sun(sheet: Sheet, at: { x: number; y: number; radius: number; color?: string; haze?: string }) {
  const { x, y, radius, color = '#FFE9A3', haze = '#FFF3C9' } = at;
  const glow = sheet.radial([
    [0, haze, 0.95],
    [0.25, haze, 0.5],
    [0.6, haze, 0.14],
    [1, haze, 0],
  ]);
  sheet.add(disc(x, y, radius * 5.5, glow), disc(x, y, radius, color));
}

/** A flat-bottomed cloud of the trade winds. */
export function cloud(
  sheet: Sheet,
  at: { x: number; y: number; width: number; seed: number; light: string; shade: string; opacity?: number },
) {
  const random = createRandom(at.seed);
  const { x, y, width } = at;
  const puffs = Array.from({ length: 11 }, (_, i) => {
    const share = (i + 0.5) / 11;
    const rise = Math.sin(share * Math.PI) ** 0.8;
    const radius = width * (0.05 + 0.085 * rise) * random.between(0.75, 1.2);
    return disc(x + (share - 0.5) * width, y - rise * width * 0.07 * random.between(0.3, 1.5), radius, 'inherit');
  }).join('');
  const clip = sheet.clip(`M${x - width} ${y - width}h${width * 2}v${width}h${-width * 2}z`);
  const fill = sheet.shared(
    [
      [0, at.light],
      [0.55, at.light],
      [1, at.shade],
    ],
    [0, y - width * 0.2, 0, y],
  );
  sheet.add(
    `<g clip-path="${clip}" fill="${fill}" opacity="${at.opacity ?? 1}">${puffs.replaceAll('fill="inherit"', '')}</g>`,
  );
}

/** A thin lens: a ripple, a streak of cloud. */
export const lens = (x: number, y: number, width: number, height: number) =>
  `M${(x - width / 2).toFixed(1)} ${y.toFixed(1)}q${(width / 2).toFixed(1)} ${(-height).toFixed(1)} ${width.toFixed(1)} 0q${(-width / 2).toFixed(1)} ${height.toFixed(1)} ${(-width).toFixed(1)} 0z`;

/** Long thin clouds. */
export function streaks(
  sheet: Sheet,
  options: { from: number; to: number; count: number; color: string; seed: number; opacity: number },
) {
  const random = createRandom(options.seed);
  for (let i = 0; i < options.count; i++) {
    const width = random.between(0.15, 0.5) * sheet.width;
    const y = random.between(options.from, options.to);
    sheet.add(
      shape(
        lens(random.between(0, sheet.width), y, width, random.between(0.02, 0.045) * width),
        options.color,
        `opacity="${(options.opacity * random.between(0.5, 1)).toFixed(2)}"`,
      ),
    );
  }
}

/** Water between two heights: ripples grow and spread towards the eye. */
export function water(
  sheet: Sheet,
  options: {
    from: number;
    to: number;
    stops: Parameters<Sheet['linear']>[0];
    light: string;
    dark: string;
    seed: number;
    ripples?: number;
  },
) {
  const { from, to } = options;
  const random = createRandom(options.seed);
  sheet.add(box(0, from, sheet.width, to - from, sheet.linear(options.stops)));
  const [light, dark] = [[] as string[], [] as string[]];
  for (let i = 0; i < (options.ripples ?? 260); i++) {
    const near = random.between(0, 1) ** 1.7;
    const width = (18 + near * 200) * random.between(0.5, 1.3);
    const ripple = lens(random.between(0, sheet.width), from + 3 + near * (to - from), width, 1 + near * 9);
    (random.chance(0.5) ? light : dark).push(ripple);
  }
  sheet.add(shape(light.join(''), options.light, 'opacity=".34"'), shape(dark.join(''), options.dark, 'opacity=".26"'));
}

/** The sun's path on the water. */
export function glitter(
  sheet: Sheet,
  options: { x: number; from: number; to: number; width: number; color: string; seed: number; count?: number },
) {
  const random = createRandom(options.seed);
  const marks = Array.from({ length: options.count ?? 130 }, () => {
    const near = random.between(0, 1) ** 1.3;
    const spread = options.width * (0.25 + near);
    const x = options.x + (random.between(-1, 1) + random.between(-1, 1)) * spread * 0.5;
    return lens(
      x,
      options.from + 2 + near * (options.to - options.from),
      (14 + near * 70) * random.between(0.4, 1.3),
      1.5 + near * 6,
    );
  });
  sheet.add(shape(marks.join(''), options.color, 'opacity=".8"'));
}

/** Birds that soar far away. */
export function birds(sheet: Sheet, at: readonly (readonly [x: number, y: number, size: number])[], color: string) {
  for (const [x, y, size] of at) {
    const wing = (side: 1 | -1) =>
      `M${x} ${y}q${side * size * 0.28} ${-size * 0.34} ${side * size * 0.5} ${-size * 0.22}q${side * size * 0.3} ${size * 0.04} ${side * size * 0.55} ${size * 0.24}q${-side * size * 0.34} ${-size * 0.12} ${-side * size * 0.56} ${-size * 0.06}q${-side * size * 0.26} ${size * 0.06} ${-side * size * 0.49} ${size * 0.14}z`;
    sheet.add(shape(wing(1) + wing(-1), color), oval(x, y + size * 0.03, size * 0.07, size * 0.11, color));
  }
}
