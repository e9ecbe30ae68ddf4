import type { EmployeeRole } from '@bitacora/contracts';
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { signedToken, type TokenOf } from './signed-token.ts';

/** A pair of keys as PEM, which nobody trusts yet. */
export const newKeys = (modulusLength = 2048) =>
  generateKeyPairSync('rsa', {
    modulusLength,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

function keysOfRun() {
  const { TEST_SIGNING_KEY: privateKey } = process.env;
  if (!privateKey) throw new Error('TEST_SIGNING_KEY is missing: run the tests with `npm test`');
  return { privateKey, publicKey: String(createPublicKey(privateKey).export({ type: 'spki', format: 'pem' })) };
}

/** What test processes sign with and trust: made once a run, for a pair takes as long as the rest of a short suite. */
export const testKeys = keysOfRun();

/** An access token as identity signs them, with the key that the test processes trust unless another is given. */
export const accessToken = (claims: Partial<TokenOf> = {}): string =>
  signedToken({ privateKey: testKeys.privateKey, ...claims });

export const TEST_AGENCY = '0993371112001';
export const OTHER_AGENCY = '1790012345001';

/** Authorization header of a member of staff of the test agency (or another one). */
export const asStaff = (agency = TEST_AGENCY, userId?: string): { authorization: string } => ({
  authorization: `JWT ${accessToken({ agency, roles: ['adviser'], ...(userId ? { userId } : {}) })}`,
});

/** Authorization header of a member of staff of the test agency, in another role than an adviser's. */
export const asRole = (role: EmployeeRole): { authorization: string } => ({
  authorization: `JWT ${accessToken({ agency: TEST_AGENCY, roles: [role] })}`,
});

/** Authorization header of a traveller. */
export const asTraveller = (userId?: string): { authorization: string } => ({
  authorization: `JWT ${accessToken(userId ? { userId } : {})}`,
});
