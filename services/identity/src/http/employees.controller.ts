import {
  acceptEmployment,
  dismissEmployee,
  endAbsence,
  getEmployee,
  inviteEmployee,
  listEmployees,
  pathOf,
  rehireEmployee,
  resendInvitation,
  stateAbsence,
  updateEmployee,
} from '@bitacora/contracts';
import { ForeignError } from '@bitacora/kernel';
import {
  type Answer,
  type Call,
  Commands,
  Endpoint,
  listAnswer,
  mayDo,
  ownAgency,
  ParsedCall,
} from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Limits } from '../credentials/limits.ts';
import { ListEmployees } from '../queries/list-employees.ts';
import { EmployeeReferences } from '../references/employee-references.ts';
import { StandInReferences } from '../references/stand-in-references.ts';
import { AcceptEmployment } from '../use-cases/accept-employment.ts';
import { ChangeRoles } from '../use-cases/change-roles.ts';
import { DismissEmployee } from '../use-cases/dismiss-employee.ts';
import { InviteEmployee } from '../use-cases/invite-employee.ts';
import { ResendInvitation } from '../use-cases/resend-invitation.ts';
import { StateAbsence } from '../use-cases/state-absence.ts';
import { LinkAttempts } from './link-attempts.ts';

@Controller()
export class EmployeesController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly limits: Limits,
    private readonly attempts: LinkAttempts,
  ) {}

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

  @Endpoint(inviteEmployee, EmployeeReferences)
  async invite(@ParsedCall() { body, caller }: Call<typeof inviteEmployee>): Promise<Answer<typeof inviteEmployee>> {
    const { agency, userId } = caller;
    // Whether a cédula has an account with another e-mail is not to be tried out.
    await this.limits.take(
      { rule: 'email-staff', of: userId, userId },
      { rule: 'invited-email', of: `${agency} ${body.id_number}`, userId },
    );
    return this.commands.execute(new InviteEmployee(agency, body));
  }

  @Endpoint(acceptEmployment)
  accept(@ParsedCall() { body, address }: Call<typeof acceptEmployment>): Promise<void> {
    return this.attempts.from(address, body, () => this.commands.execute(new AcceptEmployment(body)));
  }

  @Endpoint(updateEmployee)
  update(@ParsedCall() { params, body, caller }: Call<typeof updateEmployee>): Promise<Answer<typeof updateEmployee>> {
    return this.commands.execute(new ChangeRoles(params.id, caller.agency, body));
  }

  @Endpoint(dismissEmployee)
  dismiss(@ParsedCall() { params, caller }: Call<typeof dismissEmployee>): Promise<Answer<typeof dismissEmployee>> {
    return this.commands.execute(new DismissEmployee({ id: params.id, ...whose(caller) }, false));
  }

  @Endpoint(rehireEmployee)
  rehire(@ParsedCall() { params, caller }: Call<typeof rehireEmployee>): Promise<Answer<typeof rehireEmployee>> {
    return this.commands.execute(new DismissEmployee({ id: params.id, ...whose(caller) }, true));
  }

  @Endpoint(resendInvitation)
  resend(@ParsedCall() { params, caller }: Call<typeof resendInvitation>): Promise<Answer<typeof resendInvitation>> {
    return this.commands.execute(new ResendInvitation(params.id, caller.agency));
  }

  @Endpoint(stateAbsence, StandInReferences)
  stateAbsence(
    @ParsedCall() { params, body, caller }: Call<typeof stateAbsence>,
  ): Promise<Answer<typeof stateAbsence>> {
    const { version, ...absence } = body;
    return this.commands.execute(new StateAbsence(absenceOf(params.id, caller), absence, version));
  }

  @Endpoint(endAbsence)
  endAbsence(@ParsedCall() { params, caller }: Call<typeof endAbsence>): Promise<Answer<typeof endAbsence>> {
    return this.commands.execute(new StateAbsence(absenceOf(params.id, caller), null));
  }
}

type StaffCaller = Call<typeof dismissEmployee>['caller'];

const absenceOf = (id: string, caller: StaffCaller) => ({
  id,
  ...whose(caller),
  ofAnybody: mayDo(caller, 'employees'),
});

const whose = ({ agency, userId }: StaffCaller) => ({ agency, by: userId });
