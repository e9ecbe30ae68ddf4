import { leadTimesOf, pendingLateAt } from '@bitacora/contracts';
import { AGENCY_TIME_ZONE, instantAt } from '@bitacora/kernel';
import { dayOfReturn } from './last-day.ts';
import { FRESH_MILLISECONDS, type Ground, type Step } from './step.ts';
import { endOf, leavesAt } from './times.ts';

/** That a service still has no record so long after it was sold, to who answers for its journey (product 16.14). */
export function pendingSteps(ground: Ground): Step[] {
  const { journey, records, agency } = ground;
  const lead = leadTimesOf(agency ?? undefined);
  const over = endOf(dayOfReturn(ground));
  return (journey.services ?? []).flatMap(({ id, added_at: addedAt, cancellation }) => {
    if (!addedAt || cancellation || records.some(({ package_service: item }) => item === id)) return [];
    const due = pendingLateAt(addedAt, lead);
    return [
      {
        kind: 'pending' as const,
        occasion: `pending:${id}:${addedAt}:${lead.pending_hours}h`,
        dueAt: leavesAt(due, 'pending', AGENCY_TIME_ZONE),
        usefulUntil: instantAt(Math.min(due + FRESH_MILLISECONDS, over)),
        item: id,
      },
    ];
  });
}
