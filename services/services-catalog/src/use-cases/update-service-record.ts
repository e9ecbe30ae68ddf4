import {
  type DetailsInput,
  type ServiceKind,
  serviceKind,
  type ServiceRecordAnswer,
  type StoredFile,
} from '@bitacora/contracts';
import { centsOfDollars, ConflictError, InvalidError, NotFoundError } from '@bitacora/kernel';
import { FileStore } from '@bitacora/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { lockedErrors } from '../domain/locked-fields.ts';
import { CoordinateRepository } from '../persistence/coordinate.repository.ts';
import { ServiceRecordRepository } from '../persistence/service-record.repository.ts';
import { serviceRecordAnswer } from '../persistence/snapshots.ts';
import { DetailsResolver } from '../references/resolve-details.ts';

export interface RecordChange extends DetailsInput {
  cost?: number | undefined;
  version?: number | undefined;
}

interface Change {
  id: string;
  kind: ServiceKind;
  agency: string;
  body: RecordChange;
  reservation: StoredFile | null;
}

export class UpdateServiceRecord extends Command<ServiceRecordAnswer> {
  constructor(readonly change: Change) {
    super();
  }
}

@CommandHandler(UpdateServiceRecord)
export class UpdateServiceRecordHandler implements ICommandHandler<UpdateServiceRecord> {
  constructor(
    private readonly records: ServiceRecordRepository,
    private readonly coordinates: CoordinateRepository,
    private readonly resolver: DetailsResolver,
    private readonly files: FileStore,
  ) {}

  async execute({ change }: UpdateServiceRecord): Promise<ServiceRecordAnswer> {
    const { id, kind, agency, body, reservation } = change;
    const record = await this.records.find(id, agency);
    if (!record || record.kind !== kind) throw new NotFoundError();
    if (body.version !== undefined && body.version !== record.version) {
      throw new ConflictError(
        'stale_version',
        'Alguien más cambió estos datos. Actualice la página e intente de nuevo.',
      );
    }
    const descriptor = serviceKind(kind);
    const locked = lockedErrors(descriptor, body, record.details);
    const { details, newCoordinates, errors } = await this.resolver.resolve({
      descriptor,
      agency,
      input: body,
      present: record.details,
      zone: record.zone,
    });
    const broken = { ...errors, ...locked };
    if (Object.keys(broken).length > 0) throw new InvalidError(broken);
    for (const coordinate of newCoordinates) await this.coordinates.add(coordinate, agency);
    if (reservation) {
      await this.files.keep(reservation.id);
      if (record.reservation) await this.files.replace(record.reservation.id);
    }
    record.change({
      details,
      costCents: body.cost === undefined ? record.costCents : centsOfDollars(body.cost),
      reservation: reservation ?? record.reservation,
    });
    await this.records.save(record, 'services-catalog.service-record-updated');
    return serviceRecordAnswer(record);
  }
}
