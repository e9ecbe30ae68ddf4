import { instantAt } from '@bitacora/kernel';
import { zoneOf } from './ladder/ladder.ts';
import type { Known } from './ladder/step.ts';
import { type AtNight, outsideQuietHours } from './quiet-hours.ts';

/** What starts soon gathers too, for as long as staff need to attach what belongs together (product 16.4). */
const URGENT_MINUTES = 2;

interface Gathers {
  /** When it was planned, by the clock of mails, and how far that of reminders is ahead. */
  planned: Date;
  ahead: number;
  /** As the operator has it. */
  minutes: number;
  isUrgent: boolean;
  atNight: AtNight;
  /** What waits until then for the morning comes too late; null where it does not. */
  neededBy?: Date | null;
}

/**
 * Until when a mail about a journey waits for others: so long, and not at night where its travellers are then, on whose clock it
 * wakes nobody when it was held up either (product 16.8).
 */
export function gatheredUntil(
  known: Pick<Known, 'journey' | 'records'>,
  { planned, ahead, minutes, isUrgent, atNight, neededBy = null }: Gathers,
): { until: Date; quietZone?: string } {
  const due = planned.getTime() + (isUrgent ? Math.min(minutes, URGENT_MINUTES) : minutes) * 60_000;
  const there = instantAt(due + ahead);
  const zone = zoneOf(known)(there.getTime());
  const awake = outsideQuietHours(there, zone, atNight);
  if (atNight === 'at once' || (neededBy !== null && awake >= neededBy)) return { until: instantAt(due) };
  return { until: instantAt(due + awake.getTime() - there.getTime()), quietZone: zone };
}
