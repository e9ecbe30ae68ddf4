import { type EmployeeRole, rightsOf } from '@bitacora/contracts';
import { ForbiddenError } from '@bitacora/kernel';
import type { Reader } from './profile-roles.ts';

interface Asking {
  userId: string;
  agency: string | null;
  roles: EmployeeRole[];
}

/** As whom somebody changes a user. Throws `forbidden` for staff that may not change passengers (product 14.7). */
export function editorOf(user: string, { userId, agency, roles }: Asking): Reader {
  const isStaff = agency !== null && roles.length > 0;
  if (userId !== user && isStaff && !rightsOf(roles).includes('passengers')) throw new ForbiddenError();
  return { userId, agency: isStaff ? agency : null };
}
