import { whereabouts } from '../whereabouts.ts';
import { balanceSteps } from './balance.ts';
import { paperSteps } from './papers.ts';
import { pendingSteps } from './pending.ts';
import { serviceSteps } from './services.ts';
import { standing } from './standing.ts';
import type { Ground, Known, Part, Step } from './step.ts';
import { voucherSteps } from './vouchers.ts';
import { welcomeSteps } from './welcome.ts';

/** What a ladder has steps of, each in a file of its own. */
const parts: readonly Part[] = [serviceSteps, balanceSteps, paperSteps, voucherSteps, pendingSteps, welcomeSteps];

/** On which clock the travellers of a journey live at an instant. */
export const zoneOf = (known: Pick<Known, 'journey' | 'records'>): Ground['zoneAt'] =>
  whereabouts(
    standing(known).map(({ record }) => record),
    known.journey.start_time_zone,
  );

/**
 * Everything that people are told ahead about a journey, whenever that is or was (product 16.7): a pure function of what is
 * known, asked anew after every change and once more when a step is due.
 */
export function ladderOf(known: Known): Step[] {
  if (known.journey.is_cancelled) return [];
  const zoneAt = zoneOf(known);
  return parts.flatMap((part) => part({ ...known, zoneAt }));
}
