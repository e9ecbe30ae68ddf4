import { curve, type Point, polygon } from './lines.ts';
import { createRandom } from './random.ts';
import { disc, oval, shape, type Sheet, stroke } from './sheet.ts';

/** A frond: a bent rib with leaflets that hang from it. */
function frond(from: Point, options: { angle: number; length: number; droop: number }) {
  const { angle, length, droop } = options;
  const steps = 18;
  const rib = Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps;
    return [from[0] + Math.cos(angle) * length * t, from[1] + Math.sin(angle) * length * t + droop * length * t * t];
  });
  const leaflets = rib.slice(1, -1).flatMap((foot, i) => {
    const next = rib[i + 2] ?? foot;
    const along = Math.atan2(next[1] - foot[1], next[0] - foot[0]);
    const reach = length * 0.27 * Math.sin(((i + 2) / (steps + 1)) * Math.PI) ** 0.6;
    return [0.75, -0.75].map((turn) => {
      const way = along + turn;
      const tip: Point = [foot[0] + Math.cos(way) * reach, foot[1] + Math.sin(way) * reach + reach * 0.35];
      const width = length * 0.028;
      return polygon([
        [foot[0] - Math.cos(along) * width, foot[1] - Math.sin(along) * width],
        tip,
        [foot[0] + Math.cos(along) * width, foot[1] + Math.sin(along) * width],
      ]);
    });
  });
  return { rib: curve(rib), leaflets: leaflets.join('') };
}

/** A coconut palm whose foot stands at (x, y). */
export function palm(
  sheet: Sheet,
  at: { x: number; y: number; height: number; lean: number; seed: number; dark: string; light: string; trunk: string },
) {
  const { x, y, height, lean } = at;
  const random = createRandom(at.seed);
  const top: Point = [x + lean * height, y - height];
  const middle: Point = [x + lean * height * 0.35, y - height * 0.55];
  const thick = height * 0.026;
  sheet.add(
    shape(
      curve([
        [x - thick * 1.7, y],
        [middle[0] - thick, middle[1]],
        [top[0] - thick * 0.6, top[1]],
        [top[0] + thick * 0.6, top[1]],
        [middle[0] + thick, middle[1]],
        [x + thick * 1.7, y],
      ]) + 'Z',
      at.trunk,
    ),
  );
  const draw = (angles: readonly number[], color: string, size: number) => {
    for (const angle of angles) {
      const { rib, leaflets } = frond(top, {
        angle: angle + random.between(-0.14, 0.14),
        length: height * size * random.between(0.85, 1.1),
        droop: 0.42 + random.between(-0.1, 0.16),
      });
      sheet.add(shape(leaflets, color), stroke(rib, color, height * 0.012));
    }
  };
  draw([-2.9, -2.3, -1.2, -0.5, 0.1, 3.2], at.dark, 0.48);
  draw([-2.6, -1.75, -0.85, -0.1], at.light, 0.44);
}

/** A crown of leaves: many rounds, the lit ones towards the light. */
export function crown(
  sheet: Sheet,
  at: { x: number; y: number; width: number; height: number; seed: number; dark: string; light: string; side?: 1 | -1 },
) {
  const random = createRandom(at.seed);
  const side = at.side ?? 1;
  const [dark, light]: [string[], string[]] = [[], []];
  for (let i = 0; i < 26; i++) {
    const [turn, reach] = [random.between(0, Math.PI * 2), Math.sqrt(random.between(0, 1))];
    const [x, y] = [at.x + Math.cos(turn) * reach * at.width * 0.4, at.y + Math.sin(turn) * reach * at.height * 0.36];
    const radius = at.height * random.between(0.13, 0.2);
    dark.push(disc(x, y, radius, at.dark));
    if (Math.sin(turn) < 0.25)
      light.push(oval(x - side * radius * 0.25, y - radius * 0.38, radius * 0.62, radius * 0.42, at.light));
  }
  sheet.add(...dark, `<g opacity=".75">${light.join('')}</g>`);
}

/** A prickly pear of the Galápagos: a trunk, and pads that grow from pads. */
export function cactus(
  sheet: Sheet,
  at: { x: number; y: number; size: number; seed: number; dark: string; light: string; trunk: string },
) {
  const random = createRandom(at.seed);
  const { x, y, size } = at;
  sheet.add(
    shape(
      `M${x - size * 0.09} ${y}q${size * 0.05} ${-size * 0.4} ${size * 0.01} ${-size * 0.75}h${size * 0.15}q${-size * 0.02} ${size * 0.4} ${size * 0.05} ${size * 0.75}z`,
      at.trunk,
    ),
  );
  const lit = sheet.linear([
    [0, at.light],
    [0.5, at.light],
    [1, at.dark],
  ]);
  const deep = sheet.linear([
    [0, at.light],
    [0.25, at.dark],
    [1, at.dark],
  ]);
  const pad = (foot: Point, angle: number, length: number, depth: number) => {
    const centre: Point = [foot[0] + Math.cos(angle) * length * 0.5, foot[1] + Math.sin(angle) * length * 0.5];
    const turn = `transform="rotate(${((angle * 180) / Math.PI).toFixed(1)} ${centre[0].toFixed(1)} ${centre[1].toFixed(1)})"`;
    const end: Point = [foot[0] + Math.cos(angle) * length * 0.92, foot[1] + Math.sin(angle) * length * 0.92];
    if (depth > 0)
      for (const spread of [-0.62, 0.55])
        pad(end, angle + spread + random.between(-0.2, 0.2), length * random.between(0.78, 0.95), depth - 1);
    sheet.add(oval(centre[0], centre[1], length * 0.56, length * 0.34, depth === 1 ? lit : deep, turn));
  };
  for (const angle of [-2.4, -1.6, -0.8]) pad([x, y - size * 0.72], angle, size * 0.34, 2);
}
