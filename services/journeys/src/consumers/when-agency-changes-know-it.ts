import type { AgencySnapshot, EventEnvelope } from '@bitacora/contracts';
import { type Consumer, Consumes } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { KnownPeople } from '../persistence/known-people.ts';

@Injectable()
@Consumes('identity.agency-settings-changed')
export class WhenAgencyChangesKnowIt implements Consumer<'identity.agency-settings-changed'> {
  constructor(private readonly known: KnownPeople) {}

  async handle({ aggregate_version, data }: EventEnvelope<AgencySnapshot>): Promise<void> {
    await this.known.applyAgency(data.ruc, aggregate_version);
  }
}
