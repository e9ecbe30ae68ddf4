import type { BodyOf, updateProfile } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import type { FieldErrors } from '@bitacora/kernel';
import { normalisePhone } from './phone.ts';
import type { ProfileChanges } from './profile-changes.ts';

/** The update bundle, as the route's schema parsed it. */
export type ProfileForm = BodyOf<typeof updateProfile>;

/** Keeps null (a field that was cleared) and undefined (one that was not sent) apart. */
function readPhone(field: string, text: string | null | undefined, errors: FieldErrors): string | null | undefined {
  if (text === null || text === undefined) return text;
  const phone = normalisePhone(text);
  if (phone === null) errors[field] = [messages.notPhone];
  return phone;
}

/** What a bundle changes, with the errors that its fields alone do not show. */
export function readProfileForm({ personal, contact, emergency_contact: emergency }: ProfileForm): {
  changes: ProfileChanges;
  errors: FieldErrors;
} {
  const errors: FieldErrors = {};
  const phone = readPhone('contact.phone', contact?.phone, errors);
  const emergencyPhone = readPhone('emergency_contact.phone', emergency?.phone, errors);
  const changes = {
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
  return { changes: sent(changes), errors };
}

/** Fields that were sent, and no others. */
function sent<Changes extends object>(changes: Changes): { [Key in keyof Changes]?: Exclude<Changes[Key], undefined> } {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Changes]?: Exclude<Changes[Key], undefined>;
  };
}
