import { getEmployee, listEmployees, pathOf } from '@bitacora/contracts';
import { ForeignError } from '@bitacora/kernel';
import { type Answer, type Call, Endpoint, listAnswer, ownAgency, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ListEmployees } from '../queries/list-employees.ts';

@Controller()
export class EmployeesController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(listEmployees)
  async list(
    @ParsedCall() { query, caller, reply }: Call<typeof listEmployees>,
  ): Promise<Answer<typeof listEmployees>> {
    const page = await this.queries.execute(new ListEmployees({ agency: caller.agency, ...query }));
    return listAnswer(page, query, pathOf(listEmployees), reply);
  }

  @Endpoint(getEmployee)
  async show(@ParsedCall() { params, caller }: Call<typeof getEmployee>): Promise<Answer<typeof getEmployee>> {
    const query = { agency: ownAgency(params, caller), userId: params.user_id };
    const [employee] = (await this.queries.execute(new ListEmployees(query))).results;
    if (!employee) throw new ForeignError();
    return employee;
  }
}
