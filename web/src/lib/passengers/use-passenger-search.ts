import { listPassengers, type Page, type PassengerRow, pathOf } from '@bitacora/contracts';
import useSWR from 'swr';
import { AGENCY_RUC } from '../environment.ts';
import type { Option } from '../option.ts';
import { useSettled } from '../use-settled.ts';
import { type Traveller, travellerOf } from './traveller.ts';

const MOST_SHOWN = 20;

/**
 * The agency's passengers who match what is typed; the first ones by name while nothing is. Nobody who matched what was
 * typed before is offered: who presses Enter at once would choose somebody else.
 */
export function usePassengerSearch(typed: string) {
  const wanted = typed.trim();
  const search = useSettled(wanted);
  const query = new URLSearchParams({ page_size: String(MOST_SHOWN), ...(search ? { search } : {}) });
  const { data, error, isLoading, isValidating, mutate } = useSWR<Page<PassengerRow>, unknown>(
    `${pathOf(listPassengers, { ruc: AGENCY_RUC })}?${query.toString()}`,
  );
  // Who was deactivated is sold nothing (product 12.8).
  const found =
    search === wanted ? (data?.results ?? []).filter((one) => one.is_active !== false).map(travellerOf) : [];
  return {
    options: found.map(({ id, first_name, last_name, id_number, passport }): Option => {
      const name = `${last_name}, ${first_name}`;
      return { value: id, label: [name, id_number ?? passport].filter(Boolean).join(' · ') };
    }),
    find: (id: string): Traveller | undefined => found.find((one) => one.id === id),
    isLoading: isLoading || search !== wanted,
    error,
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}
