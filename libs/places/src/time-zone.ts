import lookUp from '@photostructure/tz-lookup';
import { readRequiredData, type ZoneCorrections } from './data-files.ts';
import { kilometresBetween } from './distance.ts';

const NEAR_KM = 10;
const NEAR_DEGREES = 0.1;

let corrections: ZoneCorrections | undefined;

/**
 * The IANA zone of a place, for hotels and other points that are no airport. At sea an `Etc/GMT±n` zone.
 * @throws RangeError when the degrees are outside ±90 and ±180.
 */
export function timeZoneAt(latitude: number, longitude: number): string {
  // Negated, so that NaN fails too.
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    throw new RangeError(`No such place: ${latitude}, ${longitude}`);
  }
  return correctedZone(latitude, longitude) ?? lookUpZone(latitude, longitude);
}

/** The zone as the lookup table draws it: coarse within some kilometres of a border. */
export function lookUpZone(latitude: number, longitude: number): string {
  return lookUp(latitude, longitude);
}

/** Near a border where the table errs, the nearest city decides. */
function correctedZone(latitude: number, longitude: number): string | undefined {
  corrections ??= readRequiredData('zone-corrections.json');
  let nearest = NEAR_KM;
  let zone: number | undefined;
  for (const [lat, lng, index] of corrections.points) {
    if (Math.abs(lat - latitude) > NEAR_DEGREES) continue;
    const distance = kilometresBetween({ latitude, longitude }, { latitude: lat, longitude: lng });
    if (distance > nearest) continue;
    nearest = distance;
    zone = index;
  }
  return zone === undefined ? undefined : corrections.zones[zone];
}
