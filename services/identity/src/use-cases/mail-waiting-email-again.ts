import { NotFoundError } from '@bitacora/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EmailChanges } from '../credentials/email-changes.ts';
import { PersonRepository } from '../persistence/person.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';

export class MailWaitingEmailAgain extends Command<void> {
  constructor(readonly userId: string) {
    super();
  }
}

/** Mails the link to the waiting address once more, where it is good for another 24 hours. */
@CommandHandler(MailWaitingEmailAgain)
export class MailWaitingEmailAgainHandler implements ICommandHandler<MailWaitingEmailAgain> {
  constructor(
    private readonly users: UserRepository,
    private readonly persons: PersonRepository,
    private readonly changes: EmailChanges,
  ) {}

  async execute({ userId }: MailWaitingEmailAgain): Promise<void> {
    const user = await this.users.findLocked(userId);
    if (!user) throw new NotFoundError();
    await this.changes.mailAgain(user, await this.persons.get(user.personId));
  }
}
