import { conflict } from '@bitacora/contracts/messages';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Invitations } from '../credentials/invitations.ts';
import { Limits } from '../credentials/limits.ts';
import { MailedLinks } from '../credentials/mailed-links.ts';
import { EmployeeRepository } from '../persistence/employee.repository.ts';
import { PersonRepository } from '../persistence/person.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';

export class ResendInvitation extends Command<void> {
  constructor(
    readonly id: string,
    readonly agency: string,
  ) {
    super();
  }
}

/** Mails the link once more to an employee who has not chosen a password, or agreed, yet. */
@CommandHandler(ResendInvitation)
export class ResendInvitationHandler implements ICommandHandler<ResendInvitation> {
  constructor(
    private readonly employees: EmployeeRepository,
    private readonly users: UserRepository,
    private readonly persons: PersonRepository,
    private readonly mails: MailedLinks,
    private readonly limits: Limits,
    private readonly invitations: Invitations,
  ) {}

  async execute({ id, agency }: ResendInvitation): Promise<void> {
    const userId = await this.employees.userOf(id, agency);
    // Locked before its employee everywhere.
    const user = await this.users.findLocked(userId);
    const employee = (await this.employees.listOfUserLocked(userId)).find((one) => one.id === id);
    if (employee?.isAsked) return this.invitations.mailAgain(employee, user);
    if (!user || !employee?.isActive) throw conflict('dismissed');
    if (user.canLogIn) throw conflict('account_in_use');
    await this.limits.take({ rule: 'activation-mail', of: id });
    const person = await this.persons.get(user.personId);
    const link = await this.mails.prepare(user.isActive ? 'password-reset' : 'activation', user, person);
    if (!link) throw conflict('account_without_email');
    await this.users.save(user, link);
  }
}
