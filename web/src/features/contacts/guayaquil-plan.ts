import type { Point } from 'pigeon-maps';

/*
 * The centre of Guayaquil in a few strokes, for when there are no map tiles. Points are latitude and longitude, near
 * enough to find one's way from the river or the avenue; it is no survey, and the map says so.
 */

/** The Guayas, from the Malecón to the other bank. */
export const river: readonly Point[] = [
  [-2.24, -79.887],
  [-2.215, -79.8818],
  [-2.2052, -79.8806],
  [-2.198, -79.8797],
  [-2.1905, -79.8788],
  [-2.185, -79.8779],
  [-2.1818, -79.8764],
  [-2.179, -79.8742],
  [-2.17, -79.8735],
  [-2.15, -79.878],
  [-2.15, -79.84],
  [-2.24, -79.84],
];

/** Isla Santay. */
export const island: readonly Point[] = [
  [-2.1985, -79.8605],
  [-2.2035, -79.8668],
  [-2.213, -79.8692],
  [-2.23, -79.866],
  [-2.226, -79.846],
  [-2.205, -79.845],
];

/** The Estero Salado, from its north to its south. */
export const inlet: readonly Point[] = [
  [-2.15, -79.9105],
  [-2.17, -79.907],
  [-2.1795, -79.904],
  [-2.186, -79.9008],
  [-2.1925, -79.902],
  [-2.2, -79.9068],
  [-2.213, -79.9095],
  [-2.24, -79.911],
];

/** Avenida 9 de Octubre, from the river to the inlet; the other streets run along it and across it. */
export const avenue: readonly [Point, Point] = [
  [-2.1905, -79.879],
  [-2.188, -79.8985],
];

export const park: readonly Point[] = [
  [-2.18862, -79.88665],
  [-2.18999, -79.88648],
  [-2.19014, -79.88762],
  [-2.18877, -79.88779],
];

/** Cerro Santa Ana and Cerro del Carmen: middle and radius in degrees. */
export const hills: readonly (readonly [middle: Point, radius: number])[] = [
  [[-2.1806, -79.8776], 0.0017],
  [[-2.1797, -79.8818], 0.0021],
];

/** Sides of a block. */
const BLOCK = 0.00106;

/** The streets along the avenue and across it. */
export function streets(): (readonly [Point, Point])[] {
  const [[lat, lng], [toLat, toLng]] = avenue;
  const length = Math.hypot(toLat - lat, toLng - lng);
  const [along, across]: [Point, Point] = [
    [(toLat - lat) / length, (toLng - lng) / length],
    [(toLng - lng) / length, -(toLat - lat) / length],
  ];
  const at = (a: number, b: number): Point => [lat + along[0] * a + across[0] * b, lng + along[1] * a + across[1] * b];
  const lines: (readonly [Point, Point])[] = [];
  for (let i = -26; i <= 30; i++) lines.push([at(-0.01, i * BLOCK), at(0.05, i * BLOCK)]);
  for (let i = 0; i <= 45; i++) lines.push([at(i * BLOCK, -0.03), at(i * BLOCK, 0.035)]);
  return lines;
}
