import { objectStoreEnvironment, processEnvironment } from '@bitacora/platform';
import { z } from 'zod';

export const servicesCatalogEnvironment = processEnvironment
  .extend(objectStoreEnvironment.shape)
  .extend({ JOURNEYS_URL: z.url() });
export type ServicesCatalogEnvironment = z.infer<typeof servicesCatalogEnvironment>;
