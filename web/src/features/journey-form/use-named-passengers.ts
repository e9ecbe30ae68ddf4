import { getPassenger, type PassengerProfile, pathOf } from '@bitacora/contracts';
import useSWR from 'swr';
import { api } from '../../lib/api/api.ts';
import type { Traveller } from '../../lib/passengers/traveller.ts';

const travellerOf = ({ id, personal }: PassengerProfile): Traveller => ({
  id,
  first_name: personal.first_name,
  last_name: personal.last_name,
  id_number: personal.id_number,
  passport: personal.passport,
  birth_date: personal.birth_date,
});

const readAll = async (paths: string[]) =>
  (await Promise.all(paths.map((path) => api.get<PassengerProfile>(path))))
    .filter(({ is_active }) => is_active)
    .map(travellerOf);

/** The passengers whom an address names (`?passengers=id,id`); undefined until they are known. */
export function useNamedPassengers(ids: readonly string[]): Traveller[] | undefined {
  const paths = ids.map((id) => pathOf(getPassenger, { id }));
  const { data, error } = useSWR<Traveller[], unknown>(paths.length === 0 ? null : paths, readAll);
  // Who cannot be read can still be found in the form.
  return paths.length === 0 || error ? [] : data;
}
