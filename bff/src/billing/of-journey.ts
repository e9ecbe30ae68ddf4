import type { BillingEntry, JourneySnapshot } from '@bitacora/contracts';
import { billedHolderOf } from '../projections/holder.ts';
import { personOf } from '../projections/person.ts';

/** The journey that money is of, as one object of SQL; null where it is not known yet. */
export const journeyOf = (id: string) => `(
  select jsonb_build_object(
    'travel_date', j.data->'travel_date',
    'destination_city', j.data->'destination_city',
    'adviser', (select ${personOf('e')} from employees e where e.id = j.adviser),
    'holder', ${billedHolderOf('j.id')})
  from journeys j where j.id = ${id} and not j.is_removed)`;

/** What `journeyOf` reads. */
export interface JourneyOfMoney extends Pick<BillingEntry, 'holder' | 'adviser'> {
  travel_date: string;
  destination_city: JourneySnapshot['destination_city'];
}

/** What lists of money say of the journey. */
export const shapeJourneyOf = (journey_id: string, journey: JourneyOfMoney | null) => ({
  journey_id,
  travel_date: journey?.travel_date ?? null,
  destination_city: journey?.destination_city ?? null,
  holder: journey?.holder ?? null,
  adviser: journey?.adviser ?? null,
});
