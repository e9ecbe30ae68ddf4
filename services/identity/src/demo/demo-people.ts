import { demo } from '@bitacora/contracts/demo';
import { dayAt } from '@bitacora/kernel';
import { DemoSeeder } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { Passwords } from '../credentials/passwords.ts';
import { Agency } from '../domain/agency.ts';
import { Employee } from '../domain/employee.ts';
import { Passenger } from '../domain/passenger.ts';
import { Person } from '../domain/person.ts';
import { User } from '../domain/user.ts';
import { AgencyRepository } from '../persistence/agency.repository.ts';
import { EmployeeRepository } from '../persistence/employee.repository.ts';
import { PassengerRepository } from '../persistence/passenger.repository.ts';
import { PersonRepository } from '../persistence/person.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';
import { demoAgency } from './demo-agency.ts';
import { demoAbsence, demoPersons, demoStaff } from './demo-persons.ts';

/** Seeds the agency and the people of the demo data (product 21.1), once, when the environment asks for it. */
@Injectable()
export class DemoPeople extends DemoSeeder {
  constructor(
    private readonly passwords: Passwords,
    private readonly agencies: AgencyRepository,
    private readonly employees: EmployeeRepository,
    private readonly persons: PersonRepository,
    private readonly users: UserRepository,
    private readonly passengers: PassengerRepository,
  ) {
    super();
  }

  protected async seedMissing(): Promise<void> {
    const passwordHash = await this.passwords.hash(demo.password, demo.agency);
    await this.once({
      isThere: () => this.agencies.exists(demo.agency),
      save: () => this.seedPeople(passwordHash),
    });
  }

  private async seedPeople(passwordHash: string): Promise<void> {
    await this.agencies.save(Agency.open(demoAgency));
    for (const person of [...demoStaff, ...demoPersons]) await this.seedPerson(person, passwordHash);
    for (const member of demoStaff) await this.employ(member);
  }

  private async seedPerson(
    { ids, details, hasAccount, travels }: (typeof demoPersons)[number],
    passwordHash: string,
  ): Promise<void> {
    const person = Person.register(ids.personId, details, false);
    await this.persons.add(person);
    if (hasAccount) {
      const now = this.clock.now();
      const user = User.waiting(ids.userId, person.id, person.username, now);
      user.activate(passwordHash, now);
      await this.users.save(user, { name: 'identity.user-activated', data: { user_id: user.id } });
    }
    if (!travels) return;
    const userId = hasAccount ? ids.userId : null;
    const of = { agency: demo.agency, personId: person.id, userId, followsPerson: true };
    await this.passengers.save(Passenger.register(ids.passengerId, of, details));
  }

  private async employ({ ids, details, employee }: (typeof demoStaff)[number]): Promise<void> {
    const { firstName, lastName } = details;
    const { employeeId, role, email, phone } = employee;
    const member = { agency: demo.agency, userId: ids.userId, firstName, lastName, email, phone, roles: [role] };
    const hired = Employee.hire(employeeId, member);
    if (employeeId === demo.operations.employeeId) hired.stateAbsence(demoAbsence(dayAt(this.clock.now())));
    await this.employees.save(hired);
  }
}
