import { validationMessages as messages } from '@bitacora/contracts/messages';
import { type Clock, InvalidError } from '@bitacora/kernel';
import { CLOCK, type StagedHandler } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler } from '@nestjs/cqrs';
import { ChosenPassword } from '../credentials/chosen-password.ts';
import { MailedLinks } from '../credentials/mailed-links.ts';
import { LinkReader, type MailedLink } from '../credentials/link-reader.ts';
import { type LoggedIn, type LoginOrigin, OpenSessions } from '../credentials/open-sessions.ts';
import type { User } from '../domain/user.ts';
import { PassengerRepository } from '../persistence/passenger.repository.ts';
import { PersonRepository } from '../persistence/person.repository.ts';
import { UserTokenRepository } from '../persistence/user-token.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';

interface Details extends MailedLink {
  /** Null asks for a link to choose one. */
  chosen: string | null;
  /** From where the person is to be logged in; null when that was not asked for. */
  logInFrom: LoginOrigin | null;
}

/** Logs in whoever asked for it and has a password now. */
export class ActivateUser extends Command<LoggedIn | null> {
  constructor(readonly details: Details) {
    super();
  }
}

@CommandHandler(ActivateUser)
export class ActivateUserHandler implements StagedHandler<ActivateUser, string | null> {
  constructor(
    private readonly passwords: ChosenPassword,
    private readonly links: LinkReader,
    private readonly users: UserRepository,
    private readonly persons: PersonRepository,
    private readonly passengers: PassengerRepository,
    private readonly tokens: UserTokenRepository,
    private readonly mails: MailedLinks,
    private readonly sessions: OpenSessions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The hash of what was chosen. */
  async prepare({ details }: ActivateUser): Promise<string | null> {
    return details.chosen === null ? null : this.passwords.hash('activation', details, details.chosen);
  }

  async execute({ details }: ActivateUser, passwordHash: string | null): Promise<LoggedIn | null> {
    const { logInFrom } = details;
    const { user, token } = await this.links.open('activation', details);
    user.activate(passwordHash, this.clock.now());
    await this.tokens.finish(user.id, token);
    await this.users.save(user, { name: 'identity.user-activated', data: { user_id: user.id } });
    await this.tellAgencies(user);
    if (!user.canLogIn) await this.mailLinkToChoosePassword(user);
    if (!logInFrom || passwordHash === null) return null;
    return this.sessions.openByLink(user.id, passwordHash, logInFrom);
  }

  private async tellAgencies({ personId }: User): Promise<void> {
    for (const passenger of await this.passengers.ofPersonLocked(personId)) {
      if (!passenger.accountWaits) continue;
      passenger.hearOfActivation();
      await this.passengers.save(passenger);
    }
  }

  private async mailLinkToChoosePassword(user: User): Promise<void> {
    const link = await this.mails.prepare('password-reset', user, await this.persons.get(user.personId));
    if (!link) throw new InvalidError({ new_password: [messages.required] });
    await this.users.tell(user, link);
  }
}
