import type { Projected } from '../persistence/projected-snapshots.ts';
import { itemOf, sampleJourney, sampleTraveller } from './sample-journey.ts';

/** Luggage that the traveller asked for on the flight two days ago, and nobody answered. */
export const sampleLuggage: Projected<'luggage_requests'> = {
  id: '01920000-0000-7000-8000-000000000004',
  agency: sampleJourney.agency,
  passenger: sampleTraveller.id,
  journey: sampleJourney.id,
  package_service: itemOf('air_ticket'),
  pieces: 2,
  luggage: 'Equipaje de bodega (23 kg)',
  created_at: '2030-06-29T14:05:00.000Z',
  status: 'open',
};
