import { isReady } from '@bitacora/contracts';
import { VOUCHERS_BEFORE_TRAVEL_DAYS, VOUCHERS_WARNING_DAYS } from '@bitacora/contracts/constants';
import { AGENCY_TIME_ZONE, instantAt } from '@bitacora/kernel';
import { preparedOf } from '../readiness.ts';
import { dayOfReturn } from './last-day.ts';
import type { Ground, Step } from './step.ts';
import { daysBefore, endOf, leavesAt, MORNING } from './times.ts';

/** The vouchers of a journey that is ready: a week before, or once it is so that is ready later. */
function vouchers(ground: Ground): Step {
  const first = { local: ground.journey.travel_date, zone: AGENCY_TIME_ZONE };
  const due = daysBefore(first, VOUCHERS_BEFORE_TRAVEL_DAYS, MORNING, ground);
  return {
    kind: 'vouchers',
    occasion: `vouchers:${first.local}:${VOUCHERS_BEFORE_TRAVEL_DAYS}d`,
    dueAt: leavesAt(due, 'vouchers', ground.zoneAt(due)),
    usefulUntil: instantAt(endOf(dayOfReturn(ground))),
  };
}

/** That a journey is not ready, to who answers for it, while something can be done about it. */
function warning(ground: Ground): Step {
  const first = { local: ground.journey.travel_date, zone: AGENCY_TIME_ZONE };
  const due = daysBefore(first, VOUCHERS_WARNING_DAYS, MORNING, { zoneAt: () => AGENCY_TIME_ZONE });
  return {
    kind: 'vouchers-warning',
    occasion: `vouchers-warning:${first.local}:${VOUCHERS_WARNING_DAYS}d`,
    dueAt: leavesAt(due, 'vouchers-warning', AGENCY_TIME_ZONE),
    usefulUntil: instantAt(endOf(first)),
  };
}

/** Who travels gets the vouchers of a journey that is ready; of one that is not, its adviser is warned (product 16.12). */
export function voucherSteps(ground: Ground): Step[] {
  const prepared = preparedOf(ground);
  if (!prepared) return [];
  return [isReady(prepared) ? vouchers(ground) : warning(ground)];
}
