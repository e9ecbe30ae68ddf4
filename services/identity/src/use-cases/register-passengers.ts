import {
  type AnswerOf,
  type BodyOf,
  type registerPassengers as endpoint,
  type RegisteredPassenger,
  registrationOn,
} from '@bitacora/contracts';
import { type Clock, dayAt, expectValid, type FieldErrors, hasErrors } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { CLOCK } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { documentTries, ForeignDocumentError, toldOf } from '../credentials/document-tries.ts';
import { Limits } from '../credentials/limits.ts';
import { mailsTo } from '../credentials/mails-to.ts';
import { MailedLinks } from '../credentials/mailed-links.ts';
import { errorsAtTopLevel } from '../domain/errors-at-top-level.ts';
import { Passenger } from '../domain/passenger.ts';
import { addDocuments, Person, type PersonDetails } from '../domain/person.ts';
import { readRegistration, type RegistrationForm } from '../domain/registration-form.ts';
import { isSameEmail } from '../domain/same-email.ts';
import { User } from '../domain/user.ts';
import { passengerAnswer, unconfirmedAccount } from '../persistence/passenger.snapshot.ts';
import { PassengerRepository } from '../persistence/passenger.repository.ts';
import { PersonRepository } from '../persistence/person.repository.ts';
import { UserTokenRepository } from '../persistence/user-token.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';
import { RegisteredDocuments } from './registered-documents.ts';

export class RegisterPassengers extends Command<AnswerOf<typeof endpoint>> {
  constructor(
    readonly agency: string,
    readonly form: BodyOf<typeof endpoint>,
    /** Employee who asks, by the user. */
    readonly by: string,
  ) {
    super();
  }
}

/**
 * Registers passengers of an agency, all or nothing. Who is new becomes a person, from 13 years with an account that
 * waits for its owner; of who is known already the agency gets a passenger of its own, unless it has one, and nothing
 * else changes but a document that was missing. Somebody may have an account by another's cédula: only the same e-mail makes the passenger the account's, else it has to agree.
 */
@CommandHandler(RegisterPassengers)
export class RegisterPassengersHandler implements ICommandHandler<RegisterPassengers> {
  constructor(
    private readonly documents: RegisteredDocuments,
    private readonly persons: PersonRepository,
    private readonly users: UserRepository,
    private readonly tokens: UserTokenRepository,
    private readonly passengers: PassengerRepository,
    private readonly mails: MailedLinks,
    private readonly limits: Limits,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ agency, form, by }: RegisterPassengers): Promise<{ passengers: RegisteredPassenger[] }> {
    const { forms, errors } = readRegistration(form);
    await this.persons.reserve(forms.map(({ details }) => details));
    const { known, errors: own, foreign } = await this.documents.read(agency, forms);
    const named = (found: FieldErrors) => (form.is_flat ? errorsAtTopLevel(found, 'passengers.0') : found);
    expectValid(named({ ...errors, ...own }));
    // Of how many it tells: of those that are not named, too.
    if (hasErrors(foreign)) throw new ForeignDocumentError(named(foreign), forms.length);
    const registered: RegisteredPassenger[] = [];
    const mailed = await this.mayBeMailed([...known].flatMap(([one, person]) => (person ? [] : [one])));
    for (const [one, person] of known) {
      registered.push(
        await (person
          ? this.registerKnown(agency, one.details, person)
          : this.registerNew(agency, one, mailed.has(one))),
      );
    }
    await this.limits.take(...documentTries(by, toldOf(registered).length));
    return { passengers: registered };
  }

  private async registerNew(agency: string, form: RegistrationForm, mayMail: boolean): Promise<RegisteredPassenger> {
    const person = Person.register(newId(), form.details, form.isAuthorised);
    await this.persons.add(person);
    const user = await this.openAccount(person);
    const passenger = await this.addPassenger(agency, form.details, { person, user, followsPerson: true });
    const link = user && mayMail ? await this.mails.prepare('activation', user, person) : null;
    if (user && link) await this.users.save(user, link);
    const isHeld = user !== null && person.contact.email !== null && !mayMail;
    return {
      ...passengerAnswer(passenger, null),
      is_registered: true,
      is_mailed: link !== null,
      ...(isHeld && { is_mail_held: true }),
    };
  }

  /**
   * Whoever gets a link: above what an address takes a day people are stored, and the link is sent later (product 12.4).
   * Counted in the order of the addresses, so that two registrations with the same ones wait in no circle.
   */
  private async mayBeMailed(forms: readonly RegistrationForm[]): Promise<Set<RegistrationForm>> {
    const today = dayAt(this.clock.now());
    const addressed = forms.flatMap((form) => {
      const { contact, birthDate } = form.details;
      const hasAccount = registrationOn(birthDate, today) !== 'without-account';
      return contact.email !== null && hasAccount ? [{ form, limit: mailsTo(contact.email) }] : [];
    });
    const mailed = new Set<RegistrationForm>();
    for (const { form, limit } of addressed.toSorted((one, other) => one.limit.of.localeCompare(other.limit.of))) {
      if (await this.limits.mayDo(limit)) mailed.add(form);
    }
    return mailed;
  }

  private async registerKnown(agency: string, details: PersonDetails, { id }: Person): Promise<RegisteredPassenger> {
    // Locked in this order everywhere: an e-mail that changes meanwhile is compared before or after, never between.
    const user = await this.users.findByPerson(id);
    const person = await this.persons.getLocked(id);
    const { email } = person.contact;
    const agreed = user && isSameEmail(email, details.contact.email) ? user : null;
    const present = await this.passengers.ofPerson(id, agency);
    if (present) await this.completePresent(present, person, details, user);
    const passenger =
      present ?? (await this.addPassenger(agency, details, { person, user: agreed, followsPerson: false }));
    const account = user && passenger.userId === null ? unconfirmedAccount(email, passenger.isTakenBack) : null;
    return { ...passengerAnswer(passenger, account), is_registered: !present, is_mailed: false };
  }

  /** Somebody whose cédula a wrong account held is the passenger of before, with those journeys. */
  private async addPassenger(
    agency: string,
    details: PersonDetails,
    { person, user, followsPerson }: { person: Person; user: User | null; followsPerson: boolean },
  ): Promise<Passenger> {
    const of = { agency, personId: person.id, userId: user?.id ?? null, followsPerson };
    const former = await this.passengers.findReleased(agency, details);
    former?.moveTo(of, details);
    const passenger = former ?? Passenger.register(newId(), of, details);
    if (user) passenger.bindByEmail(user, await this.tokens.confirmedChange(user.id));
    await this.passengers.save(passenger);
    return passenger;
  }

  /** From 13 years a person has an account (product 12.3). */
  private async openAccount(person: Person): Promise<User | null> {
    const now = this.clock.now();
    if (registrationOn(person.birthDate, dayAt(now)) === 'without-account') return null;
    const user = User.waiting(newId(), person.id, person.username, now);
    await this.users.add(user);
    return user;
  }

  /** The agency sells to its passenger again, who may have another document now: the person has it where the agency follows. */
  private async completePresent(present: Passenger, person: Person, details: PersonDetails, user: User | null) {
    const wasActive = present.isActive;
    if (!wasActive) present.reactivate();
    const isNew = present.addDocuments(details);
    if (isNew || !wasActive) await this.passengers.save(present);
    const follows = present.followsPerson && (present.userId !== null || user === null);
    if (isNew && follows && addDocuments(person, details)) await this.persons.save(person);
  }
}
