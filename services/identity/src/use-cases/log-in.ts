import { UnauthenticatedError } from '@bitacora/kernel';
import { Commands, Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { Limits } from '../credentials/limits.ts';
import { Passwords } from '../credentials/passwords.ts';
import type { TokenPair } from '../credentials/token-pairs.ts';
import type { LoginPlace } from '../domain/login-place.ts';
import { OpenSession } from './open-session.ts';

interface Attempt {
  username: string;
  password: string;
  address: string;
  place: LoginPlace;
}

interface Account {
  id: string;
  password_hash: string | null;
}

/**
 * Logs in with the same work and the same answer whether the person exists, waits inactive, or mistyped the password.
 * A person's attempts are counted before the password is looked at, so that many at once win nothing.
 */
@Injectable()
export class LogIn {
  constructor(
    private readonly database: Database,
    private readonly limits: Limits,
    private readonly passwords: Passwords,
    private readonly commands: Commands,
  ) {}

  async execute({ username, password, address, place }: Attempt): Promise<TokenPair> {
    const from = { rule: 'login-address', of: address } as const;
    const person = { rule: 'login-person', of: username } as const;
    if (!(await this.hasLoggedInThere(username, place))) await this.limits.check(from);
    await this.limits.take(person);
    const [account] = await this.database.query<Account>(
      `select id, case when is_active then password_hash end as password_hash from users where username = ?`,
      [username],
    );
    const passwordHash = account?.password_hash ?? null;
    const holds = await this.passwords.verify(password, passwordHash);
    const pair =
      account && passwordHash && holds
        ? await this.commands.execute(new OpenSession(account.id, passwordHash, place))
        : null;
    if (!pair) {
      await this.limits.count(from);
      throw new UnauthenticatedError('no_active_account', 'Cédula o contraseña incorrecta');
    }
    await this.limits.forget(person);
    return pair;
  }

  /** An office or a mobile carrier is one address: strangers who fail there do not lock out whoever is known there. */
  private async hasLoggedInThere(username: string, { address }: LoginPlace): Promise<boolean> {
    const rows = await this.database.query(
      `select 1 from sessions join users on users.id = sessions.user_id
       where users.username = ? and sessions.address = ? limit 1`,
      [username, address],
    );
    return rows.length > 0;
  }
}
