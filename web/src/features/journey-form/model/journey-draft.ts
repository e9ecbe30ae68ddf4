import { z } from 'zod';
import { soldService } from '../../../lib/journeys/sold-services.ts';
import { chosenCity } from '../../../ui/search/chosen-city.ts';
import type { JourneyValues } from './journey-values.ts';

const maybe = z.string().nullable();

const traveller = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  id_number: maybe,
  passport: maybe,
  birth_date: maybe,
});

/** What a tab kept of a journey that is not saved yet; anything of another shape is none. */
export const journeyDraft: z.ZodType<JourneyValues> = z.object({
  passengers: z.array(traveller),
  holder: z.string(),
  start_city: chosenCity,
  destination_city: chosenCity,
  travel_direction: z.enum(['I', 'IV']),
  travel_date: z.string(),
  return_date: z.string(),
  need_migration_docs: z.boolean(),
  services: z.array(soldService),
  cost: z.string(),
  purchase_date: z.string(),
  balance_due: z.string(),
  travel_agent: z.string(),
  package: z.string(),
});
