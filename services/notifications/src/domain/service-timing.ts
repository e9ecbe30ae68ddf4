import { SOON_HOURS } from '@bitacora/contracts/constants';
import { instantAt, type LocalTime } from '@bitacora/kernel';
import { endOf } from './ladder/times.ts';

const SOON_MILLISECONDS = SOON_HOURS * 60 * 60 * 1000;

interface Period {
  starts: LocalTime | null;
  ends: LocalTime | null;
}

/** When a service is, for who decides about a mail: what is over is no news, what is soon waits for little (product 16.4). */
export function timingOf({ starts, ends }: Period, now: Date): 'over' | 'soon' | 'later' {
  if (starts === null) return 'later';
  if (endOf(ends ?? starts) <= now.getTime()) return 'over';
  return endOf(starts) - now.getTime() < SOON_MILLISECONDS ? 'soon' : 'later';
}

/** Whether it has begun and is not over, or begins within 48 hours: who travels calls at once when it is called off (product 16.25). */
export const isNeededNow = (period: Period, now: Date): boolean => timingOf(period, now) === 'soon';

/** Whether it starts, or ends, within 48 hours: who travels has to know now what became of it, at any hour (product 16.8). */
export const isImminent = ({ starts, ends }: Period, now: Date): boolean =>
  [starts, ends].some((moment) => {
    const left = moment && endOf(moment) - now.getTime();
    return left !== null && left > 0 && left < SOON_MILLISECONDS;
  });

/** When it is over, for what speaks of it; null where no time of it is known. */
export function overAt({ starts, ends }: Period): Date | null {
  const last = ends ?? starts;
  return last && instantAt(endOf(last));
}
