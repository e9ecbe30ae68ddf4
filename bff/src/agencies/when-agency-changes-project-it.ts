import type { AgencySnapshot, EventEnvelope } from '@bitacora/contracts';
import { type Consumer, Consumes, Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

@Injectable()
@Consumes('identity.agency-settings-changed')
export class WhenAgencyChangesProjectIt implements Consumer<'identity.agency-settings-changed'> {
  constructor(private readonly database: Database) {}

  async handle({ aggregate_version, data }: EventEnvelope<AgencySnapshot>): Promise<void> {
    await this.database.query(
      `insert into agencies (ruc, version, data) values (?, ?, ?::jsonb)
       on conflict (ruc) do update set version = excluded.version, data = excluded.data
       where agencies.version < excluded.version`,
      [data.ruc, aggregate_version, JSON.stringify(data)],
    );
  }
}
