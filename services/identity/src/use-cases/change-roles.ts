import type { BodyOf, EmployeeAnswer, updateEmployee } from '@bitacora/contracts';
import { conflict } from '@bitacora/contracts/messages';
import { expectVersion } from '@bitacora/kernel';
import { Database, SecurityLog } from '@bitacora/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EmployeeRepository } from '../persistence/employee.repository.ts';
import { employeeAnswer } from '../persistence/employee.snapshot.ts';
import { SessionRepository } from '../persistence/session.repository.ts';

/** Throws `conflict` when somebody changed the employee meanwhile. */
export class ChangeRoles extends Command<EmployeeAnswer> {
  constructor(
    readonly id: string,
    readonly agency: string,
    readonly input: BodyOf<typeof updateEmployee>,
  ) {
    super();
  }
}

/** An employee does something else from now on; tokens of the former roles are refused, and a refresh makes new ones. */
@CommandHandler(ChangeRoles)
export class ChangeRolesHandler implements ICommandHandler<ChangeRoles> {
  constructor(
    private readonly employees: EmployeeRepository,
    private readonly sessions: SessionRepository,
    private readonly database: Database,
    private readonly security: SecurityLog,
  ) {}

  async execute({ id, agency, input: { roles, version } }: ChangeRoles): Promise<EmployeeAnswer> {
    const employee = await this.employees.getAmongColleagues(id, agency);
    expectVersion(version, employee.version);
    if (!employee.isActive) throw conflict(employee.whyNotHere);
    const isNoOwnerAnyMore = employee.isOwner && !roles.includes('owner');
    if (isNoOwnerAnyMore && !(await this.employees.hasOwnerBeside(employee))) throw conflict('last_owner');
    if (!employee.assign(roles)) return employeeAnswer(employee);
    await this.employees.save(employee);
    await this.sessions.reissueTokensOf(employee.userId);
    this.database.afterCommit(() =>
      this.security.record('roles-assigned', { userId: employee.userId, reason: `${roles.join(' ')} of ${agency}` }),
    );
    return employeeAnswer(employee);
  }
}
