import { type Clock, maskEmail, NotFoundError } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { CLOCK, Database, SecurityLog } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Limits } from '../credentials/limits.ts';
import { MailedLinks } from '../credentials/mailed-links.ts';
import type { Employee } from '../domain/employee.ts';
import type { Passenger } from '../domain/passenger.ts';
import { type Documents, Person } from '../domain/person.ts';
import type { User } from '../domain/user.ts';
import { EmployeeRepository } from '../persistence/employee.repository.ts';
import { PassengerRepository } from '../persistence/passenger.repository.ts';
import { PersonRepository } from '../persistence/person.repository.ts';
import { SessionRepository } from '../persistence/session.repository.ts';
import { UserTokenRepository } from '../persistence/user-token.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';

/** Who holds a document, and what hangs on it. */
export interface DocumentHolder {
  /** A passport of somebody who is known by a cédula: it alone goes. */
  keepsAccount: boolean;
  /** The account's user name is that passport: from then on it is the cédula. */
  isRenamed: boolean;
  /** Null where the person has no account. */
  account: { email: string | null; isActive: boolean } | null;
  /** The agency that the account works for. */
  staffOf: string | null;
  /** The agencies whose journeys the account is shown. */
  travelsWith: string[];
  /** Agencies that know their passenger by that passport alone, while the person keeps the account. */
  partsFrom: string[];
}

interface Holding {
  person: Person;
  user: User | null;
  employee: Employee | null;
  /** As whom the account is asked to work, and has not answered. */
  asked: Employee[];
  passengers: Passenger[];
}

/** A cédula, or a passport. */
export type HeldDocument = Documents & ({ idNumber: string } | { passport: string });

/** Answers who holds the document; unless the operator has confirmed it, nothing is changed. */
export class ReleaseCedula extends Command<DocumentHolder> {
  constructor(
    readonly document: HeldDocument,
    readonly isConfirmed: boolean,
  ) {
    super();
  }
}

/**
 * An operator frees a document that a wrong account holds (product 12.7): the account is closed for good, nobody's journeys
 * are shown to it any more, and whoever the document belongs to is registered as somebody new. A passport that was written to
 * somebody who is known by a cédula goes from that person, who logs in by the cédula then, and from the passengers that hold
 * both; whom an agency knows by the passport alone is that person's no more. Nothing of the one reaches the other; what
 * agencies wrote about their passengers stays theirs.
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
    private readonly links: MailedLinks,
    private readonly database: Database,
    private readonly security: SecurityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ document, isConfirmed }: ReleaseCedula): Promise<DocumentHolder> {
    const holding = await this.find(document);
    const holder = describe(holding, document);
    if (isConfirmed) await (holder.keepsAccount ? this.releasePassport(holding) : this.release(holding));
    return holder;
  }

  private async find(document: HeldDocument): Promise<Holding> {
    await this.persons.reserve([document]);
    const found = await this.persons.findByDocument(document);
    if (!found) {
      throw new NotFoundError(`Nobody holds the ${documentInWords(document)}: nothing was changed.`, 'free_cedula');
    }
    const user = await this.users.findByPerson(found.id);
    const person = await this.persons.getLocked(found.id);
    const employments = user ? await this.employees.listOfUserLocked(user.id) : [];
    return {
      person,
      user,
      employee: employments.find(({ isActive }) => isActive) ?? null,
      asked: employments.filter(({ isAsked }) => isAsked),
      passengers: await this.passengers.ofPersonLocked(person.id),
    };
  }

  private async releasePassport({ person, user, passengers }: Holding): Promise<void> {
    for (const passenger of passengers.filter(({ passport }) => passport === person.passport)) {
      if (isKnownByPassport(passenger)) await this.part(passenger);
      else passenger.releasePassport();
      await this.passengers.save(passenger);
    }
    person.releasePassport();
    await this.persons.save(person);
    if (user && user.username !== person.username) {
      await this.limits.forgetPerson(user.username);
      user.rename(person.username);
      const told = user.isActive ? await this.links.usernameChanged(user, person) : null;
      await (told ? this.users.save(user, told) : this.users.store(user));
    }
    this.database.afterCommit(() =>
      this.security.record('cedula-released', { userId: user?.id ?? null, reason: 'passport only' }),
    );
  }

  /** It is somebody else: found again as such once its agency writes the same document, names and day of birth. */
  private async part(passenger: Passenger): Promise<void> {
    const person = Person.released(newId(), passenger, this.clock.now());
    await this.persons.add(person);
    passenger.partTo(person.id);
    await this.tokens.useUpOfPassenger(passenger.id);
  }

  private async release({ person, user, employee, asked, passengers }: Holding): Promise<void> {
    const now = this.clock.now();
    for (const passenger of passengers.filter(isOfAccount)) {
      passenger.release();
      await this.passengers.save(passenger);
    }
    if (employee) {
      employee.leave();
      await this.employees.save(employee);
    }
    // Its links end with all of the account's.
    for (const one of asked) {
      one.withdraw();
      await this.employees.save(one);
    }
    if (user) await this.close(user, now);
    person.releaseDocuments(now);
    await this.persons.save(person);
  }

  private async close(user: User, now: Date): Promise<void> {
    await this.tokens.useUpAll(user.id);
    await this.sessions.endAllOf(user.id, 'cedula-released');
    await this.limits.forgetPerson(user.username);
    user.close(now);
    await this.users.store(user);
    this.database.afterCommit(() => this.security.record('cedula-released', { userId: user.id }));
  }
}

const isOfAccount = ({ userId }: Passenger): boolean => userId !== null;

const agenciesOf = (passengers: readonly Passenger[]): string[] => passengers.map(({ agency }) => agency);

const isKnownByPassport = ({ idNumber }: Passenger): boolean => idNumber === null;

/** As an operator reads it. */
export const documentInWords = ({ idNumber, passport }: HeldDocument): string =>
  idNumber === null ? `passport ${passport ?? ''}` : `cédula ${idNumber}`;

function describe(
  { person, user, employee, passengers }: Holding,
  { idNumber, passport }: HeldDocument,
): DocumentHolder {
  const { email } = person.contact;
  const keepsAccount = idNumber === null && person.idNumber !== null;
  return {
    keepsAccount,
    isRenamed: keepsAccount && user !== null && user.username !== person.idNumber,
    account: user && { email: email === null ? null : maskEmail(email), isActive: user.isActive },
    staffOf: employee?.agency ?? null,
    travelsWith: agenciesOf(passengers.filter(isOfAccount)),
    partsFrom: keepsAccount
      ? agenciesOf(passengers.filter((one) => one.passport === passport && isKnownByPassport(one)))
      : [],
  };
}
