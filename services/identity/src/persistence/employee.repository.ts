import { Outbox } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import type { Employee } from '../domain/employee.ts';
import { employeeSnapshot } from './employee.snapshot.ts';

@Injectable()
export class EmployeeRepository {
  constructor(private readonly outbox: Outbox) {}

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
