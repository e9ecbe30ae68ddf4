import type { Clock, FieldErrors } from '@bitacora/kernel';
import { CLOCK, Commands } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LinkReader, type MailedLink } from '../credentials/link-reader.ts';
import type { TokenPair } from '../credentials/token-pairs.ts';
import type { LoginPlace } from '../domain/login-place.ts';
import { SessionRepository } from '../persistence/session.repository.ts';
import { UserTokenRepository } from '../persistence/user-token.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';
import { OpenSession } from './open-session.ts';

interface Details extends MailedLink {
  passwordHash: string;
  /** What is wrong with the new password, to be told with what is wrong with the link. */
  passwordErrors: FieldErrors;
  /** Where the person is to be logged in; null when that was not asked for. */
  logInAt: LoginPlace | null;
}

/** Answers tokens to whoever asked for them. */
export class ResetPassword extends Command<TokenPair | null> {
  constructor(readonly details: Details) {
    super();
  }
}

@CommandHandler(ResetPassword)
export class ResetPasswordHandler implements ICommandHandler<ResetPassword> {
  constructor(
    private readonly links: LinkReader,
    private readonly users: UserRepository,
    private readonly tokens: UserTokenRepository,
    private readonly sessions: SessionRepository,
    private readonly commands: Commands,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ details }: ResetPassword): Promise<TokenPair | null> {
    const { passwordHash, passwordErrors, logInAt } = details;
    const { user } = await this.links.open('password-reset', details, passwordErrors);
    user.choosePassword(passwordHash, this.clock.now());
    // An address that waits was asked for with the former password, by whoever knew it.
    await this.tokens.useUp(user.id, 'password-reset', 'email-confirmation');
    await this.sessions.endAllOf(user.id, 'password-reset');
    await this.users.save(user, { name: 'identity.password-changed', data: { user_id: user.id } });
    return logInAt && this.commands.execute(new OpenSession(user.id, passwordHash, logInAt));
  }
}
