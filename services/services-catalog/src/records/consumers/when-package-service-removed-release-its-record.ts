import type { EventData, EventEnvelope } from '@bitacora/contracts';
import type { Clock } from '@bitacora/kernel';
import { CLOCK, type Consumer, Consumes, FileStore } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { PackageServiceLock } from '../persistence/package-service-lock.ts';
import { ServiceDocumentRepository } from '../persistence/service-document.repository.ts';
import { ServiceRecordRepository } from '../persistence/service-record.repository.ts';

type Removed = 'journeys.package-service-removed';

/** The record stays, free for another item; the passengers' documents for the item go with it. */
@Consumes('journeys.package-service-removed')
@Injectable()
export class WhenPackageServiceRemovedReleaseItsRecord implements Consumer<Removed> {
  constructor(
    private readonly records: ServiceRecordRepository,
    private readonly documents: ServiceDocumentRepository,
    private readonly lock: PackageServiceLock,
    private readonly files: FileStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async handle({ data }: EventEnvelope<EventData<Removed>>): Promise<void> {
    await this.lock.rememberRemoved(data.package_service);
    const record = await this.records.findAttachedTo(data.package_service);
    if (record) {
      record.release();
      await this.records.save(record, 'services-catalog.service-released');
    }
    for (const document of await this.documents.findOf(data.package_service)) {
      document.remove(this.clock.now());
      await this.files.replace(document.document.id);
      await this.documents.save(document);
    }
  }
}
