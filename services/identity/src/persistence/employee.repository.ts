import { Database, Outbox } from '@bitacora/platform';
import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Employee } from '../domain/employee.ts';
import { employeeSnapshot } from './employee.snapshot.ts';

@Injectable()
export class EmployeeRepository {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** As whom a user works or worked, locked until the transaction ends. */
  async findOfUser(userId: string): Promise<Employee | null> {
    return this.database.em.findOne(Employee, { userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async save(employee: Employee): Promise<void> {
    await this.outbox.save(employee, ({ version, isActive }) => ({
      name: eventOf(version, isActive),
      data: employeeSnapshot(employee),
    }));
  }
}

function eventOf(version: number, isActive: boolean) {
  if (version === 1) return 'identity.employee-created';
  return isActive ? 'identity.employee-updated' : 'identity.employee-deactivated';
}
