import { ConflictError, NotFoundError } from '@bitacora/kernel';
import { Database, SecurityLog } from '@bitacora/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type HandedLink, MailedLinks } from '../credentials/mailed-links.ts';
import { PasswordChanges } from '../credentials/password-changes.ts';
import { PersonRepository } from '../persistence/person.repository.ts';
import { UserTokenRepository } from '../persistence/user-token.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';

export class DiscardPassword extends Command<HandedLink | 'mailed'> {
  constructor(
    readonly username: string,
    /** Whether the operator hands the link on, in place of a mail. */
    readonly isHanded: boolean,
  ) {
    super();
  }
}

/**
 * An operator takes an account back from whoever may know its password: nobody logs in by it any more, all sessions end,
 * and earlier links stop working. The link to choose another goes to the account's own address.
 */
@CommandHandler(DiscardPassword)
export class DiscardPasswordHandler implements ICommandHandler<DiscardPassword> {
  constructor(
    private readonly users: UserRepository,
    private readonly persons: PersonRepository,
    private readonly changes: PasswordChanges,
    private readonly tokens: UserTokenRepository,
    private readonly mails: MailedLinks,
    private readonly database: Database,
    private readonly security: SecurityLog,
  ) {}

  async execute({ username, isHanded }: DiscardPassword): Promise<HandedLink | 'mailed'> {
    const user = await this.users.findByUsername(username);
    if (!user) throw new NotFoundError('Nobody has an account by this document.', 'user_not_found');
    const purpose = user.isActive ? 'password-reset' : 'activation';
    // An address that waits was asked for by whoever knew the password.
    await this.tokens.useUp(user.id, 'password-reset', 'activation', 'email-confirmation');
    await this.changes.discard(user, 'password-discarded');
    this.database.afterCommit(() =>
      this.security.record('password-changed', { userId: user.id, reason: 'discarded by an operator' }),
    );
    if (isHanded) {
      await this.users.save(user, { name: 'identity.password-changed', data: { user_id: user.id } });
      return this.mails.hand(purpose, user);
    }
    const person = await this.persons.get(user.personId);
    const fact = user.isActive
      ? await this.mails.resetBecause('by-operator', user, person)
      : await this.mails.prepare('activation', user, person);
    if (!fact)
      throw new ConflictError(
        'without_email',
        'The account has no e-mail to write to: hand the link on yourself, with --print-link.',
      );
    await this.users.save(user, fact);
    return 'mailed';
  }
}
