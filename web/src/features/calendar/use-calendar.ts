import { type Calendar, pathOf, readCalendar } from '@bitacora/contracts';
import useSWR from 'swr';
import { AGENCY_RUC } from '../../lib/environment.ts';
import { useLiveRefresh } from '../../lib/live/use-live-refresh.ts';

/** How many of a day, and of what is late, a sheet and the list have: those that they show, and most days whole. */
export const PER_DAY = 12;

interface Asked {
  from: string;
  until: string;
  filters: Readonly<Record<'adviser' | 'kind', string>>;
  /** Every item, and not only the first ones of each day. */
  isWhole: boolean;
}

/** What happens in some days, and follows what others change; null asks nothing. */
export const useCalendar = (asked: Asked | null) => useFollowed(asked && addressOf(asked));

/** A part of the calendar at an address, as it is now; null asks nothing. */
export function useFollowed(address: string | null) {
  const answer = useSWR<Calendar, unknown>(address);
  useLiveRefresh('journey-updated', answer.mutate);
  useLiveRefresh('quote-created', answer.mutate);
  useLiveRefresh('quote-updated', answer.mutate);
  return answer;
}

function addressOf({ from, until, filters: { adviser, kind }, isWhole }: Asked): string {
  const query = new URLSearchParams({
    from,
    until,
    ...(adviser && { adviser }),
    ...(kind && { kind }),
    ...(isWhole ? {} : { per_day: String(PER_DAY) }),
  });
  return `${pathOf(readCalendar, { ruc: AGENCY_RUC })}?${query.toString()}`;
}
