import { z } from 'zod';
import { serviceKinds } from '../service-kinds/kinds.ts';

/**
 * What journeys answers to `GET /internal/package-services/:id`, before a record is attached or a document added. The
 * caller's token is forwarded: 404 for anybody but staff of the item's agency.
 */
export const packageServiceInternal = z.object({
  id: z.string(),
  agency: z.string(),
  journey: z.string(),
  kind: z.enum(serviceKinds),
  /** Whether a record may be attached: pending, and its journey not cancelled. */
  is_open: z.boolean(),
  status: z.enum(['P', 'T']),
  /** The attached record. */
  service: z.string().nullable(),
  travel_direction: z.enum(['I', 'V']).nullable(),
  /** Code of the journey's destination city; an insurance is for this city (product 7.6). */
  destination_city: z.string(),
  /** IANA zone of the journey's destination city. */
  destination_time_zone: z.string(),
  /** Ids of the passengers who travel. */
  passengers: z.array(z.string()),
});
export type PackageServiceInternal = z.infer<typeof packageServiceInternal>;

/** What journeys answers to `GET /internal/journeys/:id`, under the same rule. */
export const journeyInternal = z.object({ id: z.string(), agency: z.string(), passengers: z.array(z.string()) });
export type JourneyInternal = z.infer<typeof journeyInternal>;
