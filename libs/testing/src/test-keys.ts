import type { EmployeeRole } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { createSign, generateKeyPairSync } from 'node:crypto';

const pair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

export const testKeys = { publicKey: pair.publicKey, privateKey: pair.privateKey };

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

interface TokenOf {
  userId?: string;
  agency?: string | null;
  roles?: EmployeeRole[];
  lifeSeconds?: number;
  session?: string;
  /** PEM; default: the key that test processes trust. */
  privateKey?: string;
}

/** An access token as identity signs them, with the key that the test processes trust. */
export function accessToken({
  userId = newId(),
  agency = null,
  roles = [],
  lifeSeconds = 900,
  session = newId(),
  privateKey = pair.privateKey,
}: TokenOf = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: userId, sid: session, agency, roles, iat: now, exp: now + lifeSeconds, use: 'access' };
  const content = `${base64({ alg: 'RS256', typ: 'JWT' })}.${base64(claims)}`;
  return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey, 'base64url')}`;
}

export const TEST_AGENCY = '0993371112001';
export const OTHER_AGENCY = '1790012345001';

/** Authorization header of a member of staff of the test agency (or another one). */
export const asStaff = (agency = TEST_AGENCY, userId?: string): { authorization: string } => ({
  authorization: `JWT ${accessToken({ agency, roles: ['adviser'], ...(userId ? { userId } : {}) })}`,
});

/** Authorization header of a traveller. */
export const asTraveller = (userId?: string): { authorization: string } => ({
  authorization: `JWT ${accessToken(userId ? { userId } : {})}`,
});
