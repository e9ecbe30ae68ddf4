import { Database, Outbox } from '@bitacora/platform';
import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Passenger } from '../domain/passenger.ts';
import type { PersonDetails } from '../domain/person.ts';
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

  /**
   * An agency's passenger who lost the account because the cédula was released, and whom the agency writes of with the same
   * document, names and day of birth: the same human being, with the journeys of before. Locked.
   */
  async findReleased(
    agency: string,
    { idNumber, passport, firstName, lastName, birthDate }: PersonDetails,
  ): Promise<Passenger | null> {
    const [row] = await this.database.query<{ id: string }>(
      `select c.id from passengers c join persons p on p.id = c.person_id
       where p.released_at is not null and c.agency = ?
         and (c.id_number = ? or c.id_number is null and c.passport = ?) and c.first_name = ? and c.last_name = ?
         and c.birth_date = ? order by c.id limit 1`,
      [agency, idNumber, passport, firstName, lastName, birthDate],
    );
    return row ? this.getLocked(row.id) : null;
  }

  /** Whether a person was registered by this agency, and is known to no other. */
  async isOfAgencyAlone(personId: string, agency: string): Promise<boolean> {
    const [row] = await this.database.query<{ is_alone: boolean }>(
      `select coalesce(bool_and(agency = ? and follows_person), false) as is_alone from passengers where person_id = ?`,
      [agency, personId],
    );
    return row?.is_alone ?? false;
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
