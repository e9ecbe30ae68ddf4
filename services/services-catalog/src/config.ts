import { objectStoreEnvironment, processEnvironment, settingRules } from '@bitacora/platform';

export const servicesCatalogEnvironment = processEnvironment
  .extend(objectStoreEnvironment.shape)
  .extend({ JOURNEYS_URL: settingRules.httpAddress() });
