import type { BillingEntry, JourneySnapshot } from '@bitacora/contracts';
import { personOf } from '../projections/person.ts';

/** The journey that money is of, as one object of SQL; null where it is not known yet. */
export const journeyOf = (id: string) => `(
  select jsonb_build_object(
    'travel_date', j.data->'travel_date',
    'destination_city', j.data->'destination_city',
    'adviser', (select ${personOf('e')} from employees e where e.id = j.adviser),
    'holder', (
      select ${personOf('p')} || jsonb_build_object('id_number', coalesce(p.data->>'id_number', p.data->>'passport'))
      from journey_passengers jp join passengers p on p.id = jp.passenger where jp.journey = j.id
      order by (p.id::text = coalesce(j.data->>'holder', '')) desc, jp.position limit 1
    ))
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
