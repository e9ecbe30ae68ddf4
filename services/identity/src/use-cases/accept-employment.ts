import { conflict, validationMessages as messages } from '@bitacora/contracts/messages';
import { InvalidError } from '@bitacora/kernel';
import { Database, SecurityLog } from '@bitacora/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LinkReader, type MailedLink } from '../credentials/link-reader.ts';
import { MailedLinks } from '../credentials/mailed-links.ts';
import { WaitingAccounts } from '../credentials/waiting-accounts.ts';
import type { User } from '../domain/user.ts';
import { EmployeeRepository } from '../persistence/employee.repository.ts';
import { PersonRepository } from '../persistence/person.repository.ts';
import { SessionRepository } from '../persistence/session.repository.ts';
import { UserTokenRepository } from '../persistence/user-token.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';

export class AcceptEmployment extends Command<void> {
  constructor(readonly link: MailedLink) {
    super();
  }
}

/**
 * A known account agrees to work for the agency that asked it, with the roles that it was asked for: by whoever reads its
 * e-mail. One that nobody has opened yet gets the link to do so.
 */
@CommandHandler(AcceptEmployment)
export class AcceptEmploymentHandler implements ICommandHandler<AcceptEmployment> {
  constructor(
    private readonly links: LinkReader,
    private readonly mails: MailedLinks,
    private readonly persons: PersonRepository,
    private readonly users: UserRepository,
    private readonly employees: EmployeeRepository,
    private readonly tokens: UserTokenRepository,
    private readonly sessions: SessionRepository,
    private readonly waiting: WaitingAccounts,
    private readonly database: Database,
    private readonly security: SecurityLog,
  ) {}

  async execute({ link }: AcceptEmployment): Promise<void> {
    const { user, token } = await this.links.open('employment', link);
    const employee = (await this.employees.listOfUserLocked(user.id)).find(({ id }) => id === token.employeeId);
    if (!employee?.isAsked) throw new InvalidError({ token: [messages.linkNotValid] });
    if (await this.employees.worksElsewhere(employee)) throw conflict('you_work_elsewhere');
    await this.tokens.finish(user.id, token);
    employee.agree();
    await this.employees.save(employee);
    await this.sessions.reissueTokensOf(user.id);
    if (!user.isActive) await this.open(user);
    const reason = `${employee.roles.join(' ')} of ${employee.agency}`;
    this.database.afterCommit(() => this.security.record('roles-assigned', { userId: user.id, reason }));
  }

  private async open(user: User): Promise<void> {
    await this.waiting.takeFromAgencies(user);
    const link = await this.mails.prepare('activation', user, await this.persons.get(user.personId));
    if (!link) throw new Error('an account that read its mail has an e-mail');
    await this.users.save(user, link);
  }
}
