import { Database, Outbox, ownOf } from '@bitacora/platform';
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

  /** As whom a user works, worked or is asked to work, an agency each; locked until the transaction ends. */
  async listOfUserLocked(userId: string): Promise<Employee[]> {
    return this.database.em.find(
      Employee,
      { userId },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    );
  }

  /** Whether a user works for another agency now. */
  async worksElsewhere({ userId, agency }: Employee): Promise<boolean> {
    const rows = await this.database.query(
      `select from employees where user_id = ? and agency <> ? and is_active limit 1`,
      [userId, agency],
    );
    return rows.length > 0;
  }

  /**
   * An employee among all of the agency's, whom nobody else changes until the transaction ends: who is its last owner is
   * known only so. Throws `not-found` for another agency's.
   */
  async getAmongColleagues(id: string, agency: string): Promise<Employee> {
    const everybody = await this.database.em.find(
      Employee,
      { agency },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    );
    return ownOf(
      everybody.find((one) => one.id === id),
      agency,
    );
  }

  /** The account of an employee, which is locked first everywhere. Throws `not-found` for another agency's. */
  async userOf(id: string, agency: string): Promise<string> {
    const [row] = await this.database.query<{ agency: string; user_id: string }>(
      `select agency, user_id from employees where id = ?`,
      [id],
    );
    return ownOf(row, agency).user_id;
  }

  /** Whether somebody else owns the agency and can log in. */
  async hasOwnerBeside({ id, agency }: Employee): Promise<boolean> {
    const others = await this.database.query(
      `select from employees e join users u on u.id = e.user_id
       where e.agency = ? and e.id <> ? and e.is_active and 'owner' = any(e.roles) and u.is_active and u.password_hash is not null`,
      [agency, id],
    );
    return others.length > 0;
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
