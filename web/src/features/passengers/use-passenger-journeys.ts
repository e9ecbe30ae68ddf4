import { journeysByPassengerOfAgency, type JourneyView, pathOf } from '@bitacora/contracts';
import useSWR from 'swr';
import { AGENCY_RUC } from '../../lib/environment.ts';
import { useJourneyUpdates } from '../../lib/journey-updates.ts';

export interface PassengerJourneys {
  nexts: JourneyView[];
  previous: JourneyView[];
}

/** A passenger's journeys as staff see them, read again whenever one changes. */
export function usePassengerJourneys(passengerId: string) {
  const path = pathOf(journeysByPassengerOfAgency, { ruc: AGENCY_RUC, passenger_id: passengerId });
  const { data, error, isValidating, mutate } = useSWR<PassengerJourneys>(path);
  useJourneyUpdates(data && [...data.nexts, ...data.previous], () => void mutate());
  return { data, error: error as unknown, isValidating, mutate };
}
