import {
  type LeadTimes,
  luggageLateAt,
  luggageWaitsSince,
  type LuggageRequestSnapshot,
  type NewQuoteSnapshot,
  quoteOverAt,
  quoteReminderAt,
} from '@bitacora/contracts';
import { AGENCY_TIME_ZONE, instantAt } from '@bitacora/kernel';
import { FRESH_MILLISECONDS, type Step } from './step.ts';
import { leavesAt } from './times.ts';

type Quote = Pick<NewQuoteSnapshot, 'created_at' | 'answered_at' | 'closed_at'>;
type LuggageRequest = Pick<LuggageRequestSnapshot, 'created_at' | 'waits_since' | 'package_service' | 'status'>;

/** That the time to answer a quote runs out, as long as nobody did (product 16.14). */
export function quoteSteps({ created_at: at, answered_at: answered, closed_at: closed }: Quote): Step[] {
  if (answered || closed) return [];
  return [
    {
      kind: 'quote-due',
      occasion: `quote-due:${at}`,
      dueAt: leavesAt(quoteReminderAt(at), 'quote-due', AGENCY_TIME_ZONE),
      usefulUntil: instantAt(quoteOverAt(at)),
    },
  ];
}

/** That luggage was asked for days ago, as long as nobody answered (product 16.14). */
export function luggageSteps(request: LuggageRequest, lead: LeadTimes): Step[] {
  const { package_service: item, status } = request;
  if (status !== 'open') return [];
  const due = luggageLateAt(request, lead);
  return [
    {
      kind: 'luggage-late',
      occasion: `luggage-late:${luggageWaitsSince(request)}:${lead.luggage_days}d`,
      dueAt: leavesAt(due, 'luggage-late', AGENCY_TIME_ZONE),
      usefulUntil: instantAt(due + FRESH_MILLISECONDS),
      item,
    },
  ];
}
