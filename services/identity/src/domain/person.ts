import { type PhotoSide, photoSides, type StoredFile } from '@bitacora/contracts';
import { Aggregate } from '@bitacora/kernel';
import { applyDifferences, type ProfileChanges } from './profile-changes.ts';

export interface Contact {
  email: string | null;
  phone: string | null;
  address: string | null;
}

export interface EmergencyContact {
  first_name: string | null;
  last_name: string | null;
  phone: string;
  relationship: string | null;
}

/** What is known about somebody, by the person or by an agency. */
export interface PersonDetails {
  idNumber: string | null;
  passport: string | null;
  firstName: string;
  lastName: string;
  /** `YYYY-MM-DD` */
  birthDate: string;
  gender: string;
  civilStatus: string;
  contact: Contact;
  emergencyContact: EmergencyContact | null;
}

/** By what somebody is known. */
export type Documents = Pick<PersonDetails, 'idNumber' | 'passport'>;

/** Writes the documents that are missing in what is known of somebody, and answers whether there were any. */
export function addDocuments(known: Documents, { idNumber, passport }: Documents): boolean {
  const before = { ...known };
  known.idNumber ??= idNumber;
  known.passport ??= passport;
  return known.idNumber !== before.idNumber || known.passport !== before.passport;
}

/** Photos of an identity document: for the person and the agency that registered it alone, and in no event. */
export type IdPhotos = Record<PhotoSide, StoredFile | null>;

/** A human being, once for all agencies, known by cédula or passport. */
export class Person extends Aggregate implements PersonDetails {
  idNumber!: string | null;
  passport!: string | null;
  firstName!: string;
  lastName!: string;
  birthDate!: string;
  gender!: string;
  civilStatus!: string;
  contact!: Contact;
  emergencyContact!: EmergencyContact | null;
  /** Whether a guardian authorised the account (product 12.3). */
  isAuthorised!: boolean;
  idPhotos!: IdPhotos;
  /** The agency whose staff put a photo there; none where the person did. */
  photoAgencies!: Partial<Record<PhotoSide, string>>;
  /** When the documents turned out to be somebody else's; null where they are the person's. */
  releasedAt!: Date | null;

  static register(id: string, details: PersonDetails, isAuthorised: boolean): Person {
    return Object.assign(new Person(), details, {
      id,
      isAuthorised,
      idPhotos: { front: null, back: null },
      photoAgencies: {},
      releasedAt: null,
    });
  }

  /** Whom a passenger is whose document was held by another person until now: nothing else is known of this one. */
  static released(
    id: string,
    { firstName, lastName, birthDate, gender, civilStatus }: PersonDetails,
    now: Date,
  ): Person {
    const contact: Contact = { email: null, phone: null, address: null };
    const details = { firstName, lastName, birthDate, gender, civilStatus, contact, emergencyContact: null };
    const person = Person.register(id, { ...details, idNumber: null, passport: null }, false);
    person.releaseDocuments(now);
    return person;
  }

  /** What the person logs in with: the cédula, or the passport of who has none. */
  get username(): string {
    const username = this.idNumber ?? this.passport;
    if (username === null) throw new Error(`person ${this.id} has neither cédula nor passport`);
    return username;
  }

  change(differences: ProfileChanges): void {
    applyDifferences(this, differences);
  }

  /** The documents are somebody else's: nobody is known by them here any more. */
  releaseDocuments(now: Date): void {
    Object.assign(this, { idNumber: null, passport: null, releasedAt: now });
  }

  /** The passport is somebody else's: the person is known by the cédula alone. */
  releasePassport(): void {
    this.passport = null;
  }

  /**
   * Takes photos, which an agency or the person brought, in the place of those of the same sides (null removes one), and
   * answers which files these were.
   */
  replacePhotos(photos: Partial<IdPhotos>, agency: string | null): StoredFile[] {
    const sides = Object.keys(photos) as PhotoSide[];
    const brought = sides.map((side) => [side, photos[side] ? agency : null] as const);
    const agencies = Object.entries({ ...this.photoAgencies, ...Object.fromEntries(brought) });
    this.photoAgencies = Object.fromEntries(agencies.filter(([, one]) => one !== null));
    const replaced = sides.map((side) => this.idPhotos[side]).filter((file) => file !== null);
    this.idPhotos = { ...this.idPhotos, ...photos };
    return replaced;
  }

  /** Takes away what an agency put there, and answers which files these were. */
  removePhotosOf(agency: string): StoredFile[] {
    return this.removePhotos((side) => this.photoAgencies[side] === agency);
  }

  /** Takes away what was put there since these were the photos, and answers which files these were. */
  removePhotosAfter(former: Record<PhotoSide, string | null>): StoredFile[] {
    return this.removePhotos((side) => (this.idPhotos[side]?.id ?? null) !== former[side]);
  }

  /** No back stays without its front. */
  private removePhotos(isGone: (side: PhotoSide) => boolean): StoredFile[] {
    const sides = photoSides.filter((side) => isGone(side) || isGone('front'));
    return this.replacePhotos(Object.fromEntries(sides.map((side) => [side, null])), null);
  }
}
