import type { EventEnvelope, ServiceDocumentSnapshot } from '@bitacora/contracts';
import { type Consumer, Consumes } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { Projection } from '../projections/projection.ts';

type DocumentEvent = 'services-catalog.service-document-added' | 'services-catalog.service-document-removed';

@Injectable()
@Consumes('services-catalog.service-document-added', 'services-catalog.service-document-removed')
export class WhenServiceDocumentChangesProjectIt implements Consumer<DocumentEvent> {
  constructor(private readonly projection: Projection) {}

  async handle(event: EventEnvelope<ServiceDocumentSnapshot>): Promise<void> {
    const { journey, document } = event.data;
    const is_removed = event.name === 'services-catalog.service-document-removed';
    if (!(await this.projection.apply('service_documents', event, { journey, is_removed, file: document.id }))) return;
    await this.projection.markChanged([journey]);
  }
}
