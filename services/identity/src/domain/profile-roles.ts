import type { StoredFile } from '@bitacora/contracts';
import type { Passenger } from './passenger.ts';
import type { ProfileChanges } from './profile-changes.ts';

/**
 * As whom somebody edits a profile: the person; the agency that registered the person and follows; another agency, which
 * has a passenger row of its own and neither sees nor changes the person (product 12.2). While its passenger is no
 * account's, every agency is another one, and so it is to an account of staff that waits: who moved its e-mail would be staff.
 */
export type Editor = 'oneself' | 'registrar' | 'other-agency';

export interface Reader {
  /** Null for the agency itself, whoever of its staff asks: what it wrote of a passenger, also of one who is staff. */
  userId: string | null;
  /** RUC of the agency that the reader is staff of. */
  agency: string | null;
}

/** Who changed, and what else hangs on it. */
export interface ProfileChange {
  person: ProfileChanges;
  passengers: Passenger[];
  /** The passenger whose e-mail its agency has written anew. */
  corrected: Passenger | null;
  /** Photos that are not the person's any more. */
  replaced: StoredFile[];
}
