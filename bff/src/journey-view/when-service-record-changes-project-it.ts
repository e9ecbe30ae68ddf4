import type { EventEnvelope, ServiceRecordSnapshot } from '@bitacora/contracts';
import { type Consumer, Consumes, Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { Projection } from './projection.ts';

type RecordEvent =
  'services-catalog.service-attached' | 'services-catalog.service-record-updated' | 'services-catalog.service-released';

@Injectable()
@Consumes(
  'services-catalog.service-attached',
  'services-catalog.service-record-updated',
  'services-catalog.service-released',
)
export class WhenServiceRecordChangesProjectIt implements Consumer<RecordEvent> {
  constructor(
    private readonly projection: Projection,
    private readonly database: Database,
  ) {}

  async handle(event: EventEnvelope<ServiceRecordSnapshot>): Promise<void> {
    const { id, journey, package_service, reservation } = event.data;
    const [before] = await this.database.query<{ journey: string | null }>(
      `select journey from service_records where id = ?`,
      [id],
    );
    const columns = { journey, is_removed: package_service === null, file: reservation?.id ?? null };
    if (!(await this.projection.apply('service_records', event, columns))) return;
    await this.projection.markChanged([journey, before?.journey ?? null]);
  }
}
