import { validationMessages as messages } from '@bitacora/contracts/messages';
import { type Clock, dayAt, expectValid, type FieldErrors } from '@bitacora/kernel';
import { CLOCK, Database, FileStore, SecurityLog } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { ForeignDocumentError } from '../credentials/document-tries.ts';
import type { CheckedPassword } from '../credentials/current-password.ts';
import { EmailChanges } from '../credentials/email-changes.ts';
import { Limits } from '../credentials/limits.ts';
import { mailsTo } from '../credentials/mails-to.ts';
import { MailedLinks } from '../credentials/mailed-links.ts';
import { errorsAtTopLevel } from '../domain/errors-at-top-level.ts';
import type { IdPhotos } from '../domain/person.ts';
import { isNothing, type ProfileChanges } from '../domain/profile-changes.ts';
import { type ProfileForm, readProfileForm } from '../domain/profile-form.ts';
import type { Profile } from '../domain/profile.ts';
import { LINKS_OF_THE_EMAIL } from '../domain/user-token.ts';
import { PassengerRepository } from '../persistence/passenger.repository.ts';
import { PersonRepository } from '../persistence/person.repository.ts';
import { UserTokenRepository } from '../persistence/user-token.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';

export interface ProfileWriting {
  form: ProfileForm;
  /** The one part of the bundle whose fields stood at top level, where their errors belong too. */
  part?: 'personal' | 'contact' | 'emergency_contact' | 'user' | 'photos' | undefined;
  /** What became of the password that came along; null when none did. */
  password?: CheckedPassword | null;
}

/** Writes a form into a profile that is locked: everything holds, or nothing does and every field at fault is named. */
@Injectable()
export class WriteProfile {
  constructor(
    private readonly persons: PersonRepository,
    private readonly passengers: PassengerRepository,
    private readonly users: UserRepository,
    private readonly tokens: UserTokenRepository,
    private readonly mails: MailedLinks,
    private readonly emailChanges: EmailChanges,
    private readonly limits: Limits,
    private readonly files: FileStore,
    private readonly database: Database,
    private readonly security: SecurityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Before the profile is locked, as a registration does: of two who write one new passport the second is told so. */
  async reserve({ personal }: ProfileForm): Promise<void> {
    const passport = personal?.passport?.toUpperCase() ?? null;
    await this.persons.reserve([{ idNumber: null, passport }]);
  }

  async execute(
    profile: Profile,
    { form, part, password = null }: ProfileWriting,
    photos: Partial<IdPhotos>,
  ): Promise<void> {
    profile.checkSeen(form.version);
    const { changes, errors: unreadable } = readProfileForm(form);
    const { errors: ofPassport, isForeign } = await this.passportErrors(profile, changes);
    const errors = {
      ...unreadable,
      ...profile.errorsOf(form, changes, photos, dayAt(this.clock.now())),
      ...(isForeign ? {} : ofPassport),
      ...passwordErrors(profile, changes, password),
    };
    const named = (found: FieldErrors) => (part ? errorsAtTopLevel(found, part) : found);
    expectValid(named(errors));
    await this.countTriedEmail(profile, changes);
    // The last of all: it says that nothing else is wrong.
    if (isForeign) throw new ForeignDocumentError(named(ofPassport), 1);
    await this.save(profile, changes, photos);
  }

  /** `isForeign`: no passenger of the agency has the passport, and that it is refused tells of somebody else's. */
  private async passportErrors(
    profile: Profile,
    changes: ProfileChanges,
  ): Promise<{ errors: FieldErrors; isForeign: boolean }> {
    const added = profile.addedPassport(changes);
    const holder = added === null ? null : await this.persons.findByPassport(added);
    if (!holder || holder === profile.person) return { errors: {}, isForeign: false };
    const own = profile.agency === null ? null : await this.passengers.ofPerson(holder.id, profile.agency);
    return { errors: { 'personal.passport': [messages.documentOfAnother] }, isForeign: own?.passport !== added };
  }

  private async countTriedEmail(profile: Profile, changes: ProfileChanges): Promise<void> {
    const { passengerId } = profile;
    if (passengerId === null || !profile.triesEmail(changes)) return;
    await this.limits.take({ rule: 'passenger-email', of: passengerId });
    this.database.afterCommit(() => this.noteTriedEmail(profile, passengerId));
  }

  private async save(profile: Profile, changes: ProfileChanges, photos: Partial<IdPhotos>): Promise<void> {
    const { userId } = profile;
    const emailChange = userId === null ? null : await this.tokens.confirmedChange(userId);
    const { replaced, corrected, ...changed } = profile.change(changes, photos, emailChange);
    for (const file of replaced) await this.files.replace(file.id);
    const hasPhotos = replaced.length > 0 || Object.keys(photos).length > 0;
    if (hasPhotos || !isNothing(changed.person)) await this.persons.save(profile.person);
    for (const passenger of changed.passengers) await this.passengers.save(passenger);
    if (corrected) await this.tokens.useUpOfPassenger(corrected.id);
    if (changed.person.email !== undefined && userId !== null) await this.moveLinks(profile);
    const asked = profile.askedEmail(changes);
    if (asked !== null) await this.emailChanges.ask(profile.user, profile.person, asked);
  }

  /** Whether an e-mail is the account's tells its agency of the account: who goes through many is to be found. */
  private noteTriedEmail({ userId, isJoined }: Profile, passengerId: string): void {
    if (userId === null) return;
    const reason = `passenger ${passengerId} ${isJoined ? 'joins' : 'is not of'} account ${userId}`;
    this.security.record('passenger-email-tried', { reason });
  }

  /** Of an account that still waits: links to the former address stop working, and the new one gets that for the account. */
  private async moveLinks({ user, person }: Profile): Promise<void> {
    const { email } = person.contact;
    const limit = { rule: 'email-change-person', of: user.id } as const;
    await this.limits.take(limit, ...(email === null ? [] : [mailsTo(email)]));
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
