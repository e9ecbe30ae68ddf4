import { type Calendar, lateKinds, pathOf, readLateItems } from '@bitacora/contracts';
import { AGENCY_RUC } from '../../lib/environment.ts';
import type { Answer } from '../../ui/lists/loaded.tsx';
import { PER_DAY, useFollowed } from './use-calendar.ts';
import type { CalendarFiltering } from './use-calendar-filters.ts';

export type LateAnswer = Answer<Calendar>;

interface LateAsked extends Pick<CalendarFiltering, 'filters'> {
  /** All of it, and not only the first ones. */
  isWhole: boolean;
}

/** What was due before today and is not done; null asks nothing, as does a kind of what is never late. */
export function useLate(asked: LateAsked | null) {
  return useFollowed(asked && addressOf(asked));
}

/** How many there are, whether they were asked for or not. */
export const countOf = ({ data }: LateAnswer): number => data?.days.reduce((sum, { count }) => sum + count, 0) ?? 0;

function addressOf({ filters: { adviser, kind }, isWhole }: LateAsked): string | null {
  if (kind !== '' && !lateKinds.some((one) => one === kind)) return null;
  const query = new URLSearchParams({
    ...(adviser && { adviser }),
    ...(kind && { kind }),
    ...(isWhole ? {} : { most: String(PER_DAY) }),
  });
  return `${pathOf(readLateItems, { ruc: AGENCY_RUC })}?${query.toString()}`;
}
