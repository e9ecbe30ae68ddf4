import { type LocalTime, toEpochMilliseconds } from '@bitacora/kernel';

const SOON_MILLISECONDS = 48 * 60 * 60 * 1000;

/** Whether something starts so soon that what changes of it is told at once (product 16.4); also what has begun. */
export const startsSoon = (starts: LocalTime | null, now: Date): boolean =>
  starts !== null && toEpochMilliseconds(starts) - now.getTime() < SOON_MILLISECONDS;
