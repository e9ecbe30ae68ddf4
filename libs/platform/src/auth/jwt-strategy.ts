import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { ProcessEnvironment } from '../config/config.ts';
import type { Caller } from '../context/caller.ts';
import { ENVIRONMENT } from '../tokens.ts';
import { accessClaims, TOKEN_AUDIENCE, TOKEN_ISSUER } from './access-claims.ts';
import { PublicKeys } from './public-keys.ts';

/** As `passport-jwt` reads it. */
export type TokenRequest = Parameters<Strategy['authenticate']>[0];

/** The token that a request bears; null for none. */
export const tokenOf = ExtractJwt.fromAuthHeaderWithScheme('JWT');

/** Checks `Authorization: JWT <access>` with identity's public keys (RS256). */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(@Inject(ENVIRONMENT) environment: ProcessEnvironment) {
    const keys = new PublicKeys(environment.JWT_PUBLIC_KEYS);
    super({
      jwtFromRequest: tokenOf,
      secretOrKeyProvider: (_request, token: string, done) => {
        try {
          // The library passes a key object on as it is; only its types do not say so.
          done(null, keys.keyFor(token) as unknown as string);
        } catch (error) {
          done(error);
        }
      },
      algorithms: ['RS256'],
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
    });
  }

  validate(payload: unknown): Caller | false {
    const claims = accessClaims.safeParse(payload);
    if (!claims.success) return false;
    const { sub, sid, agency, roles, iat, exp } = claims.data;
    return { userId: sub, session: sid, agency, roles, issuedAt: iat, expiresAt: exp };
  }
}
