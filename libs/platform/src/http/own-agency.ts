import { ForeignError } from '@bitacora/kernel';
import type { StaffCaller } from '../context/caller.ts';

/** A RUC in a path must be the caller's agency, else it is not there (product 13.11). */
export function ownAgency({ ruc }: { ruc: string }, { agency }: StaffCaller): string {
  if (ruc !== agency) throw new ForeignError();
  return agency;
}
