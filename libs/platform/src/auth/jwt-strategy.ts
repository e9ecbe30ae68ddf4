import { employeeRoles } from '@bitacora/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { createPublicKey } from 'node:crypto';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { z } from 'zod';
import type { ProcessEnvironment } from '../config/config.ts';
import type { Caller } from '../context/caller.ts';
import { ENVIRONMENT } from '../tokens.ts';
import { RememberedTokens } from './remembered-tokens.ts';

/** As `passport-jwt` reads it. */
type Request = Parameters<Strategy['authenticate']>[0];

/** The claims of an access token (design §6). */
export const accessClaims = z.object({
  sub: z.string(),
  sid: z.string(),
  agency: z.string().nullable(),
  roles: z.array(z.enum(employeeRoles)),
  exp: z.number(),
  use: z.literal('access'),
});
export type AccessClaims = z.infer<typeof accessClaims>;

const tokenOf = ExtractJwt.fromAuthHeaderWithScheme('JWT');

/** Checks `Authorization: JWT <access>` with identity's public key (RS256), each token once. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  private readonly remembered = new RememberedTokens();

  constructor(@Inject(ENVIRONMENT) environment: ProcessEnvironment) {
    super({
      jwtFromRequest: tokenOf,
      secretOrKey: createPublicKey(environment.JWT_PUBLIC_KEY) as unknown as string,
      algorithms: ['RS256'],
      passReqToCallback: true,
    });
  }

  override authenticate(request: Request, options?: object): void {
    const token = tokenOf(request);
    // The clock that the library compares with, too.
    const caller = token === null ? null : this.remembered.find(token, Math.floor(Date.now() / 1000));
    if (caller) this.success(caller);
    else super.authenticate(request, options);
  }

  validate(request: Request, payload: unknown): Caller | false {
    const claims = accessClaims.safeParse(payload);
    if (!claims.success) return false;
    const { sub, sid, agency, roles, exp } = claims.data;
    const caller: Caller = { userId: sub, session: sid, agency, roles, expiresAt: exp };
    const token = tokenOf(request);
    if (token !== null) this.remembered.remember(token, caller);
    return caller;
  }
}
