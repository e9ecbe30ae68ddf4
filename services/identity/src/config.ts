import { processEnvironment, sealKey } from '@bitacora/platform';
import { z } from 'zod';

/** Identity alone signs access tokens, and seals the links that notifications mails. */
export const identityEnvironment = processEnvironment.extend({
  JWT_PRIVATE_KEY: z.string().includes('PRIVATE KEY'),
  SEAL_KEY: sealKey(),
});
export type IdentityEnvironment = z.infer<typeof identityEnvironment>;
