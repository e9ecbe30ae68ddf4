import { isCedula } from '@bitacora/kernel';
import { randomInt } from 'node:crypto';

const PROVINCES = 24;

/**
 * A valid cédula that nobody has on the platform that suites share. Of any province: of the ten million of one, a run
 * that draws a thousand meets the same twice in one run of twenty.
 */
export function newCedula(): string {
  const province = String(randomInt(1, PROVINCES + 1)).padStart(2, '0');
  const start = `${province}${String(randomInt(1e7)).padStart(7, '0')}`;
  const last = [...'0123456789'].find((digit) => isCedula(start + digit));
  return `${start}${last ?? ''}`;
}
