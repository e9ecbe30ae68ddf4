import { type CityAnswer, listCities, pathOf } from '@bitacora/contracts';
import useSWR from 'swr';
import type { Option } from './option.ts';
import { useSettled } from './use-settled.ts';

/** Cities of a country that match what is typed: the server searches, since a country may have thousands. */
export function useCitySearch(country: string | null, typed: string) {
  const search = useSettled(typed.trim());
  const query = search ? `?${new URLSearchParams({ search }).toString()}` : '';
  const { data, error, isLoading, isValidating, mutate } = useSWR<CityAnswer[], unknown>(
    country && `${pathOf(listCities, { country })}${query}`,
    {
      revalidateOnFocus: false,
      revalidateIfStale: false,
      keepPreviousData: true,
    },
  );
  // Those of the search before are no answer to one that failed.
  const options = (error === undefined ? (data ?? []) : []).map(({ code, name, region }): Option => ({
    value: code,
    label: region && region !== name ? `${name}, ${region}` : name,
  }));
  return { options, isLoading, error, isRetrying: isValidating, retry: () => void mutate() };
}
