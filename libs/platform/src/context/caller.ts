import { type EmployeeRole, type Right, rightsOf } from '@bitacora/contracts';

/** Who is asking, from a verified access token. */
export interface Caller {
  userId: string;
  /** Family of refresh tokens of this login. */
  session: string;
  /** RUC of the agency that a member of staff works for; null for a traveller. */
  agency: string | null;
  roles: EmployeeRole[];
  /** When the access token was signed, in seconds since 1970, with their fraction. */
  issuedAt: number;
  /** When the access token ends, in seconds since 1970. */
  expiresAt: number;
}

export interface StaffCaller extends Caller {
  agency: string;
}

/** Whether the caller is staff of some agency. */
export function isStaff(caller: Caller | null): caller is StaffCaller {
  return caller !== null && caller.agency !== null && caller.roles.length > 0;
}

/** Whether the caller is staff that has a right (product 14.7). */
export function mayDo(caller: Caller | null, right: Right): caller is StaffCaller {
  return isStaff(caller) && rightsOf(caller.roles).includes(right);
}
