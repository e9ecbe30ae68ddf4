import { Database, Outbox } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { Passenger } from '../domain/passenger.ts';
import { passengerSnapshot } from './passenger-snapshot.ts';

@Injectable()
export class PassengerRepository {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  async isKnown(agency: string, personId: string): Promise<boolean> {
    return (await this.database.em.count(Passenger, { agency, personId })) > 0;
  }

  async save(passenger: Passenger): Promise<void> {
    const name = passenger.version === 0 ? 'identity.passenger-registered' : 'identity.passenger-updated';
    await this.outbox.save(passenger, () => ({ name, data: passengerSnapshot(passenger) }));
  }
}
