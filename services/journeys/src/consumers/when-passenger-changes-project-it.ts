import type { EventEnvelope, PassengerSnapshot } from '@bitacora/contracts';
import { type Consumer, Consumes } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { PeopleProjection } from '../persistence/people-projection.ts';

type PassengerEvent = 'identity.passenger-registered' | 'identity.passenger-updated';

@Injectable()
@Consumes('identity.passenger-registered', 'identity.passenger-updated')
export class WhenPassengerChangesProjectIt implements Consumer<PassengerEvent> {
  constructor(private readonly people: PeopleProjection) {}

  async handle({ aggregate_version, data }: EventEnvelope<PassengerSnapshot>): Promise<void> {
    await this.people.applyPassenger(data, aggregate_version);
  }
}
