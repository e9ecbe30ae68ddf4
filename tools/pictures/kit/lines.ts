import { createRandom } from './random.ts';

export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;
const at = ([x, y]: Point) => `${round(x)} ${round(y)}`;

/** Straight lines through the points. */
export const polyline = (points: readonly Point[]) => points.map((p, i) => `${i ? 'L' : 'M'}${at(p)}`).join('');
export const polygon = (points: readonly Point[]) => `${polyline(points)}Z`;

/** A soft line through the points (Catmull-Rom). */
export function curve(points: readonly Point[], isClosed = false): string {
  const last = points.length - 1;
  const get = (i: number): Point => {
    const index = isClosed ? (i + points.length) % points.length : Math.min(Math.max(i, 0), last);
    return points[index] ?? [0, 0];
  };
  const parts = [`M${at(get(0))}`];
  for (let i = 0; i < (isClosed ? points.length : last); i++) {
    const [before, from, to, after] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    parts.push(`C${at(first)} ${at(second)} ${at(to)}`);
  }
  return parts.join('') + (isClosed ? 'Z' : '');
}

/** Closes a line of the land down to `floor`. */
export function land(points: readonly Point[], floor: number, isSoft = false): string {
  const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
  return `${isSoft ? curve(points) : polyline(points)}L${at([last[0], floor])}L${at([first[0], floor])}Z`;
}

/** A rough line through the knots, broken again and again as a mountain is. */
export function ridge(knots: readonly Point[], { rough, seed }: { rough: number; seed: number }): Point[] {
  const random = createRandom(seed);
  const split = (from: Point, to: Point, amount: number): Point[] => {
    if (Math.abs(to[0] - from[0]) < 14) return [to];
    const middle: Point = [
      (from[0] + to[0]) / 2 + random.between(-0.12, 0.12) * (to[0] - from[0]),
      (from[1] + to[1]) / 2 + random.between(-amount, amount),
    ];
    return [...split(from, middle, amount * 0.54), ...split(middle, to, amount * 0.54)];
  };
  return knots.flatMap((knot, i) => {
    const before = knots[i - 1];
    return before ? split(before, knot, Math.abs(knot[0] - before[0]) * rough) : [knot];
  });
}

/** The sides that turn away from the light, below each summit of a line; `side` 1: the light comes from the left. */
export function shades(
  crest: readonly Point[],
  options: { depth: number; side: 1 | -1; seed: number; prominence?: number },
): string {
  const random = createRandom(options.seed);
  const line = options.side === 1 ? crest : crest.toReversed();
  const faces: string[] = [];
  for (let i = 1; i < line.length - 1; i++) {
    const [before, top, after] = [line[i - 1], line[i], line[i + 1]];
    if (!before || !top || !after || top[1] > before[1] || top[1] > after[1]) continue;
    let end = i + 1;
    while (line[end + 1] && (line[end + 1]?.[1] ?? 0) >= (line[end]?.[1] ?? 0)) end++;
    const face = line.slice(i, end + 1);
    const low = face.at(-1) ?? top;
    if (low[1] - top[1] < (options.prominence ?? 6)) continue;
    const fall = Math.max(low[1] - top[1], 6) * random.between(0.9, 1.4) + options.depth * random.between(0.2, 1);
    const foot: Point = [top[0] + options.side * fall * random.between(-0.1, 0.16), top[1] + fall];
    const bend = (share: number, out: number): Point => [
      top[0] + (foot[0] - top[0]) * share + options.side * fall * out,
      top[1] + (foot[1] - top[1]) * share,
    ];
    faces.push(
      polygon([...face, foot, bend(0.7, random.between(0.05, 0.14)), bend(0.38, random.between(-0.07, 0.02))]),
    );
  }
  return faces.join('');
}
