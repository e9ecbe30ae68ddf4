import { instantAt } from '@bitacora/kernel';
import { dayOfReturn } from './last-day.ts';
import type { Ground, Step } from './step.ts';
import { daysBefore, leavesAt } from './times.ts';

/** So long after the last day, at that time of day, and for so long it is still a greeting. */
const DAYS_AFTER = 2;
const CLOCK = '10:00';
const HELPFUL_MILLISECONDS = 7 * 24 * 60 * 60 * 1000;

/** The greeting to who is back, with the question how it was (product 16.18); nobody was away of whom nothing stands. */
export function welcomeSteps(ground: Ground): Step[] {
  if (!ground.journey.services?.some(({ cancellation }) => !cancellation)) return [];
  const last = dayOfReturn(ground);
  const due = daysBefore(last, -DAYS_AFTER, CLOCK, ground);
  return [
    {
      kind: 'welcome-back',
      occasion: `welcome-back:${last.local}:${DAYS_AFTER}d`,
      dueAt: leavesAt(due, 'welcome-back', ground.zoneAt(due)),
      usefulUntil: instantAt(due + HELPFUL_MILLISECONDS),
    },
  ];
}
