import type { BodyOf, updateProfile } from '@bitacora/contracts';
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
