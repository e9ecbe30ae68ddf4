import { objectStoreEnvironment, processEnvironment, sealKey, settingRules } from '@bitacora/platform';
import { z } from 'zod';

/** Identity alone signs access tokens, and seals the links that notifications mails. It keeps photos of documents. */
export const identityEnvironment = processEnvironment.extend(objectStoreEnvironment.shape).extend({
  JWT_PRIVATE_KEY: settingRules.pem('PRIVATE'),
  SEAL_KEY: sealKey(),
});
export type IdentityEnvironment = z.infer<typeof identityEnvironment>;
