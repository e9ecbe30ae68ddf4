import { Database, Outbox } from '@bitacora/platform';
import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Passenger } from '../domain/passenger.ts';
import { passengerSnapshot } from './passenger.snapshot.ts';

@Injectable()
export class PassengerRepository {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** An agency's passenger that is a person; null while it has none. */
  async ofPerson(personId: string, agency: string): Promise<Passenger | null> {
    return this.database.em.findOne(Passenger, { agency, personId });
  }

  /** The passengers that a person is, one an agency, locked until the transaction ends. */
  async ofPersonLocked(personId: string): Promise<Passenger[]> {
    const { em } = this.database;
    return em.find(Passenger, { personId }, { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** An agency's passenger; null for another's. */
  async find(id: string, agency: string): Promise<Passenger | null> {
    return this.database.em.findOne(Passenger, { id, agency });
  }

  /** A passenger, locked until the transaction ends. */
  async getLocked(id: string): Promise<Passenger> {
    return this.database.em.findOneOrFail(Passenger, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async save(passenger: Passenger): Promise<void> {
    const name = passenger.version === 0 ? 'identity.passenger-registered' : 'identity.passenger-updated';
    await this.outbox.save(passenger, () => ({ name, data: passengerSnapshot(passenger) }));
  }
}
