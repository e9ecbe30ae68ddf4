import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from '../persistence/employee.repository.ts';

/** Whoever lacks the second factor that the agency asks for (product 4.9), for all who keep open what was opened before. */
@Injectable()
export class ShutOutStaff {
  constructor(private readonly employees: EmployeeRepository) {}

  /** Somebody is shut out, or let in again, within the running transaction; nothing for who works nowhere. */
  async set(userId: string, isShutOut: boolean): Promise<void> {
    for (const employee of await this.employees.listOfUserLocked(userId)) {
      if (employee.isActive && employee.shutOut(isShutOut)) await this.employees.save(employee);
    }
  }
}
