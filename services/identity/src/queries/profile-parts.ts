import type { IdPhotosAnswer, PersonContacts, StoredPersonInformation, StoredProfile } from '@bitacora/contracts';
import { NotFoundError } from '@bitacora/kernel';

/** Who somebody is, of all that is known. */
export function informationOf({ user_id, personal, photos, version }: StoredProfile): StoredPersonInformation {
  return { ...personal, user_id, photos, version };
}

/** How to reach somebody, and whom to call. */
export function contactsOf({ user_id, contact, emergency_contact, version }: StoredProfile): PersonContacts {
  return { user_id, contact, emergency_contact, version };
}

/** Photos of the identity document. Throws `not-found` for who may not see any. */
export function photosOf({ photos, version }: StoredProfile): IdPhotosAnswer & { version: number } {
  if (!photos) throw new NotFoundError();
  return { ...photos, version };
}
