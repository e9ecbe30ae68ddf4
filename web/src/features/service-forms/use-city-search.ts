import { type CityAnswer, listCities, pathOf } from '@bitacora/contracts';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { Option } from './use-lookup.ts';

const PAUSE_MILLISECONDS = 200;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

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
