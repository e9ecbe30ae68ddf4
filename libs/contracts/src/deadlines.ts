import { type LocalTime, toEpochMilliseconds } from '@bitacora/kernel';
import { LUGGAGE_REQUEST_DAYS, QUOTE_ANSWER_HOURS, QUOTE_REMINDER_HOURS } from './constants.ts';
import type { LuggageRequestSnapshot } from './events/snapshots.ts';
import type { LeadTimes } from './lead-times.ts';

const HOUR = 60 * 60 * 1000;
const hoursAfter = (at: string, hours: number): number => Date.parse(at) + hours * HOUR;

/** From when on a service without its record is late, as an agency has it (product 11.4). */
export const pendingLateAt = (addedAt: string, { pending_hours }: LeadTimes): number =>
  hoursAfter(addedAt, pending_hours);

type Waiting = Pick<LuggageRequestSnapshot, 'created_at' | 'waits_since'>;

/** Since when luggage waits for its answer, ISO 8601: since it was asked for, or since its ticket stands again (product 10.8). */
export const luggageWaitsSince = ({ created_at, waits_since }: Waiting): string => waits_since ?? created_at;

/** From when on luggage that nobody answered is late, as an agency has it (product 11.4). */
export const luggageLateAt = (request: Waiting, { luggage_days }: LeadTimes): number =>
  hoursAfter(luggageWaitsSince(request), 24 * luggage_days);

/** When who answers a quote is reminded that its time runs out (product 16.14). */
export const quoteReminderAt = (createdAt: string): number =>
  hoursAfter(createdAt, QUOTE_ANSWER_HOURS - QUOTE_REMINDER_HOURS);

/** When the time to answer a quote is over (product 10.2). */
export const quoteOverAt = (createdAt: string): number => hoursAfter(createdAt, QUOTE_ANSWER_HOURS);

/** The same as ISO 8601. */
export const quoteAnswerDue = (createdAt: string): string => new Date(quoteOverAt(createdAt)).toISOString();

/**
 * Until when the agency answers who asks for luggage, ISO 8601: within the days that are promised, and before its flight leaves, where
 * that is known (product 10.8).
 */
export function luggageAnswerDue(request: Waiting, departure: LocalTime | null = null): string {
  const promised = hoursAfter(luggageWaitsSince(request), 24 * LUGGAGE_REQUEST_DAYS);
  const leaves = departure ? toEpochMilliseconds(departure) : promised;
  return new Date(Math.min(promised, leaves)).toISOString();
}
