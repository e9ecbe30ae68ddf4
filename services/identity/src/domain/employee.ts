import type { Absence, EmployeeRole } from '@bitacora/contracts';
import { Aggregate } from '@bitacora/kernel';
import { isDeepStrictEqual } from 'node:util';

/** Somebody who works for one agency. */
export class Employee extends Aggregate {
  agency!: string;
  userId!: string;
  firstName!: string;
  lastName!: string;
  email!: string;
  phone!: string | null;
  roles!: EmployeeRole[];
  isActive!: boolean;
  /** The newest one, also when it is over. */
  absence!: Absence | null;

  static hire(
    id: string,
    details: Pick<Employee, 'agency' | 'userId' | 'firstName' | 'lastName' | 'email' | 'phone' | 'roles'>,
  ): Employee {
    return Object.assign(new Employee(), details, { id, isActive: true, absence: null });
  }

  /** Has these roles from now on, also after having left; answers whether that changes anything. */
  assign(roles: EmployeeRole[]): boolean {
    if (this.isActive && isDeepStrictEqual(this.roles, roles)) return false;
    Object.assign(this, { roles, isActive: true });
    return true;
  }

  /** Whether he or she decides about the agency. */
  get isOwner(): boolean {
    return this.isActive && this.roles.includes('owner');
  }

  /** Is away then, or not at all; answers whether that changes anything. */
  stateAbsence(absence: Absence | null): boolean {
    if (isDeepStrictEqual(this.absence, absence)) return false;
    this.absence = absence;
    return true;
  }

  /** Works for the agency no more. */
  leave(): void {
    Object.assign(this, { isActive: false, absence: null });
  }
}
