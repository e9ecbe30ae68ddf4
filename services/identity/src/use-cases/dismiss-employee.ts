import type { EmployeeAnswer } from '@bitacora/contracts';
import { conflict } from '@bitacora/contracts/messages';
import { Database, SecurityLog } from '@bitacora/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Invitations } from '../credentials/invitations.ts';
import type { Employee } from '../domain/employee.ts';
import type { User } from '../domain/user.ts';
import { EmployeeRepository } from '../persistence/employee.repository.ts';
import { employeeAnswer } from '../persistence/employee.snapshot.ts';
import { SessionRepository } from '../persistence/session.repository.ts';
import { UserTokenRepository } from '../persistence/user-token.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';

export class DismissEmployee extends Command<EmployeeAnswer> {
  constructor(
    /** `by`: the user who does it. */
    readonly target: { id: string; agency: string; by: string },
    /** Takes the employee on again instead, with the roles of before. */
    readonly isUndone: boolean,
  ) {
    super();
  }
}

/**
 * Somebody works for the agency no more, or does again (product 14.8). The account stays the person's, who may travel; its
 * sessions end, for they were those of an employee. Done already, nothing changes.
 */
@CommandHandler(DismissEmployee)
export class DismissEmployeeHandler implements ICommandHandler<DismissEmployee> {
  constructor(
    private readonly employees: EmployeeRepository,
    private readonly users: UserRepository,
    private readonly tokens: UserTokenRepository,
    private readonly invitations: Invitations,
    private readonly sessions: SessionRepository,
    private readonly database: Database,
    private readonly security: SecurityLog,
  ) {}

  async execute({ target: { id, agency, by }, isUndone }: DismissEmployee): Promise<EmployeeAnswer> {
    // Locked before its employee everywhere.
    const user = await this.users.findLocked(await this.employees.userOf(id, agency));
    const employee = await this.employees.getAmongColleagues(id, agency);
    const { userId } = employee;
    if (employee.agreement !== 'given') return this.ask(employee, user, isUndone);
    if (employee.isActive === isUndone) return employeeAnswer(employee);
    if (isUndone) {
      if (!user || user.closedAt) throw conflict('employee_account_closed');
      if (await this.employees.worksElsewhere(employee)) throw conflict('works_elsewhere');
      employee.assign(employee.roles);
      await this.employees.save(employee);
      await this.sessions.reissueTokensOf(userId);
    } else {
      if (userId === by) throw conflict('not_oneself');
      if (employee.isOwner && !(await this.employees.hasOwnerBeside(employee))) throw conflict('last_owner');
      employee.leave();
      await this.employees.save(employee);
      await this.sessions.endAllOf(userId, 'dismissed');
    }
    const reason = isUndone ? `${employee.roles.join(' ')} of ${agency}` : `none of ${agency}`;
    this.database.afterCommit(() => this.security.record('roles-assigned', { userId, reason }));
    return employeeAnswer(employee);
  }

  /** Who never agreed is asked again, or no more: nothing else of the account changes. */
  private async ask(employee: Employee, user: User | null, isAgain: boolean): Promise<EmployeeAnswer> {
    if (employee.isAsked === isAgain) return employeeAnswer(employee);
    if (isAgain) {
      employee.askAgain();
      await this.invitations.mailAgain(employee, user);
    } else {
      employee.withdraw();
      await this.tokens.useUpOfEmployee(employee.id);
    }
    await this.employees.save(employee);
    return employeeAnswer(employee);
  }
}
