import { type CityAnswer, listCities, pathOf } from '@bitacora/contracts';
import useSWR from 'swr';
import type { Option } from './option.ts';
import { useSettled } from './use-settled.ts';

/** Cities of a country that match what is typed: the server searches, since a country may have thousands. */
export function useCitySearch(country: string | null, typed: string) {
  const search = useSettled(typed.trim());
  const query = search ? `?${new URLSearchParams({ search }).toString()}` : '';
  const { data, error, isLoading } = useSWR<CityAnswer[]>(country && `${pathOf(listCities, { country })}${query}`, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    keepPreviousData: true,
  });
  const options = (data ?? []).map(({ code, name, region }): Option => ({
    value: code,
    label: region && region !== name ? `${name}, ${region}` : name,
  }));
  return { options, isLoading, error: error as unknown };
}
