import type { Profile } from '@bitacora/contracts';
import type { FieldPath } from 'react-hook-form';
import { words } from './words.ts';

/** The whole profile (product 4.4) as the form holds it: texts as they are typed, and new photos. */
export interface ProfileValues {
  personal: { first_name: string; last_name: string; birth_date: string; gender: string; civil_status: string };
  photos: { front: File | null; back: File | null };
  contact: { email: string; phone: string; address: string };
  emergency_contact: { first_name: string; last_name: string; phone: string; relationship: string };
  user: { username: string };
  /** Asked for only with another e-mail. */
  current_password: string;
}

export type ProfileField = FieldPath<ProfileValues>;

export function valuesOf({ personal, contact, emergency_contact: emergency, user }: Profile): ProfileValues {
  const { first_name, last_name, birth_date, gender, civil_status } = personal;
  return {
    personal: { first_name, last_name, birth_date, gender, civil_status },
    photos: { front: null, back: null },
    contact: { email: contact.email ?? '', phone: contact.phone ?? '', address: contact.address ?? '' },
    emergency_contact: {
      first_name: emergency?.first_name ?? '',
      last_name: emergency?.last_name ?? '',
      phone: emergency?.phone ?? '',
      relationship: emergency?.relationship ?? '',
    },
    user: { username: user.username },
    current_password: '',
  };
}

const { personal, photos, contact, emergency, form } = words;
const inPart = (part: { title: string }, field: string) => form.inPart(part.title, field);

/** The fields in the order of the screen, each said with its part: two of them are a `Teléfono`. */
export const profileLabels = {
  'personal.first_name': inPart(personal, personal.firstName),
  'personal.last_name': inPart(personal, personal.lastName),
  'personal.birth_date': inPart(personal, personal.birthDate),
  'personal.gender': inPart(personal, personal.gender),
  'personal.civil_status': inPart(personal, personal.civilStatus),
  'photos.front': inPart(photos, photos.front),
  'photos.back': inPart(photos, photos.back),
  'contact.email': inPart(contact, contact.email),
  current_password: inPart(contact, form.currentPassword),
  'contact.phone': inPart(contact, contact.phone),
  'contact.address': inPart(contact, contact.address),
  'emergency_contact.first_name': inPart(emergency, emergency.firstName),
  'emergency_contact.last_name': inPart(emergency, emergency.lastName),
  'emergency_contact.phone': inPart(emergency, emergency.phone),
  'emergency_contact.relationship': inPart(emergency, emergency.relationship),
  'user.username': inPart(words.account, words.account.username),
} as const satisfies Partial<Record<ProfileField, string>>;
