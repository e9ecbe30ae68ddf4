import { MINIMUM_AGE, type PhotoSide, registrationOn } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { expectVersion, type FieldErrors, ForeignError } from '@bitacora/kernel';
import { addedPassport, passportErrors } from './added-passport.ts';
import type { Passenger } from './passenger.ts';
import type { IdPhotos, Person, PersonDetails } from './person.ts';
import { differencesFrom, isNothing, type ProfileChanges } from './profile-changes.ts';
import { differs, photoErrors, type ProfileForm } from './profile-form.ts';
import type { Editor, ProfileChange, Reader } from './profile-roles.ts';
import { isSameEmail } from './same-email.ts';
import type { UndoneEffect } from './undone-effect.ts';
import type { User } from './user.ts';

/** What somebody may change of a person: the person, the passenger rows that follow, or one agency's own row. */
export class Profile {
  readonly editor: Editor;
  /** The row that the reader's agency reads. */
  private readonly row: Passenger | null;

  /** Throws `not-found` for whoever may not know the person. */
  constructor(
    private readonly account: User | null,
    readonly person: Person,
    private readonly passengers: readonly Passenger[],
    reader: Reader,
    /** Whether the account works for an agency. */
    isOfStaff: boolean,
  ) {
    const isOneself = account !== null && reader.userId === account.id;
    const row = isOneself ? null : passengers.find(({ agency }) => agency === reader.agency);
    if (!isOneself && !row) throw new ForeignError();
    this.row = row ?? null;
    const isFollowed = row?.followsPerson && row.userId !== null;
    // Of a child, who has none; of a released person there is nothing to follow.
    const isWithoutAccount = row?.followsPerson && account === null && person.releasedAt === null;
    const isOperators = isOfStaff && !account?.isActive;
    this.editor = isOneself
      ? 'oneself'
      : (isFollowed && !isOperators) || isWithoutAccount
        ? 'registrar'
        : 'other-agency';
  }

  /** Throws where the person has no account: who may ask for it came by one. */
  get user(): User {
    if (!this.account) throw new Error(`person ${this.person.id} has no account`);
    return this.account;
  }

  get userId(): string | null {
    return this.account?.id ?? null;
  }

  /** The passport that an agency adds to what it wrote of its passenger. */
  addedPassport(changes: ProfileChanges): string | null {
    return addedPassport(this.row, changes);
  }

  /** Throws `conflict` when a change says that it saw another version than there is. */
  checkSeen(version: number | undefined): void {
    expectVersion(version, (this.row ?? this.person).version);
  }

  /** What of a form does not fit what is stored. */
  errorsOf(
    { personal, user }: ProfileForm,
    changes: ProfileChanges,
    photos: Partial<Record<PhotoSide, unknown>>,
    day: string,
  ) {
    const errors: FieldErrors = this.takesBack(changes) ? photoErrors(photos) : {};
    const { idNumber, passport } = this.seen;
    const knownPassport = this.editor === 'registrar' ? this.person.passport : null;
    if (differs(personal?.id_number, idNumber)) errors['personal.id_number'] = [messages.locked];
    if (differs(personal?.passport, passport)) {
      Object.assign(errors, passportErrors(this.addedPassport(changes), knownPassport));
    }
    if (differs(user?.username, this.account?.username ?? null)) errors['user.username'] = [messages.locked];
    const birthDate = this.birthDateError(changes, day);
    if (birthDate) errors['personal.birth_date'] = [birthDate];
    if (changes.email === null && this.needsEmail) errors['contact.email'] = [messages.emailKept];
    const { front, back } = { ...this.person.idPhotos, ...photos };
    if (back && !front) errors['photos.front'] ??= [messages.fileRequired];
    return errors;
  }

  /**
   * Changes who follows from it. Nothing of a change that takes a passenger from the account reaches the account.
   * `emailChange`: by which change the account has its e-mail.
   */
  change(changes: ProfileChanges, photos: Partial<IdPhotos>, emailChange: string | null): ProfileChange {
    const { row } = this;
    const isTakenBack = this.takesBack(changes);
    const corrected = this.corrects(changes) ? row : null;
    const isFound = corrected?.userId === null && this.isOfAccount(changes);
    const person = differencesFrom(this.person, isTakenBack ? {} : this.reachingPerson(changes));
    this.person.change(person);
    const replaced = this.person.replacePhotos(photos, this.editor === 'registrar' ? (row?.agency ?? null) : null);
    if (!row) return { person, passengers: this.follow(person), corrected, replaced };
    const ofRow = differencesFrom(row, changes);
    row.change(ofRow);
    if (isTakenBack) row.takeBack();
    if (isFound && this.account) row.bindByEmail(this.account, emailChange);
    const removed = isTakenBack ? this.person.removePhotosOf(row.agency) : [];
    const passengers = [...(isNothing(ofRow) ? [] : [row]), ...this.withdraw(person)];
    return { person, passengers, corrected, replaced: [...replaced, ...removed] };
  }

  /** The address that the owner of an account in use asks to move to; null when the e-mail stays. */
  askedEmail({ email }: ProfileChanges): string | null {
    if (this.editor !== 'oneself' || !email || isSameEmail(email, this.person.contact.email)) return null;
    return email;
  }

