import { type Clock, ConflictError, NotFoundError } from '@bitacora/kernel';
import { CLOCK } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SessionRepository } from '../persistence/session.repository.ts';
import { UserTokenRepository } from '../persistence/user-token.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';

interface Details {
  userId: string;
  /** The session that stays. */
  session: string;
  /** The hash that the current password was checked against. */
  checkedHash: string;
  passwordHash: string;
}

export class ChangePassword extends Command<void> {
  constructor(readonly details: Details) {
    super();
  }
}

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly users: UserRepository,
    private readonly tokens: UserTokenRepository,
    private readonly sessions: SessionRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ details: { userId, session, checkedHash, passwordHash } }: ChangePassword): Promise<void> {
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
  }
}
