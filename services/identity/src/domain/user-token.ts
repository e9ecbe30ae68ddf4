const DAY = 24 * 60 * 60 * 1000;

/** What a mailed link is for. */
export type TokenPurpose = 'activation' | 'password-reset';

/** How long a link works (api.md, authentication). */
export const TOKEN_LIFE: Record<TokenPurpose, number> = { activation: 7 * DAY, 'password-reset': DAY };

export interface UserToken {
  expiresAt: Date;
  usedAt: Date | null;
}

/** A link works once, until it expires. */
export type TokenVerdict = 'holds' | 'used' | 'expired';

export function judgeUserToken({ expiresAt, usedAt }: UserToken, now: Date): TokenVerdict {
  if (usedAt) return 'used';
  return now < expiresAt ? 'holds' : 'expired';
}
