import { isDeepStrictEqual } from 'node:util';
import type { Contact, EmergencyContact, PersonDetails } from './person.ts';

/** What of a person changes; what is not in it stays. */
export type ProfileChanges = Partial<
  Pick<PersonDetails, 'passport' | 'firstName' | 'lastName' | 'birthDate' | 'gender' | 'civilStatus'> &
    Contact & { emergencyContact: EmergencyContact | null }
>;

const presentOf = ({ contact, ...details }: PersonDetails): Required<ProfileChanges> => ({ ...details, ...contact });

/** Of some changes those that say something else than what is there. */
export function differencesFrom(details: PersonDetails, changes: ProfileChanges): ProfileChanges {
  const present = presentOf(details);
  return Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => {
      return value !== undefined && !isDeepStrictEqual(value, present[name as keyof ProfileChanges]);
    }),
  );
}

/** Writes differences into what is known of somebody. */
export function applyDifferences(details: PersonDetails, { email, phone, address, ...changes }: ProfileChanges): void {
  Object.assign(details, changes);
  details.contact = {
    email: email === undefined ? details.contact.email : email,
    phone: phone === undefined ? details.contact.phone : phone,
    address: address === undefined ? details.contact.address : address,
  };
}

export const isNothing = (changes: ProfileChanges): boolean => Object.keys(changes).length === 0;
