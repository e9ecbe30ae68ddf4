import { type EmployeeAnswer, employeeAnswer, type EmployeeSnapshot, type Page } from '@bitacora/contracts';
import { ForeignError } from '@bitacora/kernel';
import { Database, keysetPage, type PageQuery } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

interface Row {
  id: string;
  employee: EmployeeSnapshot;
}

/** An agency's employees as identity told of them last. */
@Injectable()
export class ProjectedEmployees {
  constructor(private readonly database: Database) {}

  /** By name, as identity lists them. */
  async page(agency: string, query: PageQuery): Promise<Page<EmployeeAnswer>> {
    const page = await keysetPage<Row>(
      this.database,
      {
        columns: 'id, data as employee',
        table: 'employees',
        where: 'agency = ?',
        parameters: [agency],
        sort: `((data ->> 'last_name') || ' ' || (data ->> 'first_name'))`,
        sortType: 'text',
      },
      query,
    );
    return { ...page, results: page.results.map(({ employee }) => employeeAnswer(employee)) };
  }

  /** The one of a user. Throws `not-found` when the agency has none. */
  async ofUser(userId: string, agency: string): Promise<EmployeeAnswer> {
    const [row] = await this.database.query<Row>(
      `select id, data as employee from employees where agency = ? and data ->> 'user_id' = ?`,
      [agency, userId],
    );
    if (!row) throw new ForeignError();
    return employeeAnswer(row.employee);
  }
}
