import {
  listAirports,
  listCarTypes,
  listCities,
  listCountries,
  listFoodPlans,
  listLuggageTypes,
  type LookupName,
  lookupDisplay,
  pathOf,
} from '@bitacora/contracts';
import useSWR, { useSWRConfig } from 'swr';

export interface Option {
  value: string;
  label: string;
}

/** Where a lookup's values are; `of` is the city of airports, or the country of cities. Null while that is not known. */
function pathOfLookup(lookup: LookupName, of: string | null): string | null {
  switch (lookup) {
    case 'food_plan':
      return pathOf(listFoodPlans);
    case 'luggage_type':
      return pathOf(listLuggageTypes);
    case 'car_type':
      return pathOf(listCarTypes);
    case 'country':
      return pathOf(listCountries);
    case 'airport':
      return of && pathOf(listAirports, { code: of });
    case 'city':
      return of && pathOf(listCities, { country: of });
  }
}

/** What lookups have been loaded so far, of every kind; asked for when it is needed. */
export function useLoadedOptions(): () => unknown[] {
  const { cache } = useSWRConfig();
  return () =>
    [...cache.keys()]
      .filter((key) => key.startsWith('/api/v1/utils/'))
      .flatMap((key): unknown => cache.get(key)?.data ?? []);
}

/** The options of a lookup, loaded when a form shows them and kept for the day. */
export function useLookup(lookup: LookupName, of: string | null = null) {
  const { data, error, isLoading, mutate } = useSWR<unknown[]>(pathOfLookup(lookup, of), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  });
  const { key, text } = lookupDisplay(lookup);
  return {
    options: (data ?? []).map((value): Option => ({ value: key(value), label: text(value) })),
    isLoading,
    error: error as unknown,
    retry: () => void mutate(),
  };
}
