import { getPassenger, type PassengerProfile, pathOf } from '@bitacora/contracts';
import useSWR from 'swr';
import { useLiveEvent } from '../../lib/live/live-events.ts';

/** Where one passenger is read and changed. */
export const passengerPath = (id: string) => pathOf(getPassenger, { id });

const ASKED_AGAIN_EVERY_MILLISECONDS = 5000;

/** What the agency knows of one passenger, read again whenever it changes, and until all of it is there. */
export function usePassenger(id: string) {
  const passenger = useSWR<PassengerProfile>(passengerPath(id), {
    refreshInterval: (known) => (known?.is_partial ? ASKED_AGAIN_EVERY_MILLISECONDS : 0),
  });
  useLiveEvent('passenger-updated', ({ passenger_id }) => {
    if (passenger_id === id) void passenger.mutate();
  });
  return passenger;
}
