import type { PackageServiceInternal } from '@bitacora/contracts';
import { conflict, validationMessages as messages } from '@bitacora/contracts/messages';
import { InvalidError, NotFoundError, StaleVersionError } from '@bitacora/kernel';
import { Database, type StagedHandler } from '@bitacora/platform';
import { Command, CommandHandler } from '@nestjs/cqrs';
import { requireOpen } from '../domain/open-item.ts';
import { PackageServiceLock } from '../persistence/package-service-lock.ts';
import { ServiceRecordRepository } from '../persistence/service-record.repository.ts';
import { NamedRecords } from '../references/named-records.ts';
import { PackageServices } from '../references/package-services.ts';

export interface AttachedItem {
  id: string;
  status: 'T';
  service: string;
}

interface Attachment {
  /** Of the package service. */
  id: string;
  agency: string;
  status: 'P' | 'T';
  /** The record. */
  service: string | null;
}

/** Attaches a record that exists to an item that journeys knows. */
export class AttachServiceRecord extends Command<AttachedItem> {
  constructor(readonly attachment: Attachment) {
    super();
  }
}

/** Null: the record is attached there already, and journeys was not asked. */
type Item = PackageServiceInternal | null;

@CommandHandler(AttachServiceRecord)
export class AttachServiceRecordHandler implements StagedHandler<AttachServiceRecord, Item> {
  constructor(
    private readonly database: Database,
    private readonly records: ServiceRecordRepository,
    private readonly named: NamedRecords,
    private readonly packageServices: PackageServices,
    private readonly lock: PackageServiceLock,
  ) {}

  async prepare({ attachment }: AttachServiceRecord): Promise<Item> {
    const { id, agency, status, service } = attachment;
    if (status === 'T' && !service) throw new InvalidError({ service: [messages.required] });
    // What is attached already needs no other service to say so: a client that repeats itself changes nothing.
    if (await this.database.transaction(() => this.isAttached(attachment))) return null;
    const item = await this.packageServices.find(id, agency);
    if (!item) throw new NotFoundError();
    if (status !== 'T') throw conflict('only_forward');
    return item;
  }

  async execute({ attachment }: AttachServiceRecord, item: Item): Promise<AttachedItem> {
    const { id, service } = attachment;
    if (service === null) throw new InvalidError({ service: [messages.required] });
    await this.lock.takeToAttach(id);
    if (await this.isAttached(attachment)) return { id, status: 'T', service };
    if (item === null) throw new StaleVersionError();
    if (await this.records.findAttachedTo(id)) throw conflict('already_attached');
    await this.attach(item, service);
    return { id, status: 'T', service };
  }

  private async isAttached({ id, agency, status, service }: Attachment): Promise<boolean> {
    const attached = await this.records.findAttachedTo(id);
    return status === 'T' && attached !== null && attached.agency === agency && attached.id === service;
  }

  private async attach(item: PackageServiceInternal, recordId: string): Promise<void> {
    const record = await this.named.findLocked({ field: 'service', id: recordId, agency: item.agency });
    if (record?.kind !== item.kind) throw new InvalidError({ service: [messages.unknownReference] });
    requireOpen(item);
    record.attachTo({ id: item.id, journey: item.journey, zone: item.destination_time_zone });
    await this.records.save(record, 'services-catalog.service-attached');
  }
}
