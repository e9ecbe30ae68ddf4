import { MINIMUM_AGE, type PhotoSide, registrationOn } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { expectVersion, type FieldErrors, ForeignError } from '@bitacora/kernel';
import type { Passenger } from './passenger.ts';
import type { Person, PersonDetails } from './person.ts';
import { differencesFrom, isNothing, type ProfileChanges } from './profile-changes.ts';
import type { ProfileForm } from './profile-form.ts';
import { isSameEmail } from './same-email.ts';
import type { User } from './user.ts';

/**
 * As whom somebody edits a profile: the person; the agency that registered the person and follows; another agency, which
 * has a passenger row of its own and neither sees nor changes the person (product 12.2). While its passenger is no
 * account's, every agency is another one.
 */
export type Editor = 'oneself' | 'registrar' | 'other-agency';

export interface Reader {
  userId: string;
  /** RUC of the agency that the reader is staff of. */
  agency: string | null;
}

/** What somebody may change of a user: the person, the passenger rows that follow, or one agency's own row. */
export class Profile {
  readonly editor: Editor;
  /** The row that the reader's agency reads. */
  private readonly row: Passenger | null;

  /** Throws `not-found` for whoever may not know the person. */
  constructor(
    readonly user: User,
    readonly person: Person,
    private readonly passengers: readonly Passenger[],
    reader: Reader,
  ) {
    const isOneself = reader.userId === user.id;
    const row = isOneself ? null : passengers.find(({ agency }) => agency === reader.agency);
    if (!isOneself && !row) throw new ForeignError();
    this.row = row ?? null;
    this.editor = isOneself ? 'oneself' : row?.followsPerson && row.userId !== null ? 'registrar' : 'other-agency';
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
    const errors: FieldErrors = {};
    const { idNumber, passport } = this.seen;
    if (differs(personal?.id_number, idNumber)) errors['personal.id_number'] = [messages.locked];
    if (differs(personal?.passport, passport)) errors['personal.passport'] = [messages.locked];
    if (differs(user?.username, this.user.username)) errors['user.username'] = [messages.locked];
    const birthDate = this.birthDateError(changes, day);
    if (birthDate) errors['personal.birth_date'] = [birthDate];
    if (changes.email === null && this.needsEmail) errors['contact.email'] = [messages.emailKept];
    const { front, back } = { ...this.person.idPhotos, ...photos };
    if (back && !front) errors['photos.front'] = [messages.fileRequired];
    return errors;
  }

  /** Changes who follows from it, and says who changed: the person, and passengers of agencies. */
  change(changes: ProfileChanges): { person: ProfileChanges; passengers: Passenger[] } {
    const person = differencesFrom(this.person, this.reachingPerson(changes));
    this.person.change(person);
    const ofRow = this.row && differencesFrom(this.row, changes);
    const former = this.row?.contact.email ?? null;
    if (this.row && ofRow) this.row.change(ofRow);
    const changed = this.row && ofRow && !isNothing(ofRow) ? [this.row] : [];
    if (this.row && this.isDoubtful(this.row, former)) this.row.release();
    if (this.row && this.isFound(this.row, former)) this.row.bindByEmail(this.user.id);
    if (this.editor === 'oneself') return { person, passengers: this.follow(person) };
    return { person, passengers: [...changed, ...this.withdraw(person)] };
  }

  /** The address that the owner of an account in use asks to move to; null when the e-mail stays. */
  askedEmail({ email }: ProfileChanges): string | null {
    if (this.editor !== 'oneself' || !email || isSameEmail(email, this.person.contact.email)) return null;
    return email;
  }

  /**
   * Makes an address the account's by a change of its owner's, and answers whom that changes: passengers who follow, and
   * those whose agency had written this address before.
   */
  moveEmail(email: string, emailChange: string): Passenger[] {
    const found = this.passengers.filter((one) => one.userId === null && isSameEmail(one.contact.email, email));
    for (const passenger of found) passenger.bindByChange(this.user.id, emailChange);
    return [...new Set([...found, ...this.takeEmail(email)])];
  }

  /** Makes a former address the account's again, and answers whom that changes: whoever came with an undone change goes. */
  restoreEmail(email: string, undone: readonly string[]): Passenger[] {
    const lost = this.passengers.filter(
      ({ boundByChange, hasAgreed }) => boundByChange !== null && undone.includes(boundByChange) && !hasAgreed,
    );
    for (const passenger of lost) passenger.release();
    return [...lost, ...this.takeEmail(email)];
  }

  /** Whether the agency tries another e-mail on a passenger that is no account's: whether it fits tells of the account. */
  triesEmail({ email }: ProfileChanges): boolean {
    return this.row?.userId === null && Boolean(email) && !isSameEmail(email ?? null, this.row.contact.email);
  }

  /** The passenger of the agency that changes the profile; null for oneself. */
  get passengerId(): string | null {
    return this.row?.id ?? null;
  }

  /**
   * Whether only the e-mail that its agency has just written anew stood for a passenger to be the account's: nobody has
   * agreed, and the former address may be anybody's, also of who opened the account by it.
   */
  private isDoubtful({ contact, hasAgreed }: Passenger, former: string | null): boolean {
    if (hasAgreed || contact.email === former || isSameEmail(contact.email, former)) return false;
    return !isSameEmail(contact.email, this.person.contact.email);
  }

  /** Whether the e-mail that its agency has just written anew is the account's, as if it had been registered with it. */
  private isFound({ userId, contact }: Passenger, former: string | null): boolean {
    if (userId !== null || isSameEmail(contact.email, former)) return false;
    return isSameEmail(contact.email, this.person.contact.email);
  }

  private takeEmail(email: string): Passenger[] {
    const differences = differencesFrom(this.person, { email });
    this.person.change(differences);
    return this.follow(differences);
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
      if (isSameEmail(email, passenger.contact.email)) return false;
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
    if (this.editor === 'registrar' && !this.user.isActive) return changes;
    const { email: _, ...others } = changes;
    return others;
  }

  private birthDateError({ birthDate }: ProfileChanges, day: string): string | null {
    if (birthDate === undefined || birthDate === this.seen.birthDate) return null;
    const registration = registrationOn(birthDate, day);
    if (registration === 'without-account') return messages.minimumAge(MINIMUM_AGE);
    return registration === 'with-guardian' && !this.person.isAuthorised ? messages.guardianRequired : null;
  }
}

const differs = (said: string | null | undefined, stored: string | null) =>
  said !== undefined && (said?.toUpperCase() ?? null) !== stored;
