import { type LocalTime, toEpochMilliseconds } from '@bitacora/kernel';

const SOON_MILLISECONDS = 48 * 60 * 60 * 1000;

interface Period {
  starts: LocalTime | null;
  ends: LocalTime | null;
}

/** Whether something starts so soon, or has begun, that what is said of it cannot wait (product 16.4). */
export function startsSoon({ starts, ends }: Period, now: Date): boolean {
  if (starts === null) return false;
  const isOver = toEpochMilliseconds(ends ?? starts) < now.getTime();
  return !isOver && toEpochMilliseconds(starts) - now.getTime() < SOON_MILLISECONDS;
}
