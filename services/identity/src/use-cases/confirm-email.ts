import type { Clock } from '@bitacora/kernel';
import { CLOCK, Database, SecurityLog } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LinkReader, type MailedLink } from '../credentials/link-reader.ts';
import { MailedLinks } from '../credentials/mailed-links.ts';
import { LINKS_OF_THE_EMAIL } from '../domain/user-token.ts';
import { PassengerRepository } from '../persistence/passenger.repository.ts';
import { PersonRepository } from '../persistence/person.repository.ts';
import { ProfileRepository } from '../persistence/profile.repository.ts';
import { UserTokenRepository } from '../persistence/user-token.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';

export class ConfirmEmail extends Command<void> {
  constructor(readonly link: MailedLink) {
    super();
  }
}

/** The waiting address becomes the account's; links that went to the former one stop working, but for those to undo it. */
@CommandHandler(ConfirmEmail)
export class ConfirmEmailHandler implements ICommandHandler<ConfirmEmail> {
  constructor(
    private readonly database: Database,
    private readonly links: LinkReader,
    private readonly mails: MailedLinks,
    private readonly profiles: ProfileRepository,
    private readonly persons: PersonRepository,
    private readonly passengers: PassengerRepository,
    private readonly users: UserRepository,
    private readonly tokens: UserTokenRepository,
    private readonly security: SecurityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ link }: ConfirmEmail): Promise<void> {
    const { user, token } = await this.links.open('email-confirmation', link);
    const { email, emailChange } = token;
    // The table refuses such a row without them.
    if (email === null || emailChange === null) throw new Error('a link about an e-mail has one');
    const now = this.clock.now();
    const profile = await this.profiles.own(user);
    const former = profile.person.contact.email;
    const followers = profile.moveEmail(email, emailChange);
    await this.persons.save(profile.person);
    for (const passenger of followers) await this.passengers.save(passenger);
    await this.tokens.finish(user.id, token);
    await this.tokens.useUp(user.id, ...LINKS_OF_THE_EMAIL);
    if (former !== null) {
      const change = { former, email, emailChange, at: now };
      await this.users.save(user, await this.mails.emailChanged(user, profile.person, change));
    }
    await this.tokens.keepUndo(emailChange, now);
    this.database.afterCommit(() => this.security.record('email-changed', { userId: user.id }));
  }
}
