import { type Clock, NotFoundError } from '@bitacora/kernel';
import { CLOCK, Database, SecurityLog } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Limits } from '../credentials/limits.ts';
import type { Employee } from '../domain/employee.ts';
import { maskEmail } from '../domain/mask-email.ts';
import type { Passenger } from '../domain/passenger.ts';
import type { Person } from '../domain/person.ts';
import type { User } from '../domain/user.ts';
import { EmployeeRepository } from '../persistence/employee.repository.ts';
import { PassengerRepository } from '../persistence/passenger.repository.ts';
import { PersonRepository } from '../persistence/person.repository.ts';
import { SessionRepository } from '../persistence/session.repository.ts';
import { UserTokenRepository } from '../persistence/user-token.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';

/** Who holds a cédula, and what hangs on it. */
export interface CedulaHolder {
  /** Null where the person has no account. */
  account: { email: string | null; isActive: boolean } | null;
  /** The agency that the account works for. */
  staffOf: string | null;
  /** The agencies whose journeys the account is shown. */
  travelsWith: string[];
}

interface Holding {
  person: Person;
  user: User | null;
  employee: Employee | null;
  /** Those that are the account's. */
  passengers: Passenger[];
}

/** Answers who holds the cédula; unless the operator has confirmed it, nothing is changed. */
export class ReleaseCedula extends Command<CedulaHolder> {
  constructor(
    readonly cedula: string,
    readonly isConfirmed: boolean,
  ) {
    super();
  }
}

/**
 * An operator frees a cédula that a wrong account holds (product 12.7): the account is closed for good, nobody's journeys
 * are shown to it any more, and whoever the cédula belongs to is registered as somebody new. Nothing of the one reaches the
 * other; what agencies wrote about their passengers stays theirs.
 */
@CommandHandler(ReleaseCedula)
export class ReleaseCedulaHandler implements ICommandHandler<ReleaseCedula> {
  constructor(
    private readonly persons: PersonRepository,
    private readonly users: UserRepository,
    private readonly passengers: PassengerRepository,
    private readonly employees: EmployeeRepository,
    private readonly sessions: SessionRepository,
    private readonly tokens: UserTokenRepository,
    private readonly limits: Limits,
    private readonly database: Database,
    private readonly security: SecurityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ cedula, isConfirmed }: ReleaseCedula): Promise<CedulaHolder> {
    const holding = await this.find(cedula);
    const holder = describe(holding);
    if (isConfirmed) await this.release(cedula, holding);
    return holder;
  }

  private async find(cedula: string): Promise<Holding> {
    const document = { idNumber: cedula, passport: null };
    await this.persons.reserve([document]);
    const found = await this.persons.findByDocument(document);
    if (!found) throw new NotFoundError(`Nobody holds the cédula ${cedula}: nothing was changed.`, 'free_cedula');
    const user = await this.users.findByPerson(found.id);
    const person = await this.persons.getLocked(found.id);
    const passengers = await this.passengers.ofPersonLocked(person.id);
    return {
      person,
      user,
      employee: user && (await this.employees.findOfUser(user.id)),
      passengers: passengers.filter(({ userId }) => userId !== null),
    };
  }

  private async release(cedula: string, { person, user, employee, passengers }: Holding): Promise<void> {
    const now = this.clock.now();
    for (const passenger of passengers) {
      passenger.release();
      await this.passengers.save(passenger);
    }
    if (employee?.isActive) {
      employee.leave();
      await this.employees.save(employee);
    }
    if (user) await this.close(user, now);
    person.releaseDocuments(now);
    await this.persons.save(person);
    await this.limits.forgetPerson(cedula);
  }

  private async close(user: User, now: Date): Promise<void> {
    await this.tokens.useUpAll(user.id);
    await this.sessions.endAllOf(user.id, 'cedula-released');
    user.close(now);
    await this.users.store(user);
    this.database.afterCommit(() => this.security.record('cedula-released', { userId: user.id }));
  }
}

function describe({ person, user, employee, passengers }: Holding): CedulaHolder {
  const { email } = person.contact;
  return {
    account: user && { email: email === null ? null : maskEmail(email), isActive: user.isActive },
    staffOf: employee?.isActive ? employee.agency : null,
    travelsWith: passengers.map(({ agency }) => agency),
  };
}
