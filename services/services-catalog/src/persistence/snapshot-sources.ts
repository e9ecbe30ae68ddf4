import { snapshotsOf } from '@bitacora/platform';
import { ServiceDocument } from '../domain/service-document.ts';
import { ServiceRecord } from '../domain/service-record.ts';
import { Tour } from '../domain/tour.ts';
import { WebDocument } from '../domain/web-document.ts';
import { tourSnapshot, webDocumentSnapshot } from './content-snapshots.ts';
import { serviceDocumentSnapshot, serviceRecordSnapshot } from './snapshots.ts';

const notRemoved = { removedAt: null };
const published = 'services-catalog.content-published';

/** What services-catalog owns, for whoever rebuilds or checks a view of it. */
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
    only: notRemoved,
  }),
  snapshotsOf(Tour, { name: 'tours', event: published, snapshotOf: tourSnapshot, only: notRemoved }),
  snapshotsOf(WebDocument, { name: 'web-documents', event: published, snapshotOf: webDocumentSnapshot }),
];
