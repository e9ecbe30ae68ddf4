import type { EventEnvelope, ServiceRecordSnapshot } from '@bitacora/contracts';
import { type Consumer, Consumes } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { Projections } from '../persistence/projections.ts';

type Changes =
  'services-catalog.service-attached' | 'services-catalog.service-record-updated' | 'services-catalog.service-released';

@Injectable()
@Consumes(
  'services-catalog.service-attached',
  'services-catalog.service-record-updated',
  'services-catalog.service-released',
)
export class WhenServiceRecordChangesProjectIt implements Consumer<Changes> {
  constructor(private readonly projections: Projections) {}

  async handle(event: EventEnvelope<ServiceRecordSnapshot>): Promise<void> {
    await this.projections.apply('service_records', event);
  }
}
