import { objectStoreEnvironment, processEnvironment, settingRules } from '@bitacora/platform';
import { z } from 'zod';

export const servicesCatalogEnvironment = processEnvironment
  .extend(objectStoreEnvironment.shape)
  .extend({ JOURNEYS_URL: settingRules.httpAddress() });
export type ServicesCatalogEnvironment = z.infer<typeof servicesCatalogEnvironment>;
