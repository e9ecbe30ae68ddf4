import { serviceDirections, serviceKinds } from '@bitacora/contracts';
import { z } from 'zod';
import type { JourneyValues } from './journey-values.ts';

const city = z.object({ country_code: z.string(), code: z.string(), name: z.string() });
const maybe = z.string().nullable();

const traveller = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  id_number: maybe,
  passport: maybe,
  birth_date: maybe,
});

/** What this tab kept of a journey that is not sold yet; anything of another shape is none. */
export const journeyDraft: z.ZodType<JourneyValues> = z.object({
  passengers: z.array(traveller),
  holder: z.string(),
  start_city: city,
  destination_city: city,
  travel_direction: z.enum(['I', 'IV']),
  travel_date: z.string(),
  return_date: z.string(),
  need_migration_docs: z.boolean(),
  services: z.array(z.object({ kind: z.enum(serviceKinds), travel_direction: z.enum(serviceDirections).nullable() })),
  cost: z.string(),
  purchase_date: z.string(),
  balance_due: z.string(),
  travel_agent: z.string(),
  package: z.string(),
});

export const draftName = (userId: string): string => `journey.${userId}`;
