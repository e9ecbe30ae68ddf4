import type { EmployeeRole } from '@bitacora/contracts';
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

  static hire(
    id: string,
    details: Omit<Employee, 'id' | 'version' | 'isActive' | 'isOwner' | 'assign' | 'leave'>,
  ): Employee {
    return Object.assign(new Employee(), details, { id, isActive: true });
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

  /** Works for the agency no more. */
  leave(): void {
    this.isActive = false;
  }
}
