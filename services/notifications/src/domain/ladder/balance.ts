import { AGENCY_TIME_ZONE, addDays, instantAt, readLocalTime } from '@bitacora/kernel';
import { balanceOf } from '../balance.ts';
import type { Ground, KnownJourney, Step } from './step.ts';
import { daysBefore, endOf, leavesAt, MORNING, untilTheNext } from './times.ts';

/** So many days before a balance is due it is told; on the last day, too. */
const DAYS_BEFORE = [7, 3, 0];

const dayOf = (instant: string) => readLocalTime(instant, AGENCY_TIME_ZONE).local.slice(0, 10);

/** The day on which it was sold and recorded: what was told then is not told again at once. */
function soldOn({ services = [], purchase_date: sold = '' }: KnownJourney): string {
  // Items of before that was kept do not say it: then it was recorded long ago.
  const recorded = services.map(({ added_at: at }) => (at ? dayOf(at) : '')).toSorted()[0] ?? '';
  return recorded > sold ? recorded : sold;
}

/** Until when the balance is to be paid that a step speaks of. */
export const dueOfBalance = (occasion: string): string => occasion.split(':')[1] ?? '';

/** What the holder is told of a balance while it is open; once its day is over it is the agency's to ask for it. */
export function balanceSteps(ground: Ground): Step[] {
  const balance = balanceOf(ground);
  if (!balance || balance.cents <= 0) return [];
  const due = { local: balance.due, zone: AGENCY_TIME_ZONE };
  const sold = soldOn(ground.journey);
  const steps = DAYS_BEFORE.filter((days) => addDays(balance.due, -days) > sold).map((days): Step => {
    const at = daysBefore(due, days, MORNING, ground);
    return {
      kind: 'balance',
      occasion: `balance:${balance.due}:${days}d`,
      dueAt: leavesAt(at, 'balance', ground.zoneAt(at)),
      usefulUntil: instantAt(endOf(due)),
    };
  });
  return untilTheNext(steps);
}
