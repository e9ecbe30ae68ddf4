import { objectStoreEnvironment, processEnvironment, settingRules } from '@bitacora/platform';

export const billingEnvironment = processEnvironment
  .extend(objectStoreEnvironment.shape)
  .extend({ JOURNEYS_URL: settingRules.httpAddress() });
