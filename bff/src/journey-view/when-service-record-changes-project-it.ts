import type { EventEnvelope, ServiceRecordSnapshot } from '@bitacora/contracts';
import { type Consumer, Consumes } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { Projection } from '../projections/projection.ts';

type RecordEvent =
  'services-catalog.service-attached' | 'services-catalog.service-record-updated' | 'services-catalog.service-released';

@Injectable()
@Consumes(
  'services-catalog.service-attached',
  'services-catalog.service-record-updated',
  'services-catalog.service-released',
)
export class WhenServiceRecordChangesProjectIt implements Consumer<RecordEvent> {
  constructor(private readonly projection: Projection) {}

  async handle(event: EventEnvelope<ServiceRecordSnapshot>): Promise<void> {
    const { id, journey, package_service, reservation } = event.data;
    const before = await this.projection.journeysOf('service_records', id);
    const columns = { journey, is_removed: package_service === null, file: reservation?.id ?? null };
    if (!(await this.projection.apply('service_records', event, columns))) return;
    await this.projection.markChanged([journey, ...before]);
  }
}
