import { ConflictError, InvalidError } from '@bitacora/kernel';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import type { PackageServiceInternal } from '@bitacora/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PackageServiceLock } from '../persistence/package-service-lock.ts';
import { alreadyAttached, ServiceRecordRepository } from '../persistence/service-record.repository.ts';

export interface AttachedItem {
  id: string;
  status: 'T';
  service: string;
}

/** Attaches a record that exists to an item that journeys knows (design §4, attaching a service). */
export class AttachServiceRecord extends Command<AttachedItem> {
  constructor(
    readonly item: PackageServiceInternal,
    readonly recordId: string,
  ) {
    super();
  }
}

@CommandHandler(AttachServiceRecord)
export class AttachServiceRecordHandler implements ICommandHandler<AttachServiceRecord> {
  constructor(
    private readonly records: ServiceRecordRepository,
    private readonly lock: PackageServiceLock,
  ) {}

  async execute({ item, recordId }: AttachServiceRecord): Promise<AttachedItem> {
    await this.lock.takeToAttach(item.id);
    const attached = await this.records.findAttachedTo(item.id);
    if (attached && attached.id !== recordId) throw alreadyAttached();
    if (!attached) await this.attach(item, recordId);
    return { id: item.id, status: 'T', service: recordId };
  }

  private async attach(item: PackageServiceInternal, recordId: string): Promise<void> {
    const record = await this.records.find(recordId, item.agency);
    if (!record || record.kind !== item.kind) throw new InvalidError({ service: [messages.unknownReference] });
    if (!item.is_open) throw new ConflictError('package_service_closed', 'Este servicio ya no admite un registro');
    record.attachTo({ id: item.id, journey: item.journey, zone: item.destination_time_zone });
    await this.records.save(record, 'services-catalog.service-attached');
  }
}
