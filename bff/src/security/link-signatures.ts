import { secretInUse, secretValues } from '@bitacora/platform';
import { createHmac, timingSafeEqual } from 'node:crypto';

const signatureBy = (secret: string, said: readonly string[]) =>
  createHmac('sha256', secret).update(said.join('\n')).digest('base64url');

/** Signs what a link says, by the secret in use. What links of one purpose say is never what those of another say. */
export const signLink = (secrets: string, said: readonly string[]): string => signatureBy(secretInUse(secrets), said);

/** Whether a link that says this was signed here, by the secret in use or the one before it. */
export function isSignedLink(secrets: string, said: readonly string[], signature: string): boolean {
  const given = Buffer.from(signature);
  return secretValues(secrets).some((secret) => {
    const expected = Buffer.from(signatureBy(secret, said));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
