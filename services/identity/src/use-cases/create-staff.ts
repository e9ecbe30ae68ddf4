import { type EmployeeRole, registrationOn } from '@bitacora/contracts';
import { type Clock, ConflictError, dayAt, maskEmail, NotFoundError } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { CLOCK, Database, SecurityLog } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type HandedLink, MailedLinks } from '../credentials/mailed-links.ts';
import { WaitingAccounts } from '../credentials/waiting-accounts.ts';
import { Employee } from '../domain/employee.ts';
import { Person, type PersonDetails } from '../domain/person.ts';
import { isSameEmail } from '../domain/same-email.ts';
import { User } from '../domain/user.ts';
import { AgencyRepository } from '../persistence/agency.repository.ts';
import { EmployeeRepository } from '../persistence/employee.repository.ts';
import { PersonRepository } from '../persistence/person.repository.ts';
import { SessionRepository } from '../persistence/session.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';

interface Details {
  agency: string;
  roles: EmployeeRole[];
  person: PersonDetails & { idNumber: string; contact: { email: string } };
  /** Whether the operator hands the link on, in place of a mail. */
  isHanded: boolean;
}

export interface StaffCreated {
  who: Employee;
  /** Whether the person works there only from now on, has other roles than before, or all was so already. */
  employee: 'hired' | 'changed' | 'unchanged';
  /** How the person comes by a password; `none`: has one. */
  link: HandedLink | 'mailed' | 'none';
}

export class CreateStaff extends Command<StaffCreated> {
  constructor(readonly details: Details) {
    super();
  }
}

/**
 * An operator makes somebody staff of an agency. Who is new gets an account that waits for its owner; a known account
 * gets the roles, when its e-mail is the one that the operator knows: else it may be a stranger's. One that waits is the
 * operator's from then on: no agency that registered it moves where its links go.
 */
@CommandHandler(CreateStaff)
export class CreateStaffHandler implements ICommandHandler<CreateStaff> {
  constructor(
    private readonly agencies: AgencyRepository,
    private readonly persons: PersonRepository,
    private readonly users: UserRepository,
    private readonly employees: EmployeeRepository,
    private readonly sessions: SessionRepository,
    private readonly waiting: WaitingAccounts,
    private readonly mails: MailedLinks,
    private readonly database: Database,
    private readonly security: SecurityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ details }: CreateStaff): Promise<StaffCreated> {
    const { agency, person: about } = details;
    if (!(await this.agencies.exists(agency)))
      throw new NotFoundError(`No agency has the RUC ${agency}: create-agency makes it.`, 'unknown_agency');
    if (registrationOn(about.birthDate, dayAt(this.clock.now())) !== 'with-account')
      throw new ConflictError('too_young', 'Whoever is not 15 years old yet cannot work for an agency.');
    await this.persons.reserve([about]);
    const known = await this.persons.findByDocument(about);
    const person = known ?? Person.register(newId(), about, false);
    if (!known) await this.persons.add(person);
    const user = await this.accountOf(person, about.contact.email);
    if (!user.isActive) await this.waiting.takeFromAgencies(user);
    const { who, employee } = await this.employ(user, details);
    return { who, employee, link: await this.linkFor(user, person, details.isHanded) };
  }

  /** The account of a person, made where there is none. */
  private async accountOf(person: Person, email: string): Promise<User> {
    const known = await this.users.findByPerson(person.id);
    // As it is now that the account is locked: whoever was moving the e-mail has done so.
    const { email: present } = (await this.persons.getLocked(person.id)).contact;
    if (known && !isSameEmail(present, email)) {
      const words = present === null ? 'without an e-mail' : `whose e-mail is ${maskEmail(present)}`;
      throw new ConflictError(
        'other_email',
        `The cédula belongs to an account ${words}. Is it the same person, give that e-mail; is it somebody else's account, use release-cedula first.`,
      );
    }
    if (known) return known;
    // No account reads this address yet; what other agencies wrote stays theirs.
    person.change({ email });
    await this.persons.save(person);
    const user = User.waiting(newId(), person.id, person.username, this.clock.now());
    await this.users.add(user);
    return user;
  }

  private async employ(user: User, { agency, roles, person }: Details): Promise<Omit<StaffCreated, 'link'>> {
    const employments = await this.employees.listOfUserLocked(user.id);
    const elsewhere = employments.find((one) => one.isActive && one.agency !== agency);
    if (elsewhere)
      throw new ConflictError('works_elsewhere', `This person is staff of another agency, ${elsewhere.agency}.`);
    const present = employments.find((one) => one.agency === agency);
    if (present && !present.assign(roles)) return { who: present, employee: 'unchanged' };
    const { firstName, lastName, contact } = person;
    const { email, phone } = contact;
    const who =
      present ?? Employee.hire(newId(), { agency, userId: user.id, firstName, lastName, email, phone, roles });
    await this.employees.save(who);
    await this.sessions.reissueTokensOf(user.id);
    this.database.afterCommit(() =>
      this.security.record('roles-assigned', { userId: user.id, reason: `${roles.join(' ')} of ${agency}` }),
    );
    return { who, employee: present ? 'changed' : 'hired' };
  }

  private async linkFor(user: User, person: Person, isHanded: boolean): Promise<StaffCreated['link']> {
    if (user.canLogIn) return 'none';
    const purpose = user.isActive ? 'password-reset' : 'activation';
    if (isHanded) return this.mails.hand(purpose, user);
    const fact = await this.mails.prepare(purpose, user, person);
    // An account is made or taken only with its e-mail.
    if (!fact) throw new Error('an account of staff has an e-mail');
    await this.users.save(user, fact);
    return 'mailed';
  }
}
