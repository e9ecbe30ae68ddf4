import { personOf } from './person.ts';

/** Who holds a journey, as an object of SQL: whom staff named, or else the first who travels; null of nobody. */
const holderAs = (journey: string, person: string) => `(
  select ${person}
  from journeys of join journey_passengers jp on jp.journey = of.id join passengers p on p.id = jp.passenger
  where of.id = ${journey}
  order by (p.id::text = coalesce(of.data ->> 'holder', '')) desc, jp.position limit 1)`;

export const holderOf = (journey: string): string => holderAs(journey, personOf('p'));

/** With the document by which the tax office knows the person. */
export const billedHolderOf = (journey: string): string =>
  holderAs(
    journey,
    `${personOf('p')} || jsonb_build_object('id_number', coalesce(p.data ->> 'id_number', p.data ->> 'passport'))`,
  );
