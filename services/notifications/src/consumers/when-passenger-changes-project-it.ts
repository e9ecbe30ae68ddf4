import type { PassengerSnapshot, EventEnvelope } from '@bitacora/contracts';
import { Consumes, type Consumer } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { Projections } from '../persistence/projections.ts';

type Changes = 'identity.passenger-registered' | 'identity.passenger-updated';

@Injectable()
@Consumes('identity.passenger-registered', 'identity.passenger-updated')
export class WhenPassengerChangesProjectIt implements Consumer<Changes> {
  constructor(private readonly projections: Projections) {}

  async handle(event: EventEnvelope<PassengerSnapshot>): Promise<void> {
    await this.projections.apply('passengers', event);
  }
}
