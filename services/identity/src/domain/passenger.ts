import { Aggregate, searchable } from '@bitacora/kernel';
import { addDocuments, type Contact, type Documents, type EmergencyContact, type PersonDetails } from './person.ts';
import { applyDifferences, type ProfileChanges } from './profile-changes.ts';
import { isSameEmail } from './same-email.ts';
import { periodOfBoth, type UndonePeriod } from './undone-effect.ts';
import type { User } from './user.ts';

type Account = Pick<User, 'id' | 'isActive'>;

/**
 * A person in an agency. It holds what this agency wrote: a second agency that knows the same cédula neither sees nor
 * changes what the first one, or the person, said (product 12.2).
 */
export class Passenger extends Aggregate implements PersonDetails {
  agency!: string;
  personId!: string;
  userId!: string | null;
  idNumber!: string | null;
  passport!: string | null;
  firstName!: string;
  lastName!: string;
  birthDate!: string;
  gender!: string;
  civilStatus!: string;
  contact!: Contact;
  emergencyContact!: EmergencyContact | null;
  /** Whether this agency registered the person, and keeps following what the person says. */
  followsPerson!: boolean;
  /** Whether the account said by a mailed link that it is this passenger; else the same e-mail alone stands for it. */
  hasAgreed!: boolean;
  /**
   * The account's e-mail where that is another than the agency wrote: mails about the passenger go there, and the agency
   * does not see it. Null while the passenger is no account's.
   */
  accountEmail!: string | null;
  /** Whether the account of whom this agency registered waits for its owner to open it. */
  accountWaits!: boolean;
  /** The change of the account's e-mail that it came with, and goes with when that is undone; null when it was so before. */
  boundByChange!: string | null;
  /** Whether this agency took it from the account by correcting the e-mail: that account is not asked. */
  isTakenBack!: boolean;
  /** Of what was reported then nobody knows that it is the account's. */
  undonePeriod!: UndonePeriod | null;
  /** Since when the agency sells nothing to the passenger any more; null while it does. */
  deactivatedAt!: Date | null;
  /** Last name, then first name, without accents or case: by it the same name is found. */
  sortKey!: string;

  static register(
    id: string,
    of: Pick<Passenger, 'agency' | 'personId' | 'userId' | 'followsPerson'>,
    details: PersonDetails,
  ): Passenger {
    return Object.assign(new Passenger(), details, of, {
      id,
      undonePeriod: null,
      deactivatedAt: null,
      ...unregained,
      sortKey: sortKeyOf(details),
    });
  }

  /** The agency has written the account's own e-mail, which the account has by a change. */
  bindByEmail(account: Account, emailChange: string | null): void {
    Object.assign(this, { ...unregained, ...this.of(account), boundByChange: emailChange });
  }

  /** The owner has opened the account. */
  hearOfActivation(): void {
    this.accountWaits = false;
  }

  /** The account with that e-mail is the passenger's from now on, where it came by a change of its own. */
  bindByChange(userId: string, emailChange: string | null): void {
    Object.assign(this, { userId, boundByChange: emailChange });
  }

  /** The account has agreed, at the e-mail that it has by a change. */
  bindByAgreement(account: Account, emailChange: string | null): void {
    Object.assign(this, { ...this.of(account), hasAgreed: true, boundByChange: emailChange });
  }

  private of({ id, isActive }: Account): Pick<Passenger, 'userId' | 'accountWaits'> {
    return { userId: id, accountWaits: this.followsPerson && !isActive };
  }

  /** The account is reached at an e-mail; answers whether that changes where mails about the passenger go. */
  hearAt(email: string | null): boolean {
    const accountEmail = isSameEmail(email, this.contact.email) ? null : email;
    const isNew = accountEmail !== this.accountEmail;
    this.accountEmail = accountEmail;
    return isNew;
  }

  get isActive(): boolean {
    return this.deactivatedAt === null;
  }

  /** The agency sells nothing to the passenger any more: the account sees none of its journeys, and no mail leaves. */
  deactivate(now: Date): void {
    this.deactivatedAt = now;
  }

  /** Everything is as before, the account included. */
  reactivate(): void {
    this.deactivatedAt = null;
  }

  /** The agency has written another e-mail than the account's, which is nobody's word any more. */
  takeBack(): void {
    this.release();
    this.isTakenBack = true;
  }

  /** No account is the passenger's until one agrees. */
  release(): void {
    Object.assign(this, { userId: null, ...unbound });
  }

  /** What the account wrote in a time was not its owner's. */
  disown(period: UndonePeriod): void {
    this.undonePeriod = periodOfBoth(this.undonePeriod, period);
  }

  /** An operator has the account now: the agency sees and changes nothing of the person any more. */
  unfollow(): void {
    this.followsPerson = false;
    this.accountWaits = false;
  }

  /** A person of its own, whose cédula a wrong account held: the agency has written again who it is. */
  moveTo(of: Pick<Passenger, 'personId' | 'userId' | 'followsPerson'>, details: PersonDetails): void {
    Object.assign(this, details, of, unregained, { sortKey: sortKeyOf(details) });
  }

  /** Known by a passport alone that is not the person's: the passenger is somebody of whom no more is known yet. */
  partTo(personId: string): void {
    Object.assign(this, { personId, userId: null, followsPerson: false, ...unregained });
  }

  /** The passport was written of the wrong one: the right one may be written in its place. */
  releasePassport(): void {
    this.passport = null;
  }

  /** What its agency says to be the same person's: answers whether it is new. */
  addDocuments(documents: Documents): boolean {
    return addDocuments(this, documents);
  }

  /** Whether the agency wrote another document of the same kind before. */
  contradicts({ idNumber, passport }: Documents): Partial<Record<keyof Documents, boolean>> {
    const differs = (known: string | null, said: string | null) => known !== null && said !== null && known !== said;
    return { idNumber: differs(this.idNumber, idNumber), passport: differs(this.passport, passport) };
  }

  /** Whether a document that is missing here is said of somebody else: one of the two is another's. */
  isMistakenFor(details: PersonDetails): boolean {
    const isMissing = addDocuments({ idNumber: this.idNumber, passport: this.passport }, details);
    return isMissing && isOfAnotherName(this, details);
  }

  change(differences: ProfileChanges): void {
    applyDifferences(this, differences);
    this.sortKey = sortKeyOf(this);
  }
}

const unbound = { hasAgreed: false, accountEmail: null, accountWaits: false, boundByChange: null };
const unregained = { ...unbound, isTakenBack: false };

/** Whether two are told apart by name or birth date. */
export const isOfAnotherName = (one: PersonDetails, other: PersonDetails): boolean =>
  sortKeyOf(one) !== sortKeyOf(other) || one.birthDate !== other.birthDate;

const sortKeyOf = ({ firstName, lastName }: PersonDetails): string => searchable(lastName, firstName);
