import { ForeignError, NotFoundError } from '@bitacora/kernel';
import type { StaffCaller } from '../context/caller.ts';

/** A RUC in a path must be the caller's agency, else it is not there (product 13.11). */
export function ownAgency({ ruc }: { ruc: string }, { agency }: StaffCaller): string {
  if (ruc !== agency) throw new ForeignError();
  return agency;
}

/** What an id found, when it is this agency's. Throws `not-found`: the same for another agency's, which is noted. */
export function ownOf<Found extends { agency: string }>(found: Found | null | undefined, agency: string): Found {
  if (!found) throw new NotFoundError();
  if (found.agency !== agency) throw new ForeignError();
  return found;
}
