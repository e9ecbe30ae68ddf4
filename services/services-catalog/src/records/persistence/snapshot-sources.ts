import { snapshotsOf } from '@bitacora/platform';
import { ServiceDocument } from '../domain/service-document.ts';
import { ServiceRecord } from '../domain/service-record.ts';
import { serviceDocumentSnapshot } from './service-document.snapshot.ts';
import { serviceRecordSnapshot } from './service-record.snapshot.ts';

export const snapshotSources = [
  snapshotsOf(ServiceRecord, {
    name: 'service-records',
    event: 'services-catalog.service-record-updated',
    snapshotOf: serviceRecordSnapshot,
  }),
  snapshotsOf(ServiceDocument, {
    name: 'service-documents',
    event: 'services-catalog.service-document-added',
    snapshotOf: serviceDocumentSnapshot,
    only: { removedAt: null },
  }),
];
