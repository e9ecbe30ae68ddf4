import type { EmployeeRole } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { TOKEN_AUDIENCE, TOKEN_ISSUER } from '@bitacora/platform/access-claims';
import { keyIdOf } from '@bitacora/platform/public-keys';
import { createPrivateKey, createSign } from 'node:crypto';

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export interface TokenOf {
  userId?: string;
  agency?: string | null;
  roles?: EmployeeRole[];
  lifeSeconds?: number;
  session?: string;
  /** In seconds since 1970; default: now. */
  issuedAt?: number;
  /** PEM. */
  privateKey: string;
  /** What stands in the token's head and among its claims instead. */
  head?: Record<string, unknown>;
  claims?: Record<string, unknown>;
}

/** An access token as identity signs them. */
export function signedToken({
  userId = newId(),
  agency = null,
  roles = [],
  lifeSeconds = 900,
  session = newId(),
  issuedAt = Date.now() / 1000,
  privateKey,
  head = {},
  claims = {},
}: TokenOf): string {
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
