import { type Clock, type FieldErrors, InvalidError } from '@bitacora/kernel';
import { CLOCK, Database, SecurityLog } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Limits } from '../credentials/limits.ts';
import { LinkReader } from '../credentials/link-reader.ts';
import { SessionRepository } from '../persistence/session.repository.ts';
import { UserTokenRepository } from '../persistence/user-token.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';

interface Details {
  uid: string;
  token: string;
  passwordHash: string;
  /** What is wrong with the new password, to be told with what is wrong with the link. */
  passwordErrors: FieldErrors;
}

export class ResetPassword extends Command<void> {
  constructor(readonly details: Details) {
    super();
  }
}

@CommandHandler(ResetPassword)
export class ResetPasswordHandler implements ICommandHandler<ResetPassword> {
  constructor(
    private readonly database: Database,
    private readonly security: SecurityLog,
    private readonly links: LinkReader,
    private readonly limits: Limits,
    private readonly users: UserRepository,
    private readonly tokens: UserTokenRepository,
    private readonly sessions: SessionRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ details }: ResetPassword): Promise<void> {
    const { user, errors } = await this.links.read('password-reset', details);
    const broken = { ...errors, ...details.passwordErrors };
    if (!user || Object.keys(broken).length > 0) throw new InvalidError(broken);
    user.choosePassword(details.passwordHash, this.clock.now());
    await this.tokens.useUp(user.id, 'password-reset');
    await this.limits.forgetPerson(user.username);
    await this.sessions.endAllOf(user.id, 'password-reset');
    await this.users.save(user, { name: 'identity.password-changed', data: { user_id: user.id } });
    this.database.afterCommit(() => this.security.record('password-changed', { userId: details.uid, reason: 'reset' }));
  }
}
