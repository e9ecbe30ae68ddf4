import type { PhotoSide } from '@bitacora/contracts';
import type { Person } from './person.ts';
import type { ProfileChanges } from './profile-changes.ts';

/** What is known of a person when the e-mail of the account moves. */
export interface FormerPerson {
  details: ProfileChanges;
  /** Ids of the files. */
  photos: Record<PhotoSide, string | null>;
}

/** While an address was the account's whose change was undone: whoever wrote in the meantime may be somebody else. */
export interface UndonePeriod {
  from: string;
  until: string;
}

/** What an undone change of e-mail leaves to put right, from when it took effect. */
export interface UndoneEffect {
  former: FormerPerson;
  period: UndonePeriod;
}

/** The person as an undo restores it. Documents stay as they are: staff alone write them. */
export function formerPersonOf(person: Person): FormerPerson {
  const { firstName, lastName, birthDate, gender, civilStatus, emergencyContact, idPhotos } = person;
  const { phone, address } = person.contact;
  return {
    details: { firstName, lastName, birthDate, gender, civilStatus, phone, address, emergencyContact },
    photos: { front: idPhotos.front?.id ?? null, back: idPhotos.back?.id ?? null },
  };
}

/** The time of both: what was written between two undone changes is not told apart. */
export const periodOfBoth = (former: UndonePeriod | null, { from, until }: UndonePeriod): UndonePeriod => ({
  from: former !== null && former.from < from ? former.from : from,
  until,
});
