import { getPassenger, type PassengerProfile, pathOf } from '@bitacora/contracts';
import useSWR from 'swr';
import { useLiveEvent } from '../../lib/live/live-events.ts';

/** Where one passenger is read and changed. */
export const passengerPath = (id: string) => pathOf(getPassenger, { id });

/** What the agency knows of one passenger, read again whenever it changes. */
export function usePassenger(id: string) {
  const passenger = useSWR<PassengerProfile>(passengerPath(id));
  useLiveEvent('passenger-updated', ({ passenger_id }) => {
    if (passenger_id === id) void passenger.mutate();
  });
  return passenger;
}
