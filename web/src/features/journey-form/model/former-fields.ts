import type { JourneyView } from '@bitacora/contracts';
import { isSame } from '../../../lib/forms/is-same.ts';
import { type JourneyValues, journeyValuesOf, soldJourneyBodyOf } from './journey-values.ts';

type Body = ReturnType<typeof soldJourneyBodyOf>;

/** How a journey was before its last change, as far as that changed: the body of the opposite command. */
export function formerFields(former: JourneyValues, saved: JourneyView): Partial<Body> {
  const now: Partial<Body> = soldJourneyBodyOf(journeyValuesOf(saved));
  const before = Object.entries(soldJourneyBodyOf(former));
  return Object.fromEntries(before.filter(([name, value]) => !isSame(value, now[name as keyof Body])));
}

/** Whether those fields bring back all that changed: a body cannot empty what was empty before. */
export function bringBackAll(fields: Partial<Body>, former: JourneyValues, saved: JourneyView): boolean {
  const before: Partial<Body> = soldJourneyBodyOf(former);
  const now = Object.entries(soldJourneyBodyOf(journeyValuesOf(saved)));
  const changed = now.filter(([name, value]) => !isSame(value, before[name as keyof Body]));
  return Object.keys(fields).length > 0 && changed.every(([name]) => name in fields);
}

/** Whether what a change wrote still stands: what somebody else wrote since is not taken back. */
export function stillStands(fields: Partial<Body>, saved: JourneyView, newest: JourneyView): boolean {
  const since = formerFields(journeyValuesOf(saved), newest);
  return !Object.keys(fields).some((name) => name in since);
}

/** Who travelled and travels no more. */
export const leaving = (former: JourneyValues, { passengers }: Pick<JourneyValues, 'passengers'>) =>
  former.passengers.filter(({ id }) => !passengers.some((one) => one.id === id));
