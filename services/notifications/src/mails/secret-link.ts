import { linkPath } from '@bitacora/contracts';
import { momentText } from '@bitacora/kernel/dates';
import type { SealedToken } from '@bitacora/platform';

/** Where a secret link leads: the screen, then whose and which token. Throws without a token. */
export function tokenPath(screen: string, token: SealedToken | null): string {
  if (!token) throw new Error(`a link to ${screen} needs its token`);
  return linkPath(screen, token);
}

/** Where the secret of a proposal leads. */
export const proposalPath = (secret: string): string => `/propuesta/${encodeURIComponent(secret)}`;

/** Until when a secret link serves, on the agency's clock. Throws for a link that would never expire. */
export function expiryText(expiresAt: Date | null, today: string): string {
  if (!expiresAt) throw new Error('a secret link needs its expiry');
  return momentText(expiresAt.toISOString(), today);
}
