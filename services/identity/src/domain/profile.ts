import { MINIMUM_AGE, type PhotoSide, registrationOn } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { ConflictError, type FieldErrors, ForeignError } from '@bitacora/kernel';
import type { Passenger } from './passenger.ts';
import type { Person, PersonDetails } from './person.ts';
import { differencesFrom, isNothing, type ProfileChanges } from './profile-changes.ts';
import type { ProfileForm } from './profile-form.ts';
import type { User } from './user.ts';

/**
 * Who speaks: the person; the agency that registered the person and follows; another agency, which has a passenger row
 * of its own and neither sees nor changes the person (design §6).
 */
export type Voice = 'oneself' | 'registrar' | 'other-agency';

interface Asker {
  userId: string;
  /** RUC of the agency that the asker is staff of. */
  agency: string | null;
}

/** What somebody may change of a user: the person, the passenger rows that follow, or one agency's own row. */
export class Profile {
  readonly voice: Voice;
  /** The row that the asker's agency reads. */
  private readonly row: Passenger | null;
  private readonly emailBefore: string | null;

  /** Throws `not-found` for whoever may not know the person. */
  constructor(
    readonly user: User,
    readonly person: Person,
    private readonly passengers: readonly Passenger[],
    asker: Asker,
  ) {
    const isOneself = asker.userId === user.id;
    const row = isOneself ? null : (passengers.find(({ agency }) => agency === asker.agency) ?? null);
    if (!isOneself && !row) throw new ForeignError();
    this.row = row;
    this.emailBefore = person.contact.email;
    this.voice = isOneself ? 'oneself' : row?.followsPerson ? 'registrar' : 'other-agency';
  }

  /** Throws `conflict` when a change says that it saw another version than there is. */
  checkSeen(version: number | undefined): void {
    if (version === undefined || version === (this.row ?? this.person).version) return;
    throw new ConflictError('stale_version', 'Alguien más cambió estos datos. Actualice la página e intente de nuevo.');
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
    if (this.row && ofRow) this.row.change(ofRow);
    const changed = this.row && ofRow && !isNothing(ofRow) ? [this.row] : [];
    if (this.voice !== 'oneself') return { person, passengers: changed };
    const followers = this.passengers.filter((passenger) => {
      const differences = differencesFrom(passenger, person);
      if (!passenger.followsPerson || isNothing(differences)) return false;
      passenger.change(differences);
      return true;
    });
    return { person, passengers: followers };
  }

  /** The e-mail that the person has moved away from; null when it stays, or there was none. */
  get formerEmail(): string | null {
    const { email } = this.person.contact;
    return email?.toLowerCase() === this.emailBefore?.toLowerCase() ? null : this.emailBefore;
  }

  private get seen(): PersonDetails {
    return this.row ?? this.person;
  }

  /** The links for a password go to a person's own e-mail: an account that is in use cannot be without. */
  private get needsEmail(): boolean {
    return this.voice === 'oneself' && this.person.contact.email !== null;
  }

  /** Once the account is in use, where its links go is for its owner alone to say: else staff could open it. */
  private reachingPerson(changes: ProfileChanges): ProfileChanges {
    if (this.voice === 'other-agency') return {};
    if (this.voice === 'oneself' || !this.user.isActive) return changes;
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
