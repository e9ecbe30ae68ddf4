import type { StagedHandler } from '@bitacora/platform';
import { Command, CommandHandler } from '@nestjs/cqrs';
import { ChosenPassword } from '../credentials/chosen-password.ts';
import { Limits } from '../credentials/limits.ts';
import { LinkReader, type MailedLink } from '../credentials/link-reader.ts';
import { type LoggedIn, type LoginOrigin, OpenSessions } from '../credentials/open-sessions.ts';
import { PasswordChanges } from '../credentials/password-changes.ts';
import { PassengerRepository } from '../persistence/passenger.repository.ts';
import { ProfileRepository } from '../persistence/profile.repository.ts';
import { UserTokenRepository } from '../persistence/user-token.repository.ts';

interface Details extends MailedLink {
  chosen: string;
  /** From where the person is to be logged in; null when that was not asked for. */
  logInFrom: LoginOrigin | null;
}

/**
 * Whoever reads the account's e-mail chooses its password: passengers of that e-mail are the account's. Logs in whoever
 * asked for it.
 */
export class ResetPassword extends Command<LoggedIn | null> {
  constructor(readonly details: Details) {
    super();
  }
}

@CommandHandler(ResetPassword)
export class ResetPasswordHandler implements StagedHandler<ResetPassword, string> {
  constructor(
    private readonly passwords: ChosenPassword,
    private readonly changes: PasswordChanges,
    private readonly links: LinkReader,
    private readonly limits: Limits,
    private readonly profiles: ProfileRepository,
    private readonly passengers: PassengerRepository,
    private readonly tokens: UserTokenRepository,
    private readonly openSessions: OpenSessions,
  ) {}

  /** The hash of what was chosen. */
  prepare({ details }: ResetPassword): Promise<string> {
    return this.passwords.hash('password-reset', details, details.chosen);
  }

  async execute({ details }: ResetPassword, passwordHash: string): Promise<LoggedIn | null> {
    const { logInFrom } = details;
    const { user } = await this.links.open('password-reset', details);
    const profile = await this.profiles.own(user);
    for (const passenger of profile.bindWaiting(await this.tokens.confirmedChange(user.id))) {
      await this.passengers.save(passenger);
    }
    await this.changes.choose(user, passwordHash, 'reset');
    await this.limits.forgetPerson(user.username);
    return logInFrom && this.openSessions.openByLink(user.id, passwordHash, logInFrom);
  }
}
