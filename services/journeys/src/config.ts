import { objectStoreEnvironment, processEnvironment, sealKey, settingRules } from '@bitacora/platform';
import type { z } from 'zod';

/** What journeys needs besides what every process reads: the bucket for reports' files, where identity answers, and the key of sealed links. */
export const journeysEnvironment = processEnvironment
  .extend(objectStoreEnvironment.shape)
  .extend({ IDENTITY_URL: settingRules.httpAddress(), SEAL_KEY: sealKey() });

export type JourneysEnvironment = z.infer<typeof journeysEnvironment>;
