import type { EventEnvelope, PassengerSnapshot } from '@bitacora/contracts';
import { type Consumer, Consumes } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { Projection } from '../projections/projection.ts';

@Injectable()
@Consumes('identity.passenger-registered', 'identity.passenger-updated')
export class WhenPassengerChangesProjectIt implements Consumer<
  'identity.passenger-registered' | 'identity.passenger-updated'
> {
  constructor(private readonly projection: Projection) {}

  async handle(event: EventEnvelope<PassengerSnapshot>): Promise<void> {
    const { id, agency, user_id } = event.data;
    if (!(await this.projection.apply('passengers', event, { agency, user_id }))) return;
    await this.projection.markChanged(await this.projection.journeysOf('passengers', id));
  }
}
