import type { EmployeeSnapshot, Page } from '@bitacora/contracts';
import { Database, keysetPage, type PageQuery } from '@bitacora/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

interface EmployeesQuery extends PageQuery {
  agency: string;
  /** Only the employee who is this user. */
  userId?: string;
}

/** An agency's employees by name, or the one of a user. */
export class ListEmployees extends Query<Page<EmployeeSnapshot>> {
  constructor(readonly query: EmployeesQuery) {
    super();
  }
}

const columns = `id, agency, user_id, first_name, last_name, email, phone, to_json(roles) as roles, is_active`;

@QueryHandler(ListEmployees)
export class ListEmployeesHandler implements IQueryHandler<ListEmployees> {
  constructor(private readonly database: Database) {}

  execute({ query }: ListEmployees): Promise<Page<EmployeeSnapshot>> {
    const { agency, userId = null } = query;
    return keysetPage(
      this.database,
      {
        columns,
        table: 'employees',
        where: 'agency = ? and user_id = coalesce(?::uuid, user_id)',
        parameters: [agency, userId],
        sort: `(last_name || ' ' || first_name)`,
        sortType: 'text',
      },
      query,
    );
  }
}
