import { alreadyDone, type DoneCode, validationMessages as messages } from '@bitacora/contracts/messages';
import { type Clock, expectValid, type FieldErrors, InvalidError } from '@bitacora/kernel';
import { CLOCK, Database } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { User } from '../domain/user.ts';
import { judgeUserToken, type TokenPurpose, type UserToken } from '../domain/user-token.ts';
import { UserTokenRepository } from '../persistence/user-token.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whose link, and its secret. */
export interface MailedLink {
  uid: string;
  token: string;
}

/** What a used link is told whose work is done; the others stop working like any that was cancelled. */
const refusalOfDone: Partial<Record<TokenPurpose, DoneCode>> = {
  activation: 'already_active',
  'email-confirmation': 'already_confirmed',
  'email-undo': 'already_undone',
  'account-confirmation': 'already_agreed',
  employment: 'already_employed',
};

type Finding = { holds: true; user: User; token: UserToken } | { holds: false; errors: FieldErrors };

@Injectable()
export class LinkReader {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly tokens: UserTokenRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * A link for a purpose, with its account locked: two clicks at once take turns. Throws `invalid` by field, and
   * `forbidden` for the link of an account that was activated by it.
   */
  async open(purpose: TokenPurpose, link: MailedLink): Promise<{ user: User; token: UserToken }> {
    const user = uuid.test(link.uid) ? await this.users.findLocked(link.uid) : null;
    const finding = await this.judge(user, link.token, purpose);
    if (!finding.holds) throw new InvalidError(finding.errors);
    return finding;
  }

  /** Whether a link was mailed by us, though it may be used or over: nobody comes by one of those by guessing. */
  async isOurs({ uid, token }: MailedLink): Promise<boolean> {
    return uuid.test(uid) && (await this.tokens.find(uid, token)) !== null;
  }

  /**
   * Whether a link would work, without using it; without a purpose a link for any. Throws as `open` does, together with
   * what else is wrong, and `forbidden` for every link whose work is done when no purpose is said.
   */
  async check(link: MailedLink, purpose: TokenPurpose | null = null, otherErrors: FieldErrors = {}): Promise<void> {
    await this.database.transaction(async () => {
      const user = uuid.test(link.uid) ? await this.users.find(link.uid) : null;
      const finding = await this.judge(user, link.token, purpose);
      const errors = finding.holds ? otherErrors : { ...finding.errors, ...otherErrors };
      expectValid(errors);
    });
  }

  private async judge(user: User | null, secret: string, purpose: TokenPurpose | null): Promise<Finding> {
    if (!user) return { holds: false, errors: { uid: [messages.linkNotValid] } };
    const token = await this.tokens.find(user.id, secret);
    const verdict =
      token && (purpose ?? token.purpose) === token.purpose ? judgeUserToken(token, this.clock.now()) : null;
    if (token && verdict === 'holds') return { holds: true, user, token };
    // To act again on what is done is refused like any used link, but for an account, which cannot be activated twice.
    const isTold = verdict === 'used' && (purpose === null || purpose === 'activation');
    const refusal = token && isTold ? refusalOfDone[token.purpose] : undefined;
    if (token && refusal && (await this.isDone(user, token))) throw alreadyDone(refusal);
    return { holds: false, errors: { token: [messages.linkNotValid] } };
  }

  /**
   * Whether a used link did its work, and it was not undone. One that was cancelled is told to be none, whatever another
   * did since: it may be a stranger's, who is not told that the account is in use.
   */
  private async isDone(user: User, { purpose, email, passengerId, employeeId, isDone }: UserToken): Promise<boolean> {
    if (!isDone) return false;
    // No account is ever closed again; the user may have been read before the click that opened it.
    if (purpose === 'activation') return true;
    const [row] = await this.database.query<{ is_done: boolean }>(
      `select exists (select from persons where id = ? and lower(contact ->> 'email') = lower(?))
           or exists (select from passengers where id = ? and user_id = ?)
           or exists (select from employees where id = ? and is_active) as is_done`,
      [user.personId, email, passengerId, user.id, employeeId],
    );
    return row?.is_done ?? false;
  }
}
