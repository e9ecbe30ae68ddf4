import { LINK_AGAIN_MINUTES } from '@bitacora/contracts/constants';

const DAY = 24 * 60 * 60 * 1000;

/** What a mailed link is for. */
export type TokenPurpose =
  'activation' | 'password-reset' | 'email-confirmation' | 'email-undo' | 'account-confirmation' | 'employment';

/** How long a former address may undo a change of e-mail, once it took effect. */
export const UNDO_LIFE = 7 * DAY;

/** How long a link works. The one that undoes a change holds until then at least while the change still waits. */
export const TOKEN_LIFE: Record<TokenPurpose, number> = {
  activation: DAY,
  'password-reset': DAY,
  'email-confirmation': DAY,
  'email-undo': DAY + UNDO_LIFE,
  'account-confirmation': 7 * DAY,
  employment: 7 * DAY,
};

/** A link to choose a password is mailed again after so long, while the former one still works. */
export const MAILED_AGAIN_AFTER = LINK_AGAIN_MINUTES * 60 * 1000;

/** Links that prove that somebody reads the account's e-mail: they end when that e-mail changes. */
export const LINKS_OF_THE_EMAIL = [
  'activation',
  'password-reset',
  'email-confirmation',
  'account-confirmation',
  'employment',
] as const satisfies readonly TokenPurpose[];

/** What a link is about, beside its account. */
export interface TokenSubject {
  /** The address that waits, or the former one that an undo restores. */
  email: string | null;
  /** The change of e-mail that a link confirms or undoes. */
  emailChange: string | null;
  /** The passenger who is to belong to the account. */
  passengerId: string | null;
  /** As whom the account is to work for an agency. */
  employeeId: string | null;
}

export interface UserToken extends TokenSubject {
  purpose: TokenPurpose;
  /** Order of issue within the account. */
  serial: number;
  expiresAt: Date;
  usedAt: Date | null;
  /** Whether its work was done while it held; one that was cancelled is used, and not done. */
  isDone: boolean;
}

/** A link works once, until it expires. */
export type TokenVerdict = 'holds' | 'used' | 'expired';

export function judgeUserToken(
  { expiresAt, usedAt }: Pick<UserToken, 'expiresAt' | 'usedAt'>,
  now: Date,
): TokenVerdict {
  if (usedAt) return 'used';
  return now < expiresAt ? 'holds' : 'expired';
}
