import { serviceKind, serviceKinds } from '@bitacora/contracts';

const telling = serviceKinds.filter((kind) => serviceKind(kind).tellsWhereabouts).map((kind) => `'${kind}'`);

/** A moment of a record as an instant; a plain day that ends does so when it is over. */
const instantOf = (moment: 'starts' | 'ends') => `
  (r.data #>> '{${moment},local}')::timestamp at time zone (r.data #>> '{${moment},zone}')
    ${moment === 'ends' ? `+ case when length(r.data #>> '{ends,local}') = 10 then interval '1 day' else interval '0' end` : ''}`;

/** Whether the service of a record `r` is on its journey, and was not called off. */
export const standsOnJourney = `exists (
      select 1 from journeys j, jsonb_array_elements(j.data -> 'services') item
      where j.id = r.journey and item ->> 'id' = r.data ->> 'package_service' and item ->> 'cancellation' is null)`;

/**
 * In the middle of which service the travellers of a journey are at an instant, as JSON: of several the one that began last
 * (a flight of who has a hotel); null where none that stands tells it.
 */
export const whereaboutsAt = (journey: string, now: Date): string => `(
  select jsonb_build_object('kind', r.data -> 'kind', 'title', r.data -> 'title', 'ends', r.data -> 'ends')
  from service_records r
  where r.journey = ${journey} and not r.is_removed and r.data ->> 'kind' in (${telling.join(', ')})
    and ${instantOf('starts')} <= '${now.toISOString()}' and ${instantOf('ends')} > '${now.toISOString()}'
    and ${standsOnJourney}
  order by ${instantOf('starts')} desc limit 1)`;
