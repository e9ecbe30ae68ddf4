import { registrationOn } from '@bitacora/contracts';
import { conflict } from '@bitacora/contracts/messages';
import { type Clock, dayAt, ForeignError } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { CLOCK } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Limits } from '../credentials/limits.ts';
import { mailsTo } from '../credentials/mails-to.ts';
import { MailedLinks } from '../credentials/mailed-links.ts';
import type { Passenger } from '../domain/passenger.ts';
import type { Person } from '../domain/person.ts';
import { User } from '../domain/user.ts';
import { PassengerRepository } from '../persistence/passenger.repository.ts';
import { PersonRepository } from '../persistence/person.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';

export class ResendActivation extends Command<void> {
  constructor(
    readonly passengerId: string,
    readonly agency: string,
  ) {
    super();
  }
}

/**
 * Mails the link once more to whom this agency registered and who has not opened the account. A child who is old enough by
 * now, or whose day of birth was a slip, gets the account first.
 */
@CommandHandler(ResendActivation)
export class ResendActivationHandler implements ICommandHandler<ResendActivation> {
  constructor(
    private readonly users: UserRepository,
    private readonly persons: PersonRepository,
    private readonly passengers: PassengerRepository,
    private readonly mails: MailedLinks,
    private readonly limits: Limits,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ passengerId, agency }: ResendActivation): Promise<void> {
    const found = await this.passengers.find(passengerId, agency);
    if (!found) throw new ForeignError();
    // Locked in this order everywhere.
    const known = await this.users.findByPerson(found.personId);
    const person = await this.persons.getLocked(found.personId);
    const passenger = await this.passengers.getLocked(passengerId);
    if (!passenger.isActive) throw conflict('passenger_deactivated');
    if (person.releasedAt) throw conflict('document_released');
    if (known && passenger.userId === null) {
      throw conflict('account_unconfirmed');
    }
    // To another agency the account is the passenger's, and says no more.
    if (known?.isActive || !passenger.followsPerson) {
      throw conflict('account_confirmed');
    }
    if (person.contact.email === null) throw conflict('without_email');
    await this.limits.take({ rule: 'activation-mail', of: passengerId }, mailsTo(person.contact.email));
    const user = known ?? (await this.openAccount(person, passenger));
    const link = await this.mails.prepare('activation', user, person);
    if (link) await this.users.save(user, link);
  }

  private async openAccount(person: Person, passenger: Passenger): Promise<User> {
    const now = this.clock.now();
    const registration = registrationOn(person.birthDate, dayAt(now));
    if (registration === 'without-account') throw conflict('too_young_for_account');
    if (registration === 'with-guardian' && !person.isAuthorised) {
      throw conflict('guardian_required');
    }
    const user = User.waiting(newId(), person.id, person.username, now);
    await this.users.add(user);
    passenger.bindByEmail(user, null);
    await this.passengers.save(passenger);
    return user;
  }
}
