/** Somebody who travels, as far as a form says who that is. */
export interface Traveller {
  id: string;
  first_name: string;
  last_name: string;
  id_number: string | null;
  passport: string | null;
  /** Null where it is not known here. */
  birth_date: string | null;
}

/** Of whoever is known as a passenger, what a form says. */
export const travellerOf = ({ id, first_name, last_name, id_number, passport, birth_date }: Traveller): Traveller => ({
  id,
  first_name,
  last_name,
  id_number,
  passport,
  birth_date,
});
