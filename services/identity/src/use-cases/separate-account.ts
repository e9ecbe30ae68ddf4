import { ForeignError } from '@bitacora/kernel';
import { Database, FileStore, SecurityLog } from '@bitacora/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Passenger } from '../domain/passenger.ts';
import type { Person } from '../domain/person.ts';
import { isSameEmail } from '../domain/same-email.ts';
import { PassengerRepository } from '../persistence/passenger.repository.ts';
import { PersonRepository } from '../persistence/person.repository.ts';
import { UserTokenRepository } from '../persistence/user-token.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';

export class SeparateAccount extends Command<void> {
  constructor(
    readonly passengerId: string,
    readonly agency: string,
  ) {
    super();
  }
}

/**
 * Staff know that the account that has their passenger is somebody else's, though it agreed (product 12.5): it sees
 * nothing of the passenger any more and is not asked again; photos that staff had put there go. Done already, nothing changes.
 */
@CommandHandler(SeparateAccount)
export class SeparateAccountHandler implements ICommandHandler<SeparateAccount> {
  constructor(
    private readonly users: UserRepository,
    private readonly persons: PersonRepository,
    private readonly passengers: PassengerRepository,
    private readonly tokens: UserTokenRepository,
    private readonly files: FileStore,
    private readonly database: Database,
    private readonly security: SecurityLog,
  ) {}

  async execute({ passengerId, agency }: SeparateAccount): Promise<void> {
    const found = await this.passengers.find(passengerId, agency);
    if (!found) throw new ForeignError();
    // Locked in this order everywhere; the account may be agreeing at this moment.
    await this.users.findByPerson(found.personId);
    const person = await this.persons.getLocked(found.personId);
    const passenger = await this.passengers.getLocked(passengerId);
    if (passenger.userId === null) return;
    await this.separate(passenger, person, passenger.userId);
    const photos = person.removePhotosOf(agency);
    for (const file of photos) await this.files.replace(file.id);
    if (photos.length > 0) await this.persons.save(person);
  }

  private async separate(passenger: Passenger, person: Person, userId: string): Promise<void> {
    passenger.takeBack();
    // It would stand for the account again, and mails about the passenger would still go there.
    if (isSameEmail(person.contact.email, passenger.contact.email)) passenger.change({ email: null });
    await this.passengers.save(passenger);
    await this.tokens.useUpOfPassenger(passenger.id);
    this.database.afterCommit(() =>
      this.security.record('passenger-separated', { reason: `passenger ${passenger.id} of account ${userId}` }),
    );
  }
}
