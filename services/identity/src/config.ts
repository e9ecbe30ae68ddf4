import { objectStoreEnvironment, processEnvironment, sealKey } from '@bitacora/platform';
import { z } from 'zod';

/** Identity alone signs access tokens, and seals the links that notifications mails. It keeps photos of documents. */
export const identityEnvironment = processEnvironment.extend(objectStoreEnvironment.shape).extend({
  JWT_PRIVATE_KEY: z.string().includes('PRIVATE KEY'),
  SEAL_KEY: sealKey(),
});
export type IdentityEnvironment = z.infer<typeof identityEnvironment>;
