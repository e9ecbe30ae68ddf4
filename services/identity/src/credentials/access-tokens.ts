import type { EmployeeRole } from '@bitacora/contracts';
import type { Clock } from '@bitacora/kernel';
import {
  ACCESS_LIFE_SECONDS,
  type AccessClaims,
  accessClaims,
  CLOCK,
  ENVIRONMENT,
  keyIdOf,
  PublicKeys,
  TOKEN_AUDIENCE,
  TOKEN_ISSUER,
} from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { createPrivateKey } from 'node:crypto';
import type { IdentityEnvironment } from '../config.ts';

export interface TokenHolder {
  userId: string;
  session: string;
  agency: string | null;
  roles: EmployeeRole[];
}

/** Signs access tokens with the key that only identity has, and reads them back. */
@Injectable()
export class AccessTokens {
  private readonly jwt: JwtService;

  /** Throws when nobody would believe what this process signs. */
  constructor(
    @Inject(ENVIRONMENT) environment: IdentityEnvironment,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    const keys = new PublicKeys(environment.JWT_PUBLIC_KEYS);
    const keyid = keyIdOf(createPrivateKey(environment.JWT_PRIVATE_KEY));
    if (!keys.has(keyid)) throw new Error('the public key of JWT_PRIVATE_KEY is not among JWT_PUBLIC_KEYS');
    this.jwt = new JwtService({
      // Asked with claims to sign, or with a token to verify.
      secretOrKeyProvider: (_, subject) =>
        typeof subject === 'string' ? keys.keyFor(subject) : environment.JWT_PRIVATE_KEY,
      signOptions: { algorithm: 'RS256', keyid },
      verifyOptions: { algorithms: ['RS256'], issuer: TOKEN_ISSUER, audience: TOKEN_AUDIENCE },
    });
  }

  sign({ userId, session, agency, roles }: TokenHolder): Promise<string> {
    // With its fraction: tokens of before and after a change of roles are told apart within a second.
    const now = this.clock.now().getTime() / 1000;
    const claims: AccessClaims = {
      sub: userId,
      sid: session,
      agency,
      roles,
      use: 'access',
      iss: TOKEN_ISSUER,
      aud: TOKEN_AUDIENCE,
      iat: now,
      exp: Math.floor(now) + ACCESS_LIFE_SECONDS,
    };
    return this.jwt.signAsync(claims);
  }

  /** The claims of a token that is signed by us and has not expired; null for anything else. */
  async read(token: string): Promise<AccessClaims | null> {
    const clockTimestamp = Math.floor(this.clock.now().getTime() / 1000);
    try {
      return accessClaims.parse(await this.jwt.verifyAsync<object>(token, { clockTimestamp }));
    } catch {
      // Whatever is wrong with it, the answer is the same: it does not hold.
      return null;
    }
  }
}
