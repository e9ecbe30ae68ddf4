import { ForeignError, NotFoundError } from '@bitacora/kernel';
import { Injectable } from '@nestjs/common';
import type { Reader } from '../domain/profile-roles.ts';
import { Profile } from '../domain/profile.ts';
import type { User } from '../domain/user.ts';
import { PassengerRepository } from './passenger.repository.ts';
import { PersonRepository } from './person.repository.ts';
import { UserRepository } from './user.repository.ts';

/** A person with account and passengers, locked as one, so that two changes of one person take turns. */
@Injectable()
export class ProfileRepository {
  constructor(
    private readonly users: UserRepository,
    private readonly persons: PersonRepository,
    private readonly passengers: PassengerRepository,
  ) {}

  /** Throws `not-found` for whoever may not know the person. */
  async get(userId: string, reader: Reader): Promise<Profile> {
    const user = await this.users.findLocked(userId);
    // The passengers of a closed account are nobody's to take back.
    if (!user || user.closedAt) throw new NotFoundError();
    return this.of(user, user.personId, reader);
  }

  /** What an agency may change of its passenger, who may have no account. Throws `not-found` for another agency's. */
  async ofPassenger(id: string, agency: string): Promise<Profile> {
    const passenger = await this.passengers.find(id, agency);
    if (!passenger) throw new ForeignError();
    const user = await this.users.findByPerson(passenger.personId);
    return this.of(user, passenger.personId, { userId: null, agency });
  }

  /** What the owner of an account, which is locked already, may change. */
  own(user: User): Promise<Profile> {
    return this.of(user, user.personId, { userId: user.id, agency: null });
  }

  private async of(user: User | null, personId: string, reader: Reader): Promise<Profile> {
    const person = await this.persons.getLocked(personId);
    const passengers = await this.passengers.ofPersonLocked(person.id);
    return new Profile(user, person, passengers, reader, user !== null && (await this.users.isStaff(user.id)));
  }
}
