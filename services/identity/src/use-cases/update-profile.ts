import type { StoredProfile } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { type Clock, dayAt, expectValid, type FieldErrors, NotFoundError } from '@bitacora/kernel';
import { type Caller, CLOCK, Database, FileStore, type StagedHandler } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler } from '@nestjs/cqrs';
import { type CheckedPassword, CurrentPassword } from '../credentials/current-password.ts';
import { EmailChanges } from '../credentials/email-changes.ts';
import { Limits } from '../credentials/limits.ts';
import { MailedLinks } from '../credentials/mailed-links.ts';
import { errorsAtTopLevel } from '../domain/errors-at-top-level.ts';
import type { IdPhotos } from '../domain/person.ts';
import { isNothing, type ProfileChanges } from '../domain/profile-changes.ts';
import { type ProfileForm, readProfileForm } from '../domain/profile-form.ts';
import type { Profile } from '../domain/profile.ts';
import { isSameEmail } from '../domain/same-email.ts';
import { LINKS_OF_THE_EMAIL } from '../domain/user-token.ts';
import { PassengerRepository } from '../persistence/passenger.repository.ts';
import { PersonRepository } from '../persistence/person.repository.ts';
import { ProfileRepository } from '../persistence/profile.repository.ts';
import { UserTokenRepository } from '../persistence/user-token.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';
import { ProfileReader } from '../queries/profile-reader.ts';
import { type SentPhotos, uploadPhotos } from './upload-photos.ts';

export interface ProfileUpdate {
  userId: string;
  caller: Caller;
  form: ProfileForm;
  /** In the place of those that are there; null removes one. */
  photos?: SentPhotos;
  /** The one part of the bundle whose fields stood at top level, where their errors belong too. */
  part?: 'personal' | 'contact' | 'emergency_contact' | 'user' | 'photos';
  /** The owner's, which another e-mail asks for. */
  password?: string | undefined;
}

/** `answerOf`: what of the whole profile its route answers. */
export class UpdateProfile<Answer> extends Command<Answer> {
  constructor(
    readonly update: ProfileUpdate,
    readonly answerOf: (profile: StoredProfile) => Answer,
  ) {
    super();
  }
}

/** Changes any part of a person at once: everything holds, or nothing does and every field at fault is named. */
@CommandHandler(UpdateProfile)
export class UpdateProfileHandler implements StagedHandler<
  UpdateProfile<unknown>,
  CheckedPassword | null,
  Partial<IdPhotos>
> {
  constructor(
    private readonly database: Database,
    private readonly profiles: ProfileRepository,
    private readonly persons: PersonRepository,
    private readonly passengers: PassengerRepository,
    private readonly users: UserRepository,
    private readonly tokens: UserTokenRepository,
    private readonly mails: MailedLinks,
    private readonly emailChanges: EmailChanges,
    private readonly currentPassword: CurrentPassword,
    private readonly limits: Limits,
    private readonly files: FileStore,
    private readonly reader: ProfileReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Nobody uploads anything for a person whose photos he or she may not see. Answers what became of the password that came
   * along; null when none did.
   */
  async prepare({ update }: UpdateProfile<unknown>): Promise<CheckedPassword | null> {
    if (Object.keys(update.photos ?? {}).length > 0) await this.database.transaction(() => this.find(update));
    return this.checkPassword(update);
  }

  upload({ update }: UpdateProfile<unknown>) {
    return uploadPhotos(this.files, update.photos ?? {});
  }

  async execute(
    { update, answerOf }: UpdateProfile<unknown>,
    password: CheckedPassword | null,
    photos: Partial<IdPhotos>,
  ): Promise<unknown> {
    const { userId, caller, form, part } = update;
    const profile = await this.find(update);
    profile.checkSeen(form.version);
    const { changes, errors: unreadable } = readProfileForm(form);
    const errors = {
      ...unreadable,
      ...profile.errorsOf(form, changes, photos, dayAt(this.clock.now())),
      ...passwordErrors(profile, changes, password),
    };
    expectValid(part ? errorsAtTopLevel(errors, part) : errors);
    await this.save(profile, changes, photos);
    const { passengerId } = profile;
    // By its own id: the change may have taken the passenger from the account.
    const stored = await (passengerId === null
      ? this.reader.find(userId, caller)
      : this.reader.ofPassenger(passengerId));
    return answerOf(stored);
  }

  private async checkPassword({ userId, caller, form, password }: ProfileUpdate): Promise<CheckedPassword | null> {
    const email = form.contact?.email;
    if (password === undefined || !email || caller.userId !== userId) return null;
    // A password that nothing needs is not looked at: this is no place to guess it.
    if (isSameEmail(email, await this.persons.emailOf(userId))) return null;
    return this.currentPassword.check({ caller, password });
  }

  private async find({ userId, caller, photos = {} }: ProfileUpdate): Promise<Profile> {
    const profile = await this.profiles.get(userId, caller);
    if (profile.editor === 'other-agency' && Object.keys(photos).length > 0) throw new NotFoundError();
    return profile;
  }

  private async save(profile: Profile, changes: ProfileChanges, photos: Partial<IdPhotos>): Promise<void> {
    const { passengerId } = profile;
    if (passengerId !== null && profile.triesEmail(changes)) {
      await this.limits.take({ rule: 'passenger-email', of: passengerId });
    }
    const emailChange = await this.tokens.confirmedChange(profile.user.id);
    const { replaced, corrected, ...changed } = profile.change(changes, photos, emailChange);
    for (const file of replaced) await this.files.replace(file.id);
    const hasPhotos = replaced.length > 0 || Object.keys(photos).length > 0;
    if (hasPhotos || !isNothing(changed.person)) await this.persons.save(profile.person);
    for (const passenger of changed.passengers) await this.passengers.save(passenger);
    if (corrected) await this.tokens.useUpOfPassenger(corrected.id);
    if (changed.person.email !== undefined) await this.moveLinks(profile);
    const asked = profile.askedEmail(changes);
    if (asked !== null) await this.emailChanges.ask(profile.user, profile.person, asked);
  }

  /** Of an account that still waits: links to the former address stop working, and the new one gets that for the account. */
  private async moveLinks({ user, person }: Profile): Promise<void> {
    await this.limits.take({ rule: 'email-change-person', of: user.id });
    await this.tokens.useUp(user.id, ...LINKS_OF_THE_EMAIL);
    const link = await this.mails.prepare('activation', user, person);
    if (link) await this.users.save(user, link);
  }
}

/** Another e-mail of an account in use needs the password that the account has now. */
function passwordErrors(profile: Profile, changes: ProfileChanges, password: CheckedPassword | null): FieldErrors {
  if (profile.askedEmail(changes) === null) return {};
  if (password === null) return { current_password: [messages.passwordNeeded] };
  const isRight = password.holds && password.checkedHash === profile.user.passwordHash;
  return isRight ? {} : { current_password: [messages.passwordWrong] };
}
