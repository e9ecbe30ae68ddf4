import { validationMessages as messages } from '@bitacora/contracts/messages';
import { type Clock, ConflictError, expectValid, InvalidError, NotFoundError } from '@bitacora/kernel';
import { type Caller, CLOCK, Database, SecurityLog, type StagedHandler } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler } from '@nestjs/cqrs';
import { CurrentPassword } from '../credentials/current-password.ts';
import { Passwords } from '../credentials/passwords.ts';
import { SessionRepository } from '../persistence/session.repository.ts';
import { UserTokenRepository } from '../persistence/user-token.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';

interface Details {
  /** Whose session stays. */
  caller: Caller;
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
    private readonly database: Database,
    private readonly security: SecurityLog,
    private readonly users: UserRepository,
    private readonly tokens: UserTokenRepository,
    private readonly sessions: SessionRepository,
    @Inject(CLOCK) private readonly clock: Clock,
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
    if (user.passwordHash !== checkedHash) {
      throw new ConflictError('password_changed', 'La contraseña se acaba de cambiar en otra ventana');
    }
    user.choosePassword(passwordHash, this.clock.now());
    // An address that waits was asked for with the former password, by whoever knew it.
    await this.tokens.useUp(userId, 'password-reset', 'email-confirmation');
    await this.sessions.endAllOf(userId, 'password-changed', session);
    await this.users.save(user, { name: 'identity.password-changed', data: { user_id: userId } });
    this.database.afterCommit(() => this.security.record('password-changed', { userId: userId, reason: 'changed' }));
  }
}
