import type { ServiceRecordAnswer, StoredFile } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { FileStore } from '@bitacora/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ServiceRecord } from '../domain/service-record.ts';
import { CoordinateRepository } from '../persistence/coordinate.repository.ts';
import { PackageServiceLock } from '../persistence/package-service-lock.ts';
import { alreadyAttached, ServiceRecordRepository } from '../persistence/service-record.repository.ts';
import { serviceRecordAnswer } from '../persistence/snapshots.ts';
import type { NewRecord } from '../references/new-record.ts';

/** Stores a record with its file; with an item, it is attached in the same transaction. */
export class CreateServiceRecord extends Command<ServiceRecordAnswer> {
  constructor(
    readonly record: NewRecord,
    readonly reservation: StoredFile | null,
    readonly id = newId(),
  ) {
    super();
  }
}

@CommandHandler(CreateServiceRecord)
export class CreateServiceRecordHandler implements ICommandHandler<CreateServiceRecord> {
  constructor(
    private readonly records: ServiceRecordRepository,
    private readonly coordinates: CoordinateRepository,
    private readonly lock: PackageServiceLock,
    private readonly files: FileStore,
  ) {}

  async execute({ record: checked, reservation, id }: CreateServiceRecord): Promise<ServiceRecordAnswer> {
    const { newCoordinates, item, agency } = checked;
    if (item) {
      await this.lock.takeToAttach(item.id);
      if (await this.records.findAttachedTo(item.id)) throw alreadyAttached();
    }
    for (const coordinate of newCoordinates) await this.coordinates.add(coordinate, agency);
    if (reservation) await this.files.keep(reservation.id);
    const record = ServiceRecord.create({ ...checked, id, reservation });
    await this.records.save(
      record,
      item ? 'services-catalog.service-attached' : 'services-catalog.service-record-updated',
    );
    return serviceRecordAnswer(record);
  }
}
