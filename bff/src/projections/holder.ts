import { personOf } from './person.ts';

/** Who holds a journey as journeys tells it (product 5.9), as an object of SQL; null of nobody. */
const holderAs = (journey: string, person: string) => `(
  select ${person}
  from journeys of join passengers p on p.id = (of.data ->> 'holder')::uuid
  where of.id = ${journey})`;

export const holderOf = (journey: string): string => holderAs(journey, personOf('p'));

/** The same of a row of `journeys` that a statement reads anyway. */
export const holderOfRow = (alias: string): string =>
  `(select ${personOf('p')} from passengers p where p.id = (${alias}.data ->> 'holder')::uuid)`;

/** With the document by which the tax office knows the person. */
export const billedHolderOf = (journey: string): string =>
  holderAs(
    journey,
    `${personOf('p')} || jsonb_build_object('id_number', coalesce(p.data ->> 'id_number', p.data ->> 'passport'))`,
  );
