import { validationMessages as messages } from '@bitacora/contracts/messages';
import { type FieldErrors, InvalidError } from '@bitacora/kernel';
import { type Caller, Commands, Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { Limits } from '../credentials/limits.ts';
import { Passwords } from '../credentials/passwords.ts';
import { ChangePassword } from './change-password.ts';

interface Wish {
  caller: Caller;
  currentPassword: string;
  newPassword: string;
}

/** Changes the password of who knows the present one; guesses at it are limited as those of a login. */
@Injectable()
export class SetPassword {
  constructor(
    private readonly database: Database,
    private readonly limits: Limits,
    private readonly passwords: Passwords,
    private readonly commands: Commands,
  ) {}

  async execute({ caller, currentPassword, newPassword }: Wish): Promise<void> {
    const [account] = await this.database.query<{ username: string; password_hash: string | null }>(
      `select username, password_hash from users where id::text = ?`,
      [caller.userId],
    );
    const guesses = { rule: 'login-person', of: account?.username ?? caller.userId } as const;
    await this.limits.take(guesses);
    const checkedHash = account?.password_hash ?? null;
    const holds = await this.passwords.verify(currentPassword, checkedHash);
    const errors: FieldErrors = {
      ...(holds ? {} : { current_password: [messages.passwordWrong] }),
      ...this.passwords.errorsOf(newPassword),
    };
    if (holds) await this.limits.forget(guesses);
    if (checkedHash === null || Object.keys(errors).length > 0) throw new InvalidError(errors);
    const passwordHash = await this.passwords.hash(newPassword);
    const { userId, session } = caller;
    await this.commands.execute(new ChangePassword({ userId, session, checkedHash, passwordHash }));
  }
}
