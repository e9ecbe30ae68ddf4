import { employeeRoles } from '@bitacora/contracts';
import { z } from 'zod';

/** How long an access token lives; whoever refuses one early has to remember it for no longer. */
export const ACCESS_LIFE_SECONDS = 15 * 60;
/** Who signs access tokens (`iss`), and for whom (`aud`): a key that signs something else one day opens nothing here. */
export const TOKEN_ISSUER = 'bitacora-identity';
export const TOKEN_AUDIENCE = 'bitacora-api';

/** The claims of an access token; `iat` and `exp` in seconds since 1970, `iat` with its fraction. */
export const accessClaims = z.object({
  /** Of the person and of the session: keys of identity's rows. */
  sub: z.uuid(),
  sid: z.uuid(),
  agency: z.string().nullable(),
  roles: z.array(z.enum(employeeRoles)),
  iat: z.number(),
  exp: z.number(),
  iss: z.literal(TOKEN_ISSUER),
  aud: z.literal(TOKEN_AUDIENCE),
  use: z.literal('access'),
});
export type AccessClaims = z.infer<typeof accessClaims>;
