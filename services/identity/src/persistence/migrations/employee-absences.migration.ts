import { Migration } from '@mikro-orm/migrations';

/** Employees who are away, and who stands in for them (product 14.9). */
export class EmployeeAbsences extends Migration {
  override up(): void {
    this.addSql(`alter table employees add column absence jsonb`);
  }
}
