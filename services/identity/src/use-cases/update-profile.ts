import type { StoredProfile } from '@bitacora/contracts';
import { NotFoundError } from '@bitacora/kernel';
import { type Caller, Database, FileStore, type StagedHandler } from '@bitacora/platform';
import { Command, CommandHandler } from '@nestjs/cqrs';
import type { IdPhotos } from '../domain/person.ts';
import type { Profile } from '../domain/profile.ts';
import { ProfileRepository } from '../persistence/profile.repository.ts';
import { ProfileReader } from '../queries/profile-reader.ts';
import { type SentPhotos, uploadPhotos } from './upload-photos.ts';
import { type ProfileWriting, WriteProfile } from './write-profile.ts';

export interface ProfileUpdate extends ProfileWriting {
  userId: string;
  caller: Caller;
  /** In the place of those that are there; null removes one. */
  photos?: SentPhotos;
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
export class UpdateProfileHandler implements StagedHandler<UpdateProfile<unknown>, void, Partial<IdPhotos>> {
  constructor(
    private readonly database: Database,
    private readonly profiles: ProfileRepository,
    private readonly files: FileStore,
    private readonly reader: ProfileReader,
    private readonly write: WriteProfile,
  ) {}

  /** Nobody uploads anything for a person whose photos he or she may not see. */
  async prepare({ update }: UpdateProfile<unknown>): Promise<void> {
    if (Object.keys(update.photos ?? {}).length > 0) await this.database.transaction(() => this.find(update));
  }

  upload({ update }: UpdateProfile<unknown>) {
    return uploadPhotos(this.files, update.photos ?? {});
  }

  async execute({ update, answerOf }: UpdateProfile<unknown>, _: void, photos: Partial<IdPhotos>): Promise<unknown> {
    const { userId, caller } = update;
    const profile = await this.find(update);
    await this.write.execute(profile, update, photos);
    const { passengerId } = profile;
    // By its own id: the change may have taken the passenger from the account.
    const stored = await (passengerId === null
      ? this.reader.find(userId, caller)
      : this.reader.ofPassenger(passengerId));
    return answerOf(stored);
  }

  private async find({ userId, caller, photos = {} }: ProfileUpdate): Promise<Profile> {
    const profile = await this.profiles.get(userId, caller);
    if (profile.editor === 'other-agency' && Object.keys(photos).length > 0) throw new NotFoundError();
    return profile;
  }
}
