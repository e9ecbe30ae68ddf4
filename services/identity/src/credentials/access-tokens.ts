import type { EmployeeRole } from '@bitacora/contracts';
import type { Clock } from '@bitacora/kernel';
import { type AccessClaims, accessClaims, CLOCK, ENVIRONMENT } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { IdentityEnvironment } from '../config.ts';

/** How long an access token lives (api.md, authentication). */
const ACCESS_LIFE_SECONDS = 15 * 60;

export interface TokenHolder {
  userId: string;
  session: string;
  agency: string | null;
  roles: EmployeeRole[];
}

/** Signs access tokens with the key that only identity has (design §6), and reads them back. */
@Injectable()
export class AccessTokens {
  private readonly jwt: JwtService;

  constructor(
    @Inject(ENVIRONMENT) environment: IdentityEnvironment,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.jwt = new JwtService({
      privateKey: environment.JWT_PRIVATE_KEY,
      publicKey: environment.JWT_PUBLIC_KEY,
      signOptions: { algorithm: 'RS256' },
      verifyOptions: { algorithms: ['RS256'] },
    });
  }

  sign({ userId, session, agency, roles }: TokenHolder): Promise<string> {
    const now = Math.floor(this.clock.now().getTime() / 1000);
    const claims: AccessClaims & { iat: number } = {
      sub: userId,
      sid: session,
      agency,
      roles,
      use: 'access',
      iat: now,
      exp: now + ACCESS_LIFE_SECONDS,
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
