import type { StoredProfile } from '@bitacora/contracts';
import { NotFoundError } from '@bitacora/kernel';
import { type Caller, Database, FileStore, type StagedHandler } from '@bitacora/platform';
import { Command, CommandHandler } from '@nestjs/cqrs';
import { type CheckedPassword, CurrentPassword } from '../credentials/current-password.ts';
import { Limits } from '../credentials/limits.ts';
import { editorOf } from '../domain/editor-of.ts';
import type { IdPhotos } from '../domain/person.ts';
import type { Profile } from '../domain/profile.ts';
import { isSameEmail } from '../domain/same-email.ts';
import { PersonRepository } from '../persistence/person.repository.ts';
import { ProfileRepository } from '../persistence/profile.repository.ts';
import { ProfileReader } from '../queries/profile-reader.ts';
import { type SentPhotos, uploadPhotos } from './upload-photos.ts';
import { type ProfileWriting, WriteProfile } from './write-profile.ts';

export interface ProfileUpdate extends Omit<ProfileWriting, 'password'> {
  userId: string;
  caller: Caller;
  /** In the place of those that are there; null removes one. */
  photos?: SentPhotos;
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

/** Changes any part of a person at once, by the person's account. */
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
    private readonly currentPassword: CurrentPassword,
    private readonly limits: Limits,
    private readonly files: FileStore,
    private readonly reader: ProfileReader,
    private readonly write: WriteProfile,
  ) {}

  /**
   * Nobody uploads anything for a person whose photos he or she may not see. Answers what became of the password that came
   * along; null when none did.
   */
  async prepare({ update }: UpdateProfile<unknown>): Promise<CheckedPassword | null> {
    if (Object.keys(update.photos ?? {}).length > 0) await this.database.transaction(() => this.find(update));
    await this.countPhotos(update);
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
    // With the change: one that is refused is none.
    if (caller.userId === userId) await this.limits.take({ rule: 'profile-person', of: userId, userId });
    await this.write.reserve(form);
    const profile = await this.find(update);
    await this.write.execute(profile, { form, part, password }, photos);
    const { passengerId } = profile;
    // By its own id: the change may have taken the passenger from the account.
    const stored = await (passengerId === null
      ? this.reader.find(userId, caller)
      : this.reader.ofPassenger(passengerId));
    return answerOf(stored);
  }

  /** Of the own ones, before a byte is stored: staff have whole groups to write of. */
  private async countPhotos({ userId, caller, photos = {} }: ProfileUpdate): Promise<void> {
    const sent = Object.values(photos).filter((photo) => photo !== null);
    if (caller.userId !== userId || sent.length === 0) return;
    await this.limits.take(...sent.map(() => ({ rule: 'photos-person', of: userId, userId }) as const));
  }

  private async checkPassword({ userId, caller, form, password }: ProfileUpdate): Promise<CheckedPassword | null> {
    const email = form.contact?.email;
    if (password === undefined || !email || caller.userId !== userId) return null;
    // A password that nothing needs is not looked at: this is no place to guess it.
    if (isSameEmail(email, await this.persons.emailOf(userId))) return null;
    return this.currentPassword.check({ caller, password });
  }

  private async find({ userId, caller, photos = {} }: ProfileUpdate): Promise<Profile> {
    const profile = await this.profiles.get(userId, editorOf(userId, caller));
    if (profile.editor === 'other-agency' && Object.keys(photos).length > 0) throw new NotFoundError();
    return profile;
  }
}
