import type { ContentSnapshot } from '@bitacora/contracts';
import { Database, EntitySnapshots, ProvidesSnapshots } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { Tour } from '../domain/tour.ts';
import { WebDocument } from '../domain/web-document.ts';
import { tourSnapshot, webDocumentSnapshot } from './content-snapshots.ts';

/** Documents of the sites, for whoever rebuilds or checks a view of them. */
@Injectable()
@ProvidesSnapshots('web-documents')
export class WebDocumentSnapshots extends EntitySnapshots<WebDocument> {
  readonly event = 'services-catalog.content-published';
  protected readonly entity = WebDocument;

  constructor(database: Database) {
    super(database);
  }

  protected snapshotOf(document: WebDocument): ContentSnapshot {
    return webDocumentSnapshot(document);
  }
}

/** The tours that were not removed, for whoever rebuilds or checks a view of them. */
@Injectable()
@ProvidesSnapshots('tours')
export class TourSnapshots extends EntitySnapshots<Tour> {
  readonly event = 'services-catalog.content-published';
  protected readonly entity = Tour;
  protected override readonly only = { removedAt: null };

  constructor(database: Database) {
    super(database);
  }

  protected snapshotOf(tour: Tour): ContentSnapshot {
    return tourSnapshot(tour);
  }
}
