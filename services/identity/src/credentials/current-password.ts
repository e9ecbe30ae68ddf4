import { validationMessages as messages } from '@bitacora/contracts/messages';
import { InvalidError, TokenNotValidError } from '@bitacora/kernel';
import { type Caller, Database, SecurityLog } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { Limits } from './limits.ts';
import { Passwords } from './passwords.ts';

interface Question {
  caller: Caller;
  password: string;
}

/** `checkedHash` is what the password was compared with, for a command that must still find it there. */
export type CheckedPassword = { holds: true; checkedHash: string } | { holds: false };

/**
 * Asks for the password again before something grave. Guesses are counted by session, never by person: whoever guesses
 * from elsewhere cannot keep the owner of an open session from changing the password. Never within a transaction.
 */
@Injectable()
export class CurrentPassword {
  constructor(
    private readonly database: Database,
    private readonly limits: Limits,
    private readonly passwords: Passwords,
    private readonly security: SecurityLog,
  ) {}

  /** Throws `invalid` when it is another one, and what `check` throws. */
  async expect(question: Question): Promise<void> {
    const { holds } = await this.check(question);
    if (!holds) throw new InvalidError({ current_password: [messages.passwordWrong] });
  }

  /** Throws `rate-limited` while a wait runs, `unauthenticated` when the session has ended. */
  async check({ caller: { userId, session }, password }: Question): Promise<CheckedPassword> {
    const guesses = { rule: 'password-session', of: session, userId } as const;
    await this.limits.take(guesses, { rule: 'password-checks', of: session, userId });
    const [account] = await this.database.query<{ password_hash: string | null }>(
      `select u.password_hash from users u join sessions s on s.user_id = u.id
       where u.id = ? and u.is_active and s.id = ? and s.ended_at is null`,
      [userId, session],
    );
    if (!account) throw new TokenNotValidError();
    const { password_hash: checkedHash } = account;
    const holds = await this.passwords.verify(password, checkedHash, userId);
    if (!holds || checkedHash === null) {
      this.security.record('password-check-failed', { userId, session });
      return { holds: false };
    }
    await this.limits.forget(guesses);
    return { holds, checkedHash };
  }
}
