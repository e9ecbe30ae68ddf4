import { employeeRoles } from '@bitacora/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { createPublicKey } from 'node:crypto';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { z } from 'zod';
import type { ProcessEnvironment } from '../config/config.ts';
import type { Caller } from '../context/caller.ts';
import { ENVIRONMENT } from '../tokens.ts';

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

/** Checks `Authorization: JWT <access>` with identity's public key (RS256). */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(@Inject(ENVIRONMENT) environment: ProcessEnvironment) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderWithScheme('JWT'),
      secretOrKey: createPublicKey(environment.JWT_PUBLIC_KEY) as unknown as string,
      algorithms: ['RS256'],
    });
  }

  validate(payload: unknown): Caller | false {
    const claims = accessClaims.safeParse(payload);
    if (!claims.success) return false;
    const { sub, sid, agency, roles, exp } = claims.data;
    return { userId: sub, session: sid, agency, roles, expiresAt: exp };
  }
}
