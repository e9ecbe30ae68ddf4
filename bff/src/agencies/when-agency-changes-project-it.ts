import type { AgencySnapshot, EventEnvelope } from '@bitacora/contracts';
import { type Consumer, Consumes, Database, projectSnapshot } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

@Injectable()
@Consumes('identity.agency-settings-changed')
export class WhenAgencyChangesProjectIt implements Consumer<'identity.agency-settings-changed'> {
  constructor(private readonly database: Database) {}

  async handle({ aggregate_version, data }: EventEnvelope<AgencySnapshot>): Promise<void> {
    const row = { ruc: data.ruc, version: aggregate_version, data: JSON.stringify(data) };
    await projectSnapshot(this.database, 'agencies', row, { key: 'ruc' });
  }
}
