import { commaSeparated, objectStoreEnvironment, processEnvironment } from '@bitacora/platform';
import { z } from 'zod';

export const bffEnvironment = processEnvironment.extend({
  ...objectStoreEnvironment.shape,
  /** Signs the links to private files. */
  FILE_LINK_SECRET: z.string().min(16),
  IDENTITY_URL: z.url(),
  JOURNEYS_URL: z.url(),
  SERVICES_CATALOG_URL: z.url(),
  BILLING_URL: z.url(),
  NOTIFICATIONS_URL: z.url(),
  /** Folder of the built web client; without it only the API answers. */
  WEB_ROOT: z.string().optional(),
  /** Address of map tiles with `{z}`, `{x}` and `{y}`; without it the map stands on a drawing of ours. */
  MAP_TILES_URL: z
    .string()
    .regex(/^https?:\/\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})/, 'an address with {z}, {x} and {y}')
    .optional(),
  /** Origins, separated by commas, of web clients that live elsewhere and may call the API. */
  WEB_ORIGINS: commaSeparated().pipe(
    z.array(z.url().refine((origin) => new URL(origin).origin === origin, 'an origin, without a path')),
  ),
});
export type BffEnvironment = z.infer<typeof bffEnvironment>;
