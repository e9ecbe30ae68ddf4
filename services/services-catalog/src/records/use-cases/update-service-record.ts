import {
  type DetailsInput,
  type ServiceKind,
  serviceKind,
  type ServiceRecordAnswer,
  type StoredFile,
} from '@bitacora/contracts';
import { centsOfDollars, expectValid, expectVersion, NotFoundError } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { Database, FileStore, type ReceivedFile, type StagedHandler } from '@bitacora/platform';
import { Command, CommandHandler } from '@nestjs/cqrs';
import { requireStanding } from '../domain/open-item.ts';
import { changedContents, type RecordContents } from '../domain/record-contents.ts';
import type { ServiceRecord } from '../domain/service-record.ts';
import { CoordinateRepository } from '../persistence/coordinate.repository.ts';
import { ServiceRecordRepository } from '../persistence/service-record.repository.ts';
import { serviceRecordAnswer } from '../persistence/service-record.snapshot.ts';
import { PackageServices } from '../references/package-services.ts';
import { ReferenceLookup } from '../references/reference-lookup.ts';

interface Change {
  id: string;
  kind: ServiceKind;
  agency: string;
  body: DetailsInput & { cost?: number | undefined; version?: number | undefined };
  files: { reservation?: ReceivedFile };
}

export class UpdateServiceRecord extends Command<ServiceRecordAnswer> {
  constructor(readonly change: Change) {
    super();
  }
}

type Files = { reservation: StoredFile | null };

@CommandHandler(UpdateServiceRecord)
export class UpdateServiceRecordHandler implements StagedHandler<UpdateServiceRecord, void, Files> {
  constructor(
    private readonly database: Database,
    private readonly records: ServiceRecordRepository,
    private readonly coordinates: CoordinateRepository,
    private readonly references: ReferenceLookup,
    private readonly packageServices: PackageServices,
    private readonly files: FileStore,
  ) {}

  async prepare({ change }: UpdateServiceRecord): Promise<void> {
    const { packageService } = await this.database.transaction(async () => (await this.look(change)).record);
    const item = packageService && (await this.packageServices.find(packageService, change.agency));
    if (item) requireStanding(item);
  }

  upload({ change }: UpdateServiceRecord) {
    return this.files.uploadAll({ reservation: change.files.reservation });
  }

  async execute({ change }: UpdateServiceRecord, _: void, files: Files): Promise<ServiceRecordAnswer> {
    const { agency, body } = change;
    const { record, details, newCoordinates } = await this.look(change);
    for (const coordinate of newCoordinates) await this.coordinates.add(coordinate, agency);
    if (files.reservation && record.reservation) await this.files.replace(record.reservation.id);
    record.change({
      details,
      costCents: body.cost === undefined ? record.costCents : centsOfDollars(body.cost),
      reservation: files.reservation ?? record.reservation,
    });
    await this.records.save(record, 'services-catalog.service-record-updated');
    return serviceRecordAnswer(record);
  }

  /**
   * The record with what it shall say as things are now. Throws `not-found`, `conflict` for a stale version, and
   * `invalid` with every broken field.
   */
  private async look(change: Change): Promise<RecordContents & { record: ServiceRecord }> {
    const { id, kind, agency, body } = change;
    const descriptor = serviceKind(kind);
    // Places before the record, in the order of whoever renames a place, so that the two wait and never block each other.
    const references = await this.references.find(descriptor, body, agency);
    const record = await this.records.getLocked(id, agency);
    if (record.kind !== kind) throw new NotFoundError();
    expectVersion(body.version, record.version);
    const contents = changedContents({ descriptor, input: body, references, zone: record.zone, newId }, record.details);
    expectValid(contents.errors);
    return { ...contents, record };
  }
}
