import type { AgencySnapshot, EventEnvelope } from '@bitacora/contracts';
import { Consumes, type Consumer } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { Projections } from '../persistence/projections.ts';

type Changes = 'identity.agency-settings-changed';

@Injectable()
@Consumes('identity.agency-settings-changed')
export class WhenAgencyChangesProjectIt implements Consumer<Changes> {
  constructor(private readonly projections: Projections) {}

  async handle(event: EventEnvelope<AgencySnapshot>): Promise<void> {
    await this.projections.apply('agencies', event);
  }
}
