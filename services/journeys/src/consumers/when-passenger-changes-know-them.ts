import type { EventEnvelope, PassengerSnapshot } from '@bitacora/contracts';
import { type Consumer, Consumes } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { KnownPeople } from '../persistence/known-people.ts';

type PassengerEvent = 'identity.passenger-registered' | 'identity.passenger-updated';

@Injectable()
@Consumes('identity.passenger-registered', 'identity.passenger-updated')
export class WhenPassengerChangesKnowThem implements Consumer<PassengerEvent> {
  constructor(private readonly known: KnownPeople) {}

  async handle({ aggregate_version, data }: EventEnvelope<PassengerSnapshot>): Promise<void> {
    await this.known.applyPassenger(data, aggregate_version);
  }
}
