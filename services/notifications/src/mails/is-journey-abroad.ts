import { leadsAbroad } from '@bitacora/contracts';
import type { Projected } from '../persistence/projected-snapshots.ts';

/** Whether numbers are said with their country: on a journey that leads out of Ecuador, or whose services do (product 16.5). */
export const isJourneyAbroad = (
  { destination_city: destination }: Pick<Projected<'journeys'>, 'destination_city'>,
  records: readonly Pick<Projected<'service_records'>, 'starts' | 'ends'>[],
): boolean =>
  leadsAbroad(
    destination,
    records.flatMap(({ starts, ends }) => [starts, ends]),
  );
