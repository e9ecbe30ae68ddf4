import type { AgencySnapshot, EventEnvelope } from '@bitacora/contracts';
import { type Consumer, Consumes } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { Projection } from '../projections/projection.ts';

@Injectable()
@Consumes('identity.agency-settings-changed')
export class WhenAgencyChangesProjectIt implements Consumer<'identity.agency-settings-changed'> {
  constructor(private readonly projection: Projection) {}

  async handle(event: EventEnvelope<AgencySnapshot>): Promise<void> {
    await this.projection.apply('agencies', event, {});
  }
}