  /** Makes an address the account's by a change of its owner's, and answers the passengers who follow. */
  moveEmail(email: string): Passenger[] {
    const differences = differencesFrom(this.person, { email });
    this.person.change(differences);
    const changed = this.follow(differences);
    const bound = this.passengers.filter((one) => one.userId !== null && one.hearAt(email));
    return [...new Set([...changed, ...bound])];
  }

  /**
   * Makes a former address the account's again, and answers whom that changes: whoever came with an undone change goes. Where
   * it took effect the person is as before: what was written since is of whoever reads the other address.
   */
  restoreEmail(email: string, undone: readonly string[], effect: UndoneEffect | null): Passenger[] {
    const lost = this.passengers.filter(
      ({ boundByChange }) => boundByChange !== null && undone.includes(boundByChange),
    );
    for (const passenger of lost) passenger.release();
    if (effect) for (const passenger of this.passengers) passenger.disown(effect.period);
    const differences = differencesFrom(this.person, effect?.former.details ?? {});
    this.person.change(differences);
    return [
      ...new Set([...lost, ...(effect ? this.passengers : []), ...this.follow(differences), ...this.moveEmail(email)]),
    ];
  }

  /** Passengers that are no account's, whose agency has written the account's e-mail. */
  get waiting(): Passenger[] {
    return this.passengers.filter((one) => one.userId === null && this.isOfAccount(one.contact));
  }

  /** Whoever reads the account's e-mail has chosen its password: those that wait are the account's. */
  bindWaiting(emailChange: string | null): Passenger[] {
    const { waiting } = this;
    for (const passenger of waiting) passenger.bindByChange(this.user.id, emailChange);
    return waiting;
  }

  /** Whether the agency tries another e-mail on a passenger that is no account's: whether it fits tells of the account. */
  triesEmail({ email }: ProfileChanges): boolean {
    return this.row?.userId === null && Boolean(email) && !isSameEmail(email ?? null, this.row.contact.email);
  }

  /** The passenger of the agency that changes the profile; null for oneself. */
  get passengerId(): string | null {
    return this.row?.id ?? null;
  }

  /** The agency that changes the profile; null for oneself. */
  get agency(): string | null {
    return this.row?.agency ?? null;
  }

  /** Whether the passenger of the agency that changes the profile is the account's, as it stands. */
  get isJoined(): boolean {
    return this.row !== null && this.row.userId !== null;
  }

  /** Whether the agency writes the e-mail of its passenger anew. */
  private corrects({ email }: ProfileChanges): boolean {
    if (!this.row || email === undefined || email === this.row.contact.email) return false;
    return !isSameEmail(email, this.row.contact.email);
  }

  /**
   * Whether a change takes the passenger from the account: only the e-mail that its agency writes anew stood for it. Nobody
   * has agreed, and the former address may be anybody's, also of who opened the account by it.
   */
  private takesBack(changes: ProfileChanges): boolean {
    if (!this.corrects(changes) || this.row?.userId === null || this.row?.hasAgreed) return false;
    return this.reachingPerson(changes).email === undefined && !this.isOfAccount(changes);
  }

  private isOfAccount({ email = null }: { email?: string | null }): boolean {
    return isSameEmail(email, this.person.contact.email);
  }

  /** The passengers that are not the account's (any more) hold what their agency wrote. */
  private follow(changes: ProfileChanges): Passenger[] {
    return this.passengers.filter((passenger) => {
      const differences = differencesFrom(passenger, changes);
      if (!passenger.followsPerson || passenger.userId === null || isNothing(differences)) return false;
      passenger.change(differences);
      return true;
    });
  }

  /**
   * An agency moved the e-mail of an account that nobody has opened yet: what other agencies knew to be the account's by
   * its former address has to be agreed to again, else that agency could open it and see their journeys.
   */
  private withdraw({ email }: ProfileChanges): Passenger[] {
    if (email === undefined) return [];
    return this.passengers.filter((passenger) => {
      if (passenger === this.row || passenger.userId === null) return false;
      if (isSameEmail(email, passenger.contact.email)) return passenger.hearAt(email);
      passenger.release();
      return true;
    });
  }

  private get seen(): PersonDetails {
    return this.row ?? this.person;
  }

  /** The links for a password go to a person's own e-mail: an account that is in use cannot be without. */
  private get needsEmail(): boolean {
    return this.editor === 'oneself' && this.person.contact.email !== null;
  }

  /**
   * Once the account is in use, where its links go changes only by the link that is mailed to the new address: else
   * staff, or whoever found a session open, could take the account.
   */
  private reachingPerson(changes: ProfileChanges): ProfileChanges {
    if (this.editor === 'other-agency') return {};
    if (this.editor === 'registrar' && !this.account?.isActive) return changes;
    const { email: _, ...others } = changes;
    return others;
  }

  private birthDateError({ birthDate }: ProfileChanges, day: string): string | null {
    if (birthDate === undefined || birthDate === this.seen.birthDate) return null;
    if (!this.account) return null;
    const registration = registrationOn(birthDate, day);
    if (registration === 'without-account') return messages.minimumAge(MINIMUM_AGE);
    return registration === 'with-guardian' && !this.person.isAuthorised ? messages.guardianRequired : null;
  }
}
