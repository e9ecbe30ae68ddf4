import { Database, FileStore, SecurityLog } from '@bitacora/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LinkReader, type MailedLink } from '../credentials/link-reader.ts';
import { MailedLinks } from '../credentials/mailed-links.ts';
import { PasswordChanges } from '../credentials/password-changes.ts';
import { LINKS_OF_THE_EMAIL } from '../domain/user-token.ts';
import { FormerPersonRepository } from '../persistence/former-person.repository.ts';
import { PassengerRepository } from '../persistence/passenger.repository.ts';
import { PersonRepository } from '../persistence/person.repository.ts';
import { ProfileRepository } from '../persistence/profile.repository.ts';
import { UserTokenRepository } from '../persistence/user-token.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';

export class UndoEmailChange extends Command<void> {
  constructor(readonly link: MailedLink) {
    super();
  }
}

/**
 * "It was not me": the address that the link was mailed to is the account's again, every later change ends with its own
 * undo, and so does every session. What was written since goes: it may be of whoever reads the other address (product 12.5). A change is asked for with the password, so somebody else knows it: it stops working,
 * and the link to choose another goes to the restored address.
 */
@CommandHandler(UndoEmailChange)
export class UndoEmailChangeHandler implements ICommandHandler<UndoEmailChange> {
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
    private readonly files: FileStore,
    private readonly security: SecurityLog,
  ) {}

  async execute({ link }: UndoEmailChange): Promise<void> {
    const { user, token } = await this.links.open('email-undo', link);
    // The table refuses such a row without it.
    if (token.email === null) throw new Error('a link about an e-mail has one');
    const profile = await this.profiles.own(user);
    const undone = await this.tokens.useUpUndosFrom(user.id, token);
    const effect = await this.formerPersons.takeBack(undone);
    const changed = profile.restoreEmail(token.email, undone, effect);
    const photos = effect ? profile.person.removePhotosAfter(effect.former.photos) : [];
    for (const file of photos) await this.files.replace(file.id);
    await this.persons.save(profile.person);
    for (const passenger of changed) await this.passengers.save(passenger);
    await this.tokens.useUp(user.id, ...LINKS_OF_THE_EMAIL);
    await this.changes.discard(user, 'email-change-undone');
    const reset = await this.mails.resetBecause('email-change-undone', user, profile.person);
    if (reset) await this.users.save(user, reset);
    this.database.afterCommit(() => this.security.record('email-change-undone', { userId: user.id }));
  }
}
