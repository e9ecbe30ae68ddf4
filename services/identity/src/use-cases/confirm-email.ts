import type { Clock } from '@bitacora/kernel';
import { CLOCK, Database, SecurityLog } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LinkReader, type MailedLink } from '../credentials/link-reader.ts';
import { MailedLinks } from '../credentials/mailed-links.ts';
import { PasswordChanges } from '../credentials/password-changes.ts';
import type { Profile } from '../domain/profile.ts';
import { LINKS_OF_THE_EMAIL } from '../domain/user-token.ts';
import { FormerPersonRepository } from '../persistence/former-person.repository.ts';
import { PassengerRepository } from '../persistence/passenger.repository.ts';
import { PersonRepository } from '../persistence/person.repository.ts';
import { ProfileRepository } from '../persistence/profile.repository.ts';
import { UserTokenRepository } from '../persistence/user-token.repository.ts';
import { type UserFact, UserRepository } from '../persistence/user.repository.ts';

export class ConfirmEmail extends Command<void> {
  constructor(readonly link: MailedLink) {
    super();
  }
}

/**
 * The waiting address becomes the account's, and the password has to be chosen anew from there; links that went to the
 * former one stop working, but for those to undo it.
 */
@CommandHandler(ConfirmEmail)
export class ConfirmEmailHandler implements ICommandHandler<ConfirmEmail> {
  constructor(
    private readonly database: Database,
    private readonly links: LinkReader,
    private readonly mails: MailedLinks,
    private readonly profiles: ProfileRepository,
    private readonly persons: PersonRepository,
    private readonly formerPersons: FormerPersonRepository,
    private readonly passengers: PassengerRepository,
    private readonly users: UserRepository,
    private readonly tokens: UserTokenRepository,
    private readonly changes: PasswordChanges,
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
    await this.formerPersons.keep(user.id, emailChange, profile.person);
    const followers = profile.moveEmail(email);
    await this.persons.save(profile.person);
    for (const passenger of followers) await this.passengers.save(passenger);
    await this.tokens.finish(user.id, token);
    await this.tokens.useUp(user.id, ...LINKS_OF_THE_EMAIL);
    const facts = [await this.askForPassword(profile)];
    if (former !== null) {
      facts.push(await this.mails.emailChanged(user, profile.person, { former, email, emailChange, at: now }));
    }
    await this.users.saveAll(user, facts);
    await this.tokens.keepUndo(emailChange, now);
    this.database.afterCommit(() => this.security.record('email-changed', { userId: user.id }));
  }

  /**
   * Whoever confirmed the address reads it, and may not be who asked and knows the password: that stops working. An
   * account's password is always chosen by whoever reads its e-mail, so that the e-mail can stand for its person.
   */
  private async askForPassword({ user, person }: Profile): Promise<UserFact> {
    await this.changes.discard(user, 'email-confirmed');
    const fact = await this.mails.resetBecause('email-confirmed', user, person);
    if (!fact) throw new Error('an account that has just confirmed its e-mail has one');
    return fact;
  }
}
