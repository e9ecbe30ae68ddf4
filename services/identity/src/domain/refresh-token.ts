const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** How long a refresh token lives (product 14.1). */
export const REFRESH_LIFE = 14 * DAY;
/** How long a rotated token still answers: a client that keeps the old one, two tabs that refresh at once. */
const REFRESH_GRACE = 60 * SECOND;

export interface RefreshToken {
  expiresAt: Date;
  rotatedAt: Date | null;
}

/** `reused`: it was rotated and its grace is over. Two people hold it, so its whole family ends. */
export type RefreshVerdict = 'holds' | 'in-grace' | 'expired' | 'reused';

export function judgeRefreshToken({ expiresAt, rotatedAt }: RefreshToken, now: Date): RefreshVerdict {
  if (rotatedAt) return now.getTime() - rotatedAt.getTime() <= REFRESH_GRACE ? 'in-grace' : 'reused';
  return now < expiresAt ? 'holds' : 'expired';
}
