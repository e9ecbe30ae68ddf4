import type { EmployeeSnapshot } from '@bitacora/contracts';
import { Database } from '@bitacora/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

/** An agency's employees, or the one of a user. */
export class ListEmployees extends Query<EmployeeSnapshot[]> {
  constructor(
    readonly agency: string,
    readonly userId: string | null = null,
  ) {
    super();
  }
}

@QueryHandler(ListEmployees)
export class ListEmployeesHandler implements IQueryHandler<ListEmployees> {
  constructor(private readonly database: Database) {}

  execute({ agency, userId }: ListEmployees): Promise<EmployeeSnapshot[]> {
    return this.database.query<EmployeeSnapshot>(
      `select id, agency, user_id, first_name, last_name, email, phone, to_json(roles) as roles, is_active
       from employees where agency = ? and user_id = coalesce(?::uuid, user_id)
       order by last_name, first_name, id limit 1000`,
      [agency, userId],
    );
  }
}
