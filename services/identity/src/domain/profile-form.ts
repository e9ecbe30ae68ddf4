import type { BodyOf, PhotoSide, updateProfile } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { type FieldErrors, withoutUndefined } from '@bitacora/kernel';
import { PhoneReader } from './phone.ts';
import type { ProfileChanges } from './profile-changes.ts';

/** The update bundle, as the route's schema parsed it. */
export type ProfileForm = BodyOf<typeof updateProfile>;

/** What a bundle changes, with the errors that its fields alone do not show. */
export function readProfileForm({ personal, contact, emergency_contact: emergency }: ProfileForm): {
  changes: ProfileChanges;
  errors: FieldErrors;
} {
  const phones = new PhoneReader();
  const phone = phones.read('contact.phone', contact?.phone);
  const emergencyPhone = phones.read('emergency_contact.phone', emergency?.phone);
  const changes = {
    passport: personal?.passport?.toUpperCase(),
    firstName: personal?.first_name,
    lastName: personal?.last_name,
    birthDate: personal?.birth_date,
    gender: personal?.gender,
    civilStatus: personal?.civil_status,
    email: contact?.email,
    phone,
    address: contact?.address,
    emergencyContact: emergency && { ...emergency, phone: emergencyPhone ?? '' },
  };
  return { changes: withoutUndefined(changes), errors: phones.errors };
}

/** A photo would go to the account, which its agency has just said to be somebody else's. */
export function photoErrors(photos: Partial<Record<PhotoSide, unknown>>): FieldErrors {
  return Object.fromEntries(Object.keys(photos).map((side) => [`photos.${side}`, [messages.photoOfAnotherAccount]]));
}

/** Whether a form writes another document or name than is stored. */
export const differs = (said: string | null | undefined, stored: string | null) =>
  said !== undefined && (said?.toUpperCase() ?? null) !== stored;
