import { doubled } from '@bitacora/kernel';

const FIRST_MILLISECONDS = 100;
const LONGEST_MILLISECONDS = 4000;

/**
 * How long to wait after the failed try number `attempt` (1, 2, …), in milliseconds: twice as long each time, up to a few
 * seconds, so that what is back is found soon; and by chance a quarter more or less, so that processes do not try in step.
 */
export function growingPause(attempt: number): number {
  const pause = doubled(FIRST_MILLISECONDS, attempt - 1, LONGEST_MILLISECONDS);
  return Math.round(pause * (0.75 + Math.random() / 2));
}
