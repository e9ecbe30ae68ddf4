import type { EventData, EventEnvelope } from '@bitacora/contracts';
import { type Consumer, Consumes } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { PackageServiceLock } from '../persistence/package-service-lock.ts';
import { RecordRelease } from '../persistence/record-release.ts';
import { ServiceRecordRepository } from '../persistence/service-record.repository.ts';

type Removed = 'journeys.package-service-removed';

/** The record stays, free for another item; the passengers' documents for the item go with it. */
@Consumes('journeys.package-service-removed')
@Injectable()
export class WhenPackageServiceRemovedReleaseItsRecord implements Consumer<Removed> {
  constructor(
    private readonly records: ServiceRecordRepository,
    private readonly lock: PackageServiceLock,
    private readonly releases: RecordRelease,
  ) {}

  async handle({ data }: EventEnvelope<EventData<Removed>>): Promise<void> {
    await this.lock.rememberRemoved(data.package_service);
    await this.releases.release(data.package_service, await this.records.findAttachedTo(data.package_service));
  }
}
