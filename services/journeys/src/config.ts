import { objectStoreEnvironment, processEnvironment, settingRules } from '@bitacora/platform';

/** What journeys needs besides what every process reads: the bucket for reports' files, and where identity answers. */
export const journeysEnvironment = processEnvironment
  .extend(objectStoreEnvironment.shape)
  .extend({ IDENTITY_URL: settingRules.httpAddress() });
