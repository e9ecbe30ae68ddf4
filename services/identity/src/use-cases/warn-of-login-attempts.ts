import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Limits } from '../credentials/limits.ts';
import { MailedLinks } from '../credentials/mailed-links.ts';
import { PersonRepository } from '../persistence/person.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';

export class WarnOfLoginAttempts extends Command<void> {
  constructor(readonly userId: string) {
    super();
  }
}

/** Mails the owner of an account that strangers try, once a wave, the link that lets him or her in from anywhere. */
@CommandHandler(WarnOfLoginAttempts)
export class WarnOfLoginAttemptsHandler implements ICommandHandler<WarnOfLoginAttempts> {
  constructor(
    private readonly users: UserRepository,
    private readonly persons: PersonRepository,
    private readonly mails: MailedLinks,
    private readonly limits: Limits,
  ) {}

  async execute({ userId }: WarnOfLoginAttempts): Promise<void> {
    // First, so that a thousand refused strangers lock nothing of the owner's.
    if (!(await this.limits.mayDo({ rule: 'login-alarm', of: userId }))) return;
    const user = await this.users.findLocked(userId);
    if (!user?.canLogIn) return;
    const link = await this.mails.prepare('password-reset', user, await this.persons.get(user.personId));
    if (link?.name !== 'identity.password-reset-requested') return;
    await this.users.save(user, { name: 'identity.login-attempts-exceeded', data: link.data });
  }
}
