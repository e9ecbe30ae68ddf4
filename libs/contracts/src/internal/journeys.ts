import { z } from 'zod';
import { serviceDirections } from '../choices.ts';
import { endpoint } from '../http/endpoint.ts';
import { packageServiceStatuses } from '../names.ts';
import { serviceKinds } from '../service-kinds/kinds.ts';

const common = {
  method: 'GET',
  owner: 'journeys',
  access: 'staff',
  may: 'read',
  status: 200,
  params: z.object({ id: z.uuid() }),
} as const;

/** What journeys knows about an item, before a record is attached or a document added. */
export const packageServiceInternal = z.object({
  id: z.string(),
  agency: z.string(),
  journey: z.string(),
  kind: z.enum(serviceKinds),
  /** Whether a record may be attached: pending, and its journey not cancelled. */
  is_open: z.boolean(),
  /** Whether it, or its journey, is called off: then no other record comes in the place of its own either. */
  is_cancelled: z.boolean(),
  status: z.enum(packageServiceStatuses),
  /** The attached record. */
  service: z.string().nullable(),
  travel_direction: z.enum(serviceDirections).nullable(),
  /** Code of the journey's destination city; an insurance is for this city (product 7.6). */
  destination_city: z.string(),
  /** IANA zone of the journey's destination city. */
  destination_time_zone: z.string(),
  /** Ids of the passengers who travel. */
  passengers: z.array(z.string()),
});
export type PackageServiceInternal = z.infer<typeof packageServiceInternal>;

/**
 * An item, for services-catalog: no route of the public API. The caller's token is forwarded: 404 for anybody but staff
 * of the item's agency.
 */
export const findPackageService = endpoint({
  ...common,
  name: 'findPackageService',
  path: '/internal/package-services/:id',
  summary: 'An item, for services-catalog',
  answer: packageServiceInternal,
});

/** What journeys knows about a journey. */
export const journeyInternal = z.object({ id: z.string(), agency: z.string(), passengers: z.array(z.string()) });
export type JourneyInternal = z.infer<typeof journeyInternal>;

/** A journey, for billing, under the same rule. */
export const findJourney = endpoint({
  ...common,
  name: 'findJourney',
  path: '/internal/journeys/:id',
  summary: 'A journey, for billing',
  answer: journeyInternal,
});
