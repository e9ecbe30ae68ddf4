import { validationMessages as messages } from '@bitacora/contracts/messages';
import { UnauthenticatedError } from '@bitacora/kernel';
import { Commands, Database, LimitReachedError, SecurityLog } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { type LoginAttempt, LoginLimits } from '../credentials/login-limits.ts';
import { Passwords } from '../credentials/passwords.ts';
import type { LoggedIn } from '../credentials/open-sessions.ts';
import { OpenSession } from './open-session.ts';
import { WarnOfLoginAttempts } from './warn-of-login-attempts.ts';

interface Attempt extends Omit<LoginAttempt, 'userId'> {
  password: string;
  /** What was typed beside it; null when nothing was. */
  otp: string | null;
}

interface Account {
  id: string;
  password_hash: string | null;
}

/** What counts one person over all unknown places. */
const waves = ['login-person', 'otp-person'];

/**
 * Logs in with the same work and the same answer whether the person exists, waits inactive, or mistyped the password.
 * Attempts are counted before the password is looked at, so that many at once win nothing.
 */
@Injectable()
export class LogIn {
  constructor(
    private readonly database: Database,
    private readonly limits: LoginLimits,
    private readonly passwords: Passwords,
    private readonly commands: Commands,
    private readonly security: SecurityLog,
  ) {}

  async execute({ password, otp, ...attempt }: Attempt): Promise<LoggedIn> {
    const { username, place, device } = attempt;
    const [account] = await this.database.query<Account>(
      `select id, case when is_active then password_hash end as password_hash from users where username = ?`,
      [username],
    );
    const userId = account?.id ?? null;
    const taken = await this.warning(userId, () => this.limits.take({ ...attempt, userId }));
    const passwordHash = account?.password_hash ?? null;
    const holds = await this.passwords
      .verify(password, passwordHash, account?.id ?? username)
      .catch(async (error: unknown) => {
        // Nobody has looked at the password: it was no attempt.
        await this.limits.giveBack(taken);
        throw error;
      });
    const known = account && passwordHash !== null && holds ? { ...account, passwordHash } : null;
    const guesses =
      known && otp !== null
        ? await this.warning(known.id, () => this.limits.takeCode({ ...attempt, userId: known.id }, taken))
        : [];
    const loggedIn =
      known && (await this.commands.execute(new OpenSession(known.id, known.passwordHash, { place, device }, otp)));
    if (!account || !loggedIn) {
      const reason = !account ? 'unknown person' : passwordHash === null ? 'account not in use' : 'wrong password';
      this.security.record('login-failed', { reason, userId: account?.id ?? null });
      throw new UnauthenticatedError('no_active_account', 'Cédula o contraseña incorrecta');
    }
    if (loggedIn === 'otp_required') {
      // Only half of a login, and no guess.
      await this.limits.giveBack(taken);
      this.security.record('login-failed', { reason: 'second factor asked for', userId: account.id });
      throw new UnauthenticatedError(loggedIn, 'Escriba el código de su aplicación de verificación');
    }
    if (loggedIn === 'otp_wrong') {
      this.security.record('second-factor-failed', { userId: account.id });
      throw new UnauthenticatedError(loggedIn, messages.codeWrong);
    }
    await this.limits.succeed([...taken, ...guesses]);
    return loggedIn;
  }

  /** Counts an attempt; a wave of them is told to whom it is about. */
  private async warning<Taken>(userId: string | null, take: () => Promise<Taken>): Promise<Taken> {
    try {
      return await take();
    } catch (error) {
      const isWave = error instanceof LimitReachedError && waves.includes(error.rule);
      if (isWave && userId !== null) await this.commands.execute(new WarnOfLoginAttempts(userId));
      throw error;
    }
  }
}
