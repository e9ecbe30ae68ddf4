import { getEmployee, listEmployees } from '@bitacora/contracts';
import { NotFoundError } from '@bitacora/kernel';
import { type Answer, type Call, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ListEmployees } from '../queries/list-employees.ts';
import { ownAgency } from './own-agency.ts';

@Controller()
export class EmployeesController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(listEmployees)
  list(@ParsedCall() { caller }: Call<typeof listEmployees>): Promise<Answer<typeof listEmployees>> {
    return this.queries.execute(new ListEmployees(caller.agency));
  }

  @Endpoint(getEmployee)
  async show(@ParsedCall() { params, caller }: Call<typeof getEmployee>): Promise<Answer<typeof getEmployee>> {
    const [employee] = await this.queries.execute(new ListEmployees(ownAgency(params, caller), params.user_id));
    if (!employee) throw new NotFoundError();
    return employee;
  }
}
