import { objectStoreEnvironment, processEnvironment } from '@bitacora/platform';
import { z } from 'zod';

export const billingEnvironment = processEnvironment
  .extend(objectStoreEnvironment.shape)
  .extend({ JOURNEYS_URL: z.url() });
export type BillingEnvironment = z.infer<typeof billingEnvironment>;
