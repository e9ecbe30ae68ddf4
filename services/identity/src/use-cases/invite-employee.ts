import type { BodyOf, EmployeeAnswer, inviteEmployee } from '@bitacora/contracts';
import { conflict } from '@bitacora/contracts/messages';
import { expectValid, NotFoundError } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Invitations } from '../credentials/invitations.ts';
import { MailedLinks } from '../credentials/mailed-links.ts';
import { Employee, type EmployeeDetails } from '../domain/employee.ts';
import type { PersonDetails } from '../domain/person.ts';
import { PhoneReader } from '../domain/phone.ts';
import { isSameEmail } from '../domain/same-email.ts';
import type { User } from '../domain/user.ts';
import { AgencyRepository } from '../persistence/agency.repository.ts';
import { EmployeeRepository } from '../persistence/employee.repository.ts';
import { employeeAnswer } from '../persistence/employee.snapshot.ts';
import { PassengerRepository } from '../persistence/passenger.repository.ts';
import { PersonRepository } from '../persistence/person.repository.ts';
import { UserTokenRepository } from '../persistence/user-token.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';
import { CreateStaff, CreateStaffHandler } from './create-staff.ts';

export class InviteEmployee extends Command<EmployeeAnswer> {
  constructor(
    readonly agency: string,
    readonly input: BodyOf<typeof inviteEmployee>,
  ) {
    super();
  }
}

type Invited = PersonDetails & { idNumber: string; contact: { email: string } };

/**
 * An owner takes somebody on (product 14.3, 14.8). Who is new to the platform, or was registered by this agency alone, gets an
 * account that waits; an account that there is already has to agree, and nothing of it changes before; who
 * has not agreed yet may be asked as something else. Who works there, or did, is changed in the list instead.
 */
@CommandHandler(InviteEmployee)
export class InviteEmployeeHandler implements ICommandHandler<InviteEmployee> {
  constructor(
    private readonly staff: CreateStaffHandler,
    private readonly agencies: AgencyRepository,
    private readonly persons: PersonRepository,
    private readonly users: UserRepository,
    private readonly passengers: PassengerRepository,
    private readonly employees: EmployeeRepository,
    private readonly tokens: UserTokenRepository,
    private readonly mails: MailedLinks,
    private readonly invitations: Invitations,
  ) {}

  async execute({ agency, input }: InviteEmployee): Promise<EmployeeAnswer> {
    if (!(await this.agencies.exists(agency))) throw new NotFoundError();
    const invited = personOf(input);
    await this.persons.reserve([invited]);
    const known = await this.persons.findByDocument(invited);
    const user = known && (await this.users.findByPerson(known.id));
    if (user) return this.ask(user, { agency, input, invited });
    if (known && !(await this.passengers.isOfAgencyAlone(known.id, agency))) throw conflict('known_elsewhere');
    const { who, link } = await this.staff.execute(
      new CreateStaff({ agency, roles: input.roles, isHanded: false, person: invited }),
    );
    return { ...employeeAnswer(who), account_waits: link !== 'none' };
  }

  private async ask(
    user: User,
    { agency, input: { roles }, invited }: Pick<InviteEmployee, 'agency' | 'input'> & { invited: Invited },
  ): Promise<EmployeeAnswer> {
    const person = await this.persons.getLocked(user.personId);
    const { firstName, lastName, contact } = invited;
    if (!isSameEmail(person.contact.email, contact.email)) throw conflict('other_account_email');
    const employments = await this.employees.listOfUserLocked(user.id);
    const present = employments.find((one) => one.agency === agency);
    if (present?.agreement === 'given') throw conflict('already_employee');
    if (employments.some(({ isActive }) => isActive)) throw conflict('works_elsewhere');
    const { email, phone } = contact;
    const details = { agency, userId: user.id, firstName, lastName, email, phone, roles };
    if (present) return this.askAnew(present, user, details);
    const who = Employee.ask(newId(), details);
    await this.employees.save(who);
    const offer = await this.mails.offerEmployment(user, person, who);
    // The same as the one that was written.
    if (!offer) throw new Error('an account that is asked to work has an e-mail');
    await this.users.save(user, offer);
    return { ...employeeAnswer(who), account_waits: !user.canLogIn };
  }

  /** Who was asked and never agreed is asked as something else: whoever opens a link of before agrees to nothing. */
  private async askAnew(who: Employee, user: User, details: EmployeeDetails): Promise<EmployeeAnswer> {
    who.askAgain(details);
    await this.tokens.useUpOfEmployee(who.id);
    await this.invitations.mailAgain(who, user);
    await this.employees.save(who);
    return { ...employeeAnswer(who), account_waits: !user.canLogIn };
  }
}

function personOf(input: InviteEmployee['input']): Invited {
  const phones = new PhoneReader();
  const phone = phones.read('phone', input.phone);
  expectValid(phones.errors);
  return {
    idNumber: input.id_number,
    passport: null,
    firstName: input.first_name,
    lastName: input.last_name,
    birthDate: input.birth_date,
    gender: input.gender,
    civilStatus: input.civil_status,
    contact: { email: input.email, phone, address: null },
    emergencyContact: null,
  };
}
