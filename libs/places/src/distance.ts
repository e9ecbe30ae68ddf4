/** A point on the earth, in decimal degrees (WGS 84). */
export interface Point {
  latitude: number;
  longitude: number;
}

const EARTH_DIAMETER_KM = 12_742;
const RADIANS = Math.PI / 180;

/** Great-circle distance in kilometres (haversine; within 0.5 % of the ellipsoid). */
export function kilometresBetween(a: Point, b: Point): number {
  const half = (degrees: number) => Math.sin((degrees * RADIANS) / 2) ** 2;
  const chord =
    half(b.latitude - a.latitude) +
    Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * half(b.longitude - a.longitude);
  return EARTH_DIAMETER_KM * Math.asin(Math.sqrt(chord));
}
