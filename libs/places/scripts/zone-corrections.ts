import { kilometresBetween, type Point } from '../src/distance.ts';
import type { ZoneCorrections } from '../src/data-files.ts';
import { lookUpZone } from '../src/time-zone.ts';

/** A city or airport whose zone is known by its country. */
export interface ZonedPoint extends Point {
  time_zone: string;
}

const AROUND_KM = 12;

/**
 * The points that correct the lookup by coordinates: every city and airport where it is wrong, and, so that the nearest
 * one decides on both sides of a border, the others around them.
 */
export function zoneCorrections(points: ZonedPoint[]): ZoneCorrections {
  const wrong = points.filter((point) => lookUpZone(point.latitude, point.longitude) !== point.time_zone);
  const cells = Map.groupBy(wrong, cellOf);
  const needed = points.filter((point) =>
    cellsAround(point).some((cell) =>
      (cells.get(cell) ?? []).some((other) => kilometresBetween(point, other) <= AROUND_KM),
    ),
  );
  const zones = [...new Set(needed.map(({ time_zone }) => time_zone))].sort();
  const rows = needed.map(({ latitude, longitude, time_zone }): [number, number, number] => [
    round(latitude),
    round(longitude),
    zones.indexOf(time_zone),
  ]);
  return { zones, points: rows.sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]) };
}

function cellOf({ latitude, longitude }: Point): string {
  return `${Math.floor(latitude)},${Math.floor(longitude)}`;
}

function cellsAround({ latitude, longitude }: Point): string[] {
  const steps = [-1, 0, 1];
  return steps.flatMap((north) =>
    steps.map((east) => cellOf({ latitude: latitude + north, longitude: longitude + east })),
  );
}

function round(degrees: number): number {
  return Math.round(degrees * 1e3) / 1e3;
}
