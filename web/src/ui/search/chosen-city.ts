import { z } from 'zod';

/** A city as a form holds it: the country is chosen first, and stays when another city is looked for. */
export const chosenCity = z.object({
  country_code: z.string(),
  /** Empty while none is chosen. */
  code: z.string(),
  name: z.string(),
});
export type ChosenCity = z.infer<typeof chosenCity>;

/** What a form holds of a city that an answer names. */
export const chosenCityOf = ({ country_code, code, name }: ChosenCity): ChosenCity => ({ country_code, code, name });
