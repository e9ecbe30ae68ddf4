import {
  type EmployeeAnswer,
  employeeAnswer,
  type EmployeeFilters,
  type EmployeeSnapshot,
  type Page,
} from '@bitacora/contracts';
import { searchWords } from '@bitacora/kernel';
import { Database, folded, keysetPage, likePattern, type PageQuery } from '@bitacora/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Agreement } from '../domain/employee.ts';
import { invitationOf } from '../persistence/employee.snapshot.ts';

interface EmployeesQuery extends PageQuery, EmployeeFilters {
  agency: string;
  /** Only the employee who is this user. */
  userId?: string;
}

type Row = EmployeeSnapshot & { version: number; account_waits: boolean; agreement: Agreement };

/** An agency's employees by name, or one of them. */
export class ListEmployees extends Query<Page<EmployeeAnswer>> {
  constructor(readonly query: EmployeesQuery) {
    super();
  }
}

const columns = `id, agency, user_id, first_name, last_name, email, phone, to_json(roles) as roles, is_active, absence, version, agreement,
  not exists (select from users u where u.id = user_id and u.is_active and u.password_hash is not null) as account_waits`;

const searched = folded('first_name', 'last_name', 'email', 'phone');

function employeesThat({ agency, userId, search, state }: EmployeesQuery) {
  const words = searchWords(search ?? '');
  const where = [
    'agency = ?',
    ...(userId ? ['user_id = ?'] : []),
    ...(state ? [state === 'active' ? 'is_active' : `not is_active and agreement = 'given'`] : []),
    ...words.map(() => `${searched} like ?`),
  ].join(' and ');
  return { where, parameters: [agency, ...(userId ? [userId] : []), ...words.map(likePattern)] };
}

@QueryHandler(ListEmployees)
export class ListEmployeesHandler implements IQueryHandler<ListEmployees> {
  constructor(private readonly database: Database) {}

  async execute({ query }: ListEmployees): Promise<Page<EmployeeAnswer>> {
    const list = {
      columns,
      table: 'employees',
      ...employeesThat(query),
      sort: `(last_name || ' ' || first_name)`,
      sortType: 'text',
    } as const;
    const page = await keysetPage<Row>(this.database, list, query);
    return { ...page, results: page.results.map(shape) };
  }
}

function shape({ version, account_waits, agreement, ...snapshot }: Row): EmployeeAnswer {
  return { ...employeeAnswer(snapshot, version), ...invitationOf(agreement), account_waits };
}
