import type { EmployeeRole } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { keyIdOf, TOKEN_AUDIENCE, TOKEN_ISSUER } from '@bitacora/platform';
import { createPrivateKey, createPublicKey, createSign, generateKeyPairSync } from 'node:crypto';

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

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

interface TokenOf {
  userId?: string;
  agency?: string | null;
  roles?: EmployeeRole[];
  lifeSeconds?: number;
  session?: string;
  /** In seconds since 1970; default: now. */
  issuedAt?: number;
  /** PEM; default: the key that test processes trust. */
  privateKey?: string;
  /** What stands in the token's head and among its claims instead. */
  head?: Record<string, unknown>;
  claims?: Record<string, unknown>;
}

/** An access token as identity signs them, with the key that the test processes trust. */
export function accessToken({
  userId = newId(),
  agency = null,
  roles = [],
  lifeSeconds = 900,
  session = newId(),
  issuedAt = Date.now() / 1000,
  privateKey = testKeys.privateKey,
  head = {},
  claims = {},
}: TokenOf = {}): string {
  const content = [
    { alg: 'RS256', typ: 'JWT', kid: keyIdOf(createPrivateKey(privateKey)), ...head },
    {
      sub: userId,
      sid: session,
      agency,
      roles,
      use: 'access',
      iss: TOKEN_ISSUER,
      aud: TOKEN_AUDIENCE,
      iat: issuedAt,
      exp: Math.floor(Date.now() / 1000) + lifeSeconds,
      ...claims,
    },
  ]
    .map(base64)
    .join('.');
  return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey, 'base64url')}`;
}

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
