import { z } from 'zod';
import type { ToldJourney, ToldService } from '../domain/told-service.ts';

const moment = z.object({
  local: z.string(),
  zone: z.string(),
  place: z.string().nullable(),
  label: z.string().optional(),
  isOnAgencyClock: z.boolean().optional(),
});

/** What the ledger keeps of what a mail told of a service. */
export const toldService: z.ZodType<ToldService> = z.object({
  isCancelled: z.boolean(),
  record: z.string().nullable(),
  title: z.string().nullable(),
  starts: moment.nullable(),
  ends: moment.nullable(),
  address: z.string().nullable(),
  flight: z.string().nullable(),
  code: z.string().nullish(),
  luggage: z.string().nullish(),
});

/** The same of a journey itself. */
export const toldJourney: z.ZodType<ToldJourney> = z.object({ isCancelled: z.boolean() });
