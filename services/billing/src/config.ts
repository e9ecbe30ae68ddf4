import { objectStoreEnvironment, processEnvironment, settingRules } from '@bitacora/platform';
import { z } from 'zod';

export const billingEnvironment = processEnvironment
  .extend(objectStoreEnvironment.shape)
  .extend({ JOURNEYS_URL: settingRules.httpAddress() });
export type BillingEnvironment = z.infer<typeof billingEnvironment>;
