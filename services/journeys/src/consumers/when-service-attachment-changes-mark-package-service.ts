import type { EventEnvelope, ServiceRecordSnapshot } from '@bitacora/contracts';
import { toEpochMilliseconds } from '@bitacora/kernel';
import { type Consumer, Consumes } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { Attachments } from '../persistence/attachments.ts';
import { JourneyRepository } from '../persistence/journey.repository.ts';

type AttachmentEvent =
  'services-catalog.service-attached' | 'services-catalog.service-record-updated' | 'services-catalog.service-released';

/**
 * P → T when a record was attached, T → P when it was released: the items look at what claims them now, so that repeats,
 * any order and an event before its journey end alike. A record that was changed may begin at another time.
 */
@Injectable()
@Consumes(
  'services-catalog.service-attached',
  'services-catalog.service-record-updated',
  'services-catalog.service-released',
)
export class WhenServiceAttachmentChangesMarkPackageService implements Consumer<AttachmentEvent> {
  constructor(
    private readonly attachments: Attachments,
    private readonly journeys: JourneyRepository,
  ) {}

  async handle({ name, aggregate_version, data }: EventEnvelope<ServiceRecordSnapshot>): Promise<void> {
    await this.attachments.lockToProject();
    const items = await this.attachments.apply({
      record: data.id,
      version: aggregate_version,
      packageService: name === 'services-catalog.service-released' ? null : data.package_service,
      startsAt: data.starts && new Date(toEpochMilliseconds(data.starts)),
    });
    if (items.length === 0) return;
    for (const id of await this.attachments.journeysOf(items)) {
      const journey = await this.journeys.findLocked(id);
      if (!journey) continue;
      const claims = await this.attachments.claims(journey.services.map((service) => service.id));
      if (journey.reflect(claims)) await this.journeys.save(journey);
    }
  }
}
