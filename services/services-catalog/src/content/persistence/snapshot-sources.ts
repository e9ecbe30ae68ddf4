import { snapshotsOf } from '@bitacora/platform';
import { Tour } from '../domain/tour.ts';
import { WebDocument } from '../domain/web-document.ts';
import { tourSnapshot } from './tour.snapshot.ts';
import { webDocumentSnapshot } from './web-document.snapshot.ts';

const event = 'services-catalog.content-published';

export const snapshotSources = [
  snapshotsOf(Tour, { name: 'tours', event, snapshotOf: tourSnapshot, only: { removedAt: null } }),
  snapshotsOf(WebDocument, { name: 'web-documents', event, snapshotOf: webDocumentSnapshot }),
];
