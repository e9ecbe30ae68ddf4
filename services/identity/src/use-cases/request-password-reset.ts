import { validationMessages as messages } from '@bitacora/contracts/messages';
import { InvalidError, NotFoundError } from '@bitacora/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MailedLinks } from '../credentials/mailed-links.ts';
import { PersonRepository } from '../persistence/person.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';

export class RequestPasswordReset extends Command<void> {
  constructor(readonly username: string) {
    super();
  }
}

/** Mails a link to choose a new password; who never activated the account gets a new activation link instead. */
@CommandHandler(RequestPasswordReset)
export class RequestPasswordResetHandler implements ICommandHandler<RequestPasswordReset> {
  constructor(
    private readonly users: UserRepository,
    private readonly persons: PersonRepository,
    private readonly mails: MailedLinks,
  ) {}

  async execute({ username }: RequestPasswordReset): Promise<void> {
    const user = await this.users.findByUsername(username);
    if (!user) throw new NotFoundError('Usuario no existe', 'user_not_found');
    const purpose = user.isActive ? 'password-reset' : 'activation';
    const link = await this.mails.prepare(purpose, user, await this.persons.get(user.personId));
    if (!link) throw new InvalidError({ username: [messages.withoutEmail] });
    await this.users.save(user, link);
  }
}
