import { AGENCY_TIME_ZONE, addDays, instantAt, type LocalTime, toEpochMilliseconds } from '@bitacora/kernel';

const SOON_MILLISECONDS = 48 * 60 * 60 * 1000;

interface Period {
  starts: LocalTime | null;
  ends: LocalTime | null;
}

/** The instant at which a moment is past: a plain day lasts until its end in Guayaquil. */
function endOf(moment: LocalTime): number {
  if (moment.local.length > 10) return toEpochMilliseconds(moment);
  return toEpochMilliseconds({ local: `${addDays(moment.local, 1)}T00:00`, zone: AGENCY_TIME_ZONE });
}

/** When a service is, for who decides about a mail: what is over is no news, what is soon waits for little (product 16.4). */
export function timingOf({ starts, ends }: Period, now: Date): 'over' | 'soon' | 'later' {
  if (starts === null) return 'later';
  if (endOf(ends ?? starts) <= now.getTime()) return 'over';
  return endOf(starts) - now.getTime() < SOON_MILLISECONDS ? 'soon' : 'later';
}

/** When it is over, for what speaks of it; null where no time of it is known. */
export function overAt({ starts, ends }: Period): Date | null {
  const last = ends ?? starts;
  return last && instantAt(endOf(last));
}
