import type { AgencySnapshot, EventEnvelope } from '@bitacora/contracts';
import { type Consumer, Consumes } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { PeopleProjection } from '../persistence/people-projection.ts';

@Injectable()
@Consumes('identity.agency-settings-changed')
export class WhenAgencyChangesProjectIt implements Consumer<'identity.agency-settings-changed'> {
  constructor(private readonly people: PeopleProjection) {}

  async handle({ aggregate_version, data }: EventEnvelope<AgencySnapshot>): Promise<void> {
    await this.people.applyAgency(data, aggregate_version);
  }
}
