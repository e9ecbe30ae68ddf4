import {
  type EmployeeAnswer,
  employeeAnswer,
  type EmployeeFilters,
  type EmployeeSnapshot,
  type Page,
} from '@bitacora/contracts';
import { ForeignError, searchWords } from '@bitacora/kernel';
import {
  Database,
  folded,
  keysetBatches,
  keysetPage,
  likePattern,
  type ListOfRows,
  type PageQuery,
} from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

interface Row {
  id: string;
  version: number;
  employee: EmployeeSnapshot;
}

const columns = 'id, version, data as employee';
const searched = folded(...['first_name', 'last_name', 'email', 'phone'].map((name) => `data ->> '${name}'`));
const worksThere = `(data -> 'is_active')::boolean`;
const leftThere = `not ${worksThere} and data -> 'is_invited' is null and data -> 'is_withdrawn' is null`;

/** An agency's employees as identity told of them last. */
@Injectable()
export class ProjectedEmployees {
  constructor(private readonly database: Database) {}

  /** By name, as identity lists them. */
  async page(agency: string, query: PageQuery & EmployeeFilters): Promise<Page<EmployeeAnswer>> {
    const page = await keysetPage<Row>(this.database, listOf(agency, query), query);
    return { ...page, results: page.results.map(shape) };
  }

  /** All of them, batch after batch. */
  async *all(agency: string, filters: EmployeeFilters): AsyncGenerator<EmployeeAnswer[]> {
    for await (const rows of keysetBatches<Row>(this.database, listOf(agency, filters))) yield rows.map(shape);
  }

  /** The one of a user. Throws `not-found` when the agency has none. */
  async ofUser(userId: string, agency: string): Promise<EmployeeAnswer> {
    const [row] = await this.database.query<Row>(
      `select ${columns} from employees where agency = ? and data ->> 'user_id' = ?`,
      [agency, userId],
    );
    if (!row) throw new ForeignError();
    return shape(row);
  }
}

function listOf(agency: string, { search, state }: EmployeeFilters): ListOfRows {
  const words = searchWords(search ?? '');
  const where = [
    'agency = ?',
    ...(state ? [state === 'active' ? worksThere : leftThere] : []),
    ...words.map(() => `${searched} like ?`),
  ].join(' and ');
  return {
    columns,
    table: 'employees',
    where,
    parameters: [agency, ...words.map(likePattern)],
    sort: `((data ->> 'last_name') || ' ' || (data ->> 'first_name'))`,
    sortType: 'text',
  };
}

const shape = ({ employee, version }: Row): EmployeeAnswer => employeeAnswer(employee, version);
