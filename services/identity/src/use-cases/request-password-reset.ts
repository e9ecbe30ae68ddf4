import { notThere, validationMessages as messages } from '@bitacora/contracts/messages';
import { InvalidError } from '@bitacora/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MailedLinks } from '../credentials/mailed-links.ts';
import { PersonRepository } from '../persistence/person.repository.ts';
import { UserTokenRepository } from '../persistence/user-token.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';

export class RequestPasswordReset extends Command<void> {
  constructor(readonly username: string) {
    super();
  }
}

/**
 * Mails a link to choose a new password; who never activated the account gets a new activation link instead. Whoever was
 * mailed one just now uses that, so that nobody's inbox is filled by strangers.
 */
@CommandHandler(RequestPasswordReset)
export class RequestPasswordResetHandler implements ICommandHandler<RequestPasswordReset> {
  constructor(
    private readonly users: UserRepository,
    private readonly persons: PersonRepository,
    private readonly mails: MailedLinks,
    private readonly tokens: UserTokenRepository,
  ) {}

  async execute({ username }: RequestPasswordReset): Promise<void> {
    const user = await this.users.findByUsername(username);
    if (!user) throw notThere('user_not_found');
    if (await this.tokens.hasNewLinkToPassword(user.id)) return;
    const purpose = user.isActive ? 'password-reset' : 'activation';
    const link = await this.mails.prepare(purpose, user, await this.persons.get(user.personId));
    if (!link) throw new InvalidError({ username: [messages.withoutEmail] });
    await this.users.save(user, link);
  }
}
