import { serviceKind } from '@bitacora/contracts';
import { standing, type Standing } from './ladder/standing.ts';
import type { Known } from './ladder/step.ts';
import { endOf } from './ladder/times.ts';
import { isImminent } from './service-timing.ts';

/** Whichever of its moments comes next, of those that its page announces. None that is ahead comes last. */
function nextMomentOf({ record: { kind }, starts, ends }: Standing, now: Date): number {
  const moments = serviceKind(kind).next.ends ? [starts, ends] : [starts];
  const ahead = moments.flatMap((moment) => (moment ? endOf(moment) : [])).filter((at) => at > now.getTime());
  return Math.min(...ahead, Number.MAX_SAFE_INTEGER);
}

/** What of a journey comes within two days, in its order; where nothing does, what comes first. */
export function comingOf(known: Pick<Known, 'journey' | 'records'>, now: Date): Standing[] {
  const coming = standing(known)
    .filter((one) => nextMomentOf(one, now) < Number.MAX_SAFE_INTEGER)
    .toSorted((one, other) => nextMomentOf(one, now) - nextMomentOf(other, now));
  const soon = coming.filter((one) => isImminent(one, now));
  return soon.length > 0 ? soon : coming.slice(0, 1);
}
