import type { SealedToken } from '@bitacora/platform';

/** Where a secret link leads: the screen, then whose and which token. Throws without a token. */
export function tokenPath(screen: string, token: SealedToken | null): string {
  if (!token) throw new Error(`a link to ${screen} needs its token`);
  return `${screen}/${encodeURIComponent(token.uid)}/${encodeURIComponent(token.token)}`;
}
