import { z } from 'zod';

/** Somebody who travels, as far as a form says who that is. */
export const traveller = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  id_number: z.string().nullable(),
  passport: z.string().nullable(),
  /** Null where it is not known here. */
  birth_date: z.string().nullable(),
});
export type Traveller = z.infer<typeof traveller>;

/** Of whoever is known as a passenger, what a form says. */
export const travellerOf = ({ id, first_name, last_name, id_number, passport, birth_date }: Traveller): Traveller => ({
  id,
  first_name,
  last_name,
  id_number,
  passport,
  birth_date,
});
