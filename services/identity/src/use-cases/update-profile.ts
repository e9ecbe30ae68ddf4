import type { StoredProfile } from '@bitacora/contracts';
import { type Clock, dayAt, type FieldErrors, InvalidError, NotFoundError } from '@bitacora/kernel';
import { type Caller, CLOCK, Database, FileStore, type StagedHandler } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler } from '@nestjs/cqrs';
import { Limits } from '../credentials/limits.ts';
import { MailedLinks } from '../credentials/mailed-links.ts';
import { maskEmail } from '../domain/mask-email.ts';
import type { IdPhotos } from '../domain/person.ts';
import { isNothing, type ProfileChanges } from '../domain/profile-changes.ts';
import { type ProfileForm, readProfileForm } from '../domain/profile-form.ts';
import type { Profile } from '../domain/profile.ts';
import { PassengerRepository } from '../persistence/passenger.repository.ts';
import { PersonRepository } from '../persistence/person.repository.ts';
import { ProfileRepository } from '../persistence/profile.repository.ts';
import { UserTokenRepository } from '../persistence/user-token.repository.ts';
import { type UserFact, UserRepository } from '../persistence/user.repository.ts';
import { PersonAsKnown } from '../queries/person-as-known.ts';
import { type SentPhotos, uploadPhotos } from './upload-photos.ts';

interface Wish {
  userId: string;
  caller: Caller;
  form: ProfileForm;
  /** In the place of those that are there; null removes one. */
  photos?: SentPhotos;
  /** The one part of the bundle whose fields stood at top level, where their errors belong too. */
  part?: 'personal' | 'contact' | 'emergency_contact' | 'user' | 'photos';
}

/** `answerOf`: what of the whole profile its route answers. */
export class UpdateProfile<Answer> extends Command<Answer> {
  constructor(
    readonly wish: Wish,
    readonly answerOf: (profile: StoredProfile) => Answer,
  ) {
    super();
  }
}

/** Changes any part of a person at once: everything holds, or nothing does and every field at fault is named. */
@CommandHandler(UpdateProfile)
export class UpdateProfileHandler implements StagedHandler<UpdateProfile<unknown>, void, Partial<IdPhotos>> {
  constructor(
    private readonly database: Database,
    private readonly profiles: ProfileRepository,
    private readonly persons: PersonRepository,
    private readonly passengers: PassengerRepository,
    private readonly users: UserRepository,
    private readonly tokens: UserTokenRepository,
    private readonly mails: MailedLinks,
    private readonly limits: Limits,
    private readonly files: FileStore,
    private readonly known: PersonAsKnown,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Nobody uploads anything for a person whose photos he or she may not see. */
  async prepare({ wish }: UpdateProfile<unknown>): Promise<void> {
    if (Object.keys(wish.photos ?? {}).length > 0) await this.database.transaction(() => this.find(wish));
  }

  upload({ wish }: UpdateProfile<unknown>) {
    return uploadPhotos(this.files, wish.photos ?? {});
  }

  async execute({ wish, answerOf }: UpdateProfile<unknown>, _: void, photos: Partial<IdPhotos>): Promise<unknown> {
    const { userId, caller, form, part } = wish;
    const profile = await this.find(wish);
    profile.checkSeen(form.version);
    const { changes, errors: unreadable } = readProfileForm(form);
    const errors = { ...unreadable, ...profile.errorsOf(form, changes, photos, dayAt(this.clock.now())) };
    if (Object.keys(errors).length > 0) throw new InvalidError(part ? atTopLevel(errors, part) : errors);
    await this.save(profile, changes, photos);
    return answerOf(await this.known.find(userId, caller));
  }

  private async find({ userId, caller, photos = {} }: Wish): Promise<Profile> {
    const profile = await this.profiles.get(userId, caller);
    if (profile.voice === 'other-agency' && Object.keys(photos).length > 0) throw new NotFoundError();
    return profile;
  }

  private async save(profile: Profile, changes: ProfileChanges, photos: Partial<IdPhotos>): Promise<void> {
    const hasPhotos = Object.keys(photos).length > 0;
    await this.replacePhotos(profile, photos);
    const changed = profile.change(changes);
    if (hasPhotos || !isNothing(changed.person)) await this.persons.save(profile.person);
    for (const passenger of changed.passengers) await this.passengers.save(passenger);
    if (changed.person.email !== undefined) await this.moveLinks(profile);
  }

  private async replacePhotos({ person }: Profile, photos: Partial<IdPhotos>): Promise<void> {
    for (const file of person.replacePhotos(photos)) await this.files.replace(file.id);
  }

  /**
   * Links that went to the former address stop working. Who still waits gets the one for the account at the new address;
   * of an account in use the former address hears, for it may be somebody else who moved it.
   */
  private async moveLinks(profile: Profile): Promise<void> {
    const { user, person } = profile;
    await this.limits.take({ rule: 'email-change-person', of: user.id });
    await this.tokens.useUp(user.id, 'activation');
    await this.tokens.useUp(user.id, 'password-reset');
    const fact = user.isActive ? await this.leaving(profile) : await this.mails.prepare('activation', user, person);
    if (fact) await this.users.save(user, fact);
  }

  private async leaving({ user, person, formerEmail }: Profile): Promise<UserFact | null> {
    const { email } = person.contact;
    if (formerEmail === null || email === null) return null;
    return {
      name: 'identity.email-changed',
      data: {
        user_id: user.id,
        agency: await this.users.agencyOf(user.id),
        former_email: formerEmail,
        new_email_masked: maskEmail(email),
        first_name: person.firstName,
        changed_at: this.clock.now().toISOString(),
      },
    };
  }
}

/** Errors of one part of the bundle, named as its own route names its fields. */
export function atTopLevel(errors: FieldErrors, part: string): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, lines]) => [field.replace(new RegExp(`^${part}\\.`), ''), lines]),
  );
}
