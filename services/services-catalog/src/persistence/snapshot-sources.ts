import type { ServiceDocumentSnapshot, ServiceRecordSnapshot } from '@bitacora/contracts';
import { Database, EntitySnapshots, ProvidesSnapshots } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { ServiceDocument } from '../domain/service-document.ts';
import { ServiceRecord } from '../domain/service-record.ts';
import { serviceDocumentSnapshot, serviceRecordSnapshot } from './snapshots.ts';

/** Service records for whoever rebuilds or checks a view of them. */
@Injectable()
@ProvidesSnapshots('service-records')
export class ServiceRecordSnapshots extends EntitySnapshots<ServiceRecord> {
  readonly event = 'services-catalog.service-record-updated';
  protected readonly entity = ServiceRecord;

  constructor(database: Database) {
    super(database);
  }

  protected snapshotOf(record: ServiceRecord): ServiceRecordSnapshot {
    return serviceRecordSnapshot(record);
  }
}

/** The documents that were not removed, for whoever rebuilds or checks a view of them. */
@Injectable()
@ProvidesSnapshots('service-documents')
export class ServiceDocumentSnapshots extends EntitySnapshots<ServiceDocument> {
  readonly event = 'services-catalog.service-document-added';
  protected readonly entity = ServiceDocument;
  protected override readonly only = { removedAt: null };

  constructor(database: Database) {
    super(database);
  }

  protected snapshotOf(document: ServiceDocument): ServiceDocumentSnapshot {
    return serviceDocumentSnapshot(document);
  }
}
