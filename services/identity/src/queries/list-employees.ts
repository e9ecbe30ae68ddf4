import { type EmployeeAnswer, employeeAnswer, type EmployeeSnapshot, type Page } from '@bitacora/contracts';
import { Database, keysetPage, type PageQuery } from '@bitacora/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

interface EmployeesQuery extends PageQuery {
  agency: string;
  /** Only the employee who is this user. */
  userId?: string;
}

/** An agency's employees by name, or the one of a user. */
export class ListEmployees extends Query<Page<EmployeeAnswer>> {
  constructor(readonly query: EmployeesQuery) {
    super();
  }
}

const columns = `id, agency, user_id, first_name, last_name, email, phone, to_json(roles) as roles, is_active`;

@QueryHandler(ListEmployees)
export class ListEmployeesHandler implements IQueryHandler<ListEmployees> {
  constructor(private readonly database: Database) {}

  async execute({ query }: ListEmployees): Promise<Page<EmployeeAnswer>> {
    const { agency, userId = null } = query;
    const page = await keysetPage<EmployeeSnapshot>(
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
    return { ...page, results: page.results.map(employeeAnswer) };
  }
}
