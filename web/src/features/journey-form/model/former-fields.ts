import type { JourneyView } from '@bitacora/contracts';
import { isSame } from '../../../lib/forms/is-same.ts';
import { type JourneyValues, journeyValuesOf, soldJourneyBodyOf } from './journey-values.ts';

type Body = ReturnType<typeof soldJourneyBodyOf>;

/**
 * How a journey was before its last change, as far as that changed: the body of the opposite command. It does not bring back
 * `all` where something was empty before, which a body cannot say.
 */
export function formerFields(former: JourneyValues, saved: JourneyView): { fields: Partial<Body>; isAll: boolean } {
  const before: Partial<Body> = soldJourneyBodyOf(former);
  const now: Partial<Body> = soldJourneyBodyOf(journeyValuesOf(saved));
  // The keys of both, which have no others.
  const names = Object.keys({ ...now, ...before }) as (keyof Body)[];
  const changed = names.filter((name) => !isSame(before[name], now[name]));
  const told = changed.filter((name) => name in before);
  return {
    fields: Object.fromEntries(told.map((name) => [name, before[name]])),
    isAll: told.length > 0 && told.length === changed.length,
  };
}

/** Whether what a change wrote still stands: what somebody else wrote since is not taken back. */
export function stillStands(fields: Partial<Body>, saved: JourneyView, newest: JourneyView): boolean {
  const { fields: since } = formerFields(journeyValuesOf(saved), newest);
  return !Object.keys(fields).some((name) => name in since);
}

/** Who travelled and travels no more. */
export const leaving = (former: JourneyValues, { passengers }: Pick<JourneyValues, 'passengers'>) =>
  former.passengers.filter(({ id }) => !passengers.some((one) => one.id === id));
