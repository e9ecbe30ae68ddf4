import { objectStoreEnvironment, processEnvironment } from '@bitacora/platform';
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
});
export type BffEnvironment = z.infer<typeof bffEnvironment>;
