import { conflict, validationMessages as messages } from '@bitacora/contracts/messages';
import { expectValid, InvalidError, NotFoundError } from '@bitacora/kernel';
import type { Caller, StagedHandler } from '@bitacora/platform';
import { Command, CommandHandler } from '@nestjs/cqrs';
import { CurrentPassword } from '../credentials/current-password.ts';
import { PasswordChanges } from '../credentials/password-changes.ts';
import { Passwords } from '../credentials/passwords.ts';
import { UserRepository } from '../persistence/user.repository.ts';

interface Details {
  /** Whose session stays. */
  caller: Caller;
  /** What the device kept of an earlier login, where it did. */
  device: string | null;
  currentPassword: string;
  newPassword: string;
}

interface Hashes {
  /** What the current password was checked against. */
  checkedHash: string;
  passwordHash: string;
}

/** Changes the password of who knows the present one. */
export class ChangePassword extends Command<void> {
  constructor(readonly details: Details) {
    super();
  }
}

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements StagedHandler<ChangePassword, Hashes> {
  constructor(
    private readonly currentPassword: CurrentPassword,
    private readonly passwords: Passwords,
    private readonly changes: PasswordChanges,
    private readonly users: UserRepository,
  ) {}

  async prepare({ details: { caller, currentPassword, newPassword } }: ChangePassword): Promise<Hashes> {
    const checked = await this.currentPassword.check({ caller, password: currentPassword });
    const errors = this.passwords.errorsOf(newPassword);
    if (!checked.holds) throw new InvalidError({ current_password: [messages.passwordWrong], ...errors });
    expectValid(errors);
    return { checkedHash: checked.checkedHash, passwordHash: await this.passwords.hash(newPassword, caller.userId) };
  }

  async execute({ details }: ChangePassword, { checkedHash, passwordHash }: Hashes): Promise<void> {
    const { userId, session } = details.caller;
    const user = await this.users.findLocked(userId);
    if (!user) throw new NotFoundError();
    if (user.passwordHash !== checkedHash) throw conflict('password_changed');
    await this.changes.choose(user, passwordHash, 'changed', { session, device: details.device });
  }
}
