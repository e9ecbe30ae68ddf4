import { getPassenger, type PassengerProfile, pathOf } from '@bitacora/contracts';
import useSWR from 'swr';

/** Where one passenger is read and changed. */
export const passengerPath = (id: string) => pathOf(getPassenger, { id });

/** What the agency knows of one passenger. */
export function usePassenger(id: string) {
  return useSWR<PassengerProfile>(passengerPath(id));
}
