import type { EmployeeRole } from '@bitacora/contracts';
import { Aggregate } from '@bitacora/kernel';

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

  static hire(id: string, details: Omit<Employee, 'id' | 'version' | 'isActive'>): Employee {
    return Object.assign(new Employee(), details, { id, isActive: true });
  }
}
