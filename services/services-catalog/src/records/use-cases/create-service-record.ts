import { conflict } from '@bitacora/contracts/messages';
import {
  type DetailsInput,
  type PackageServiceInternal,
  type ServiceKind,
  serviceKind,
  type ServiceRecordAnswer,
  type StoredFile,
} from '@bitacora/contracts';
import { AGENCY_TIME_ZONE, centsOfDollars, expectValid } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { Database, FileStore, type ReceivedFile, type StagedHandler } from '@bitacora/platform';
import { Command, CommandHandler } from '@nestjs/cqrs';
import { requireOpen, requireStanding } from '../domain/open-item.ts';
import {
  newContents,
  type RecordContents,
  unknownItem,
  unknownReplaced,
  withFixedFields,
} from '../domain/record-contents.ts';
import { ServiceRecord } from '../domain/service-record.ts';
import { CoordinateRepository } from '../persistence/coordinate.repository.ts';
import { PackageServiceLock } from '../persistence/package-service-lock.ts';
import { RecordRelease } from '../persistence/record-release.ts';
import { ServiceRecordRepository } from '../persistence/service-record.repository.ts';
import { serviceRecordAnswer } from '../persistence/service-record.snapshot.ts';
import { NamedRecords } from '../references/named-records.ts';
import { PackageServices } from '../references/package-services.ts';
import { ReferenceLookup } from '../references/reference-lookup.ts';

/** What of a package service decides what its record may say. */
export type ItemOfRecord = Pick<
  PackageServiceInternal,
  'id' | 'journey' | 'is_open' | 'is_cancelled' | 'destination_city' | 'destination_time_zone'
>;

interface NewRecord {
  kind: ServiceKind;
  agency: string;
  body: DetailsInput & { cost: number; package_service: string | null; replaces?: string | null };
  files: { reservation?: ReceivedFile };
  id?: string;
  /** Known already; else journeys is asked. */
  item?: ItemOfRecord;
}

/**
 * Stores a record with its file; with an item, it is attached in the same transaction, where the record that it replaces
 * makes room.
 */
export class CreateServiceRecord extends Command<ServiceRecordAnswer> {
  constructor(readonly record: NewRecord) {
    super();
  }
}

type Item = ItemOfRecord | null;
/** The attached record that makes room. */
interface Room {
  replaced: ServiceRecord | null;
}
type Files = { reservation: StoredFile | null };

@CommandHandler(CreateServiceRecord)
export class CreateServiceRecordHandler implements StagedHandler<CreateServiceRecord, Item, Files> {
  constructor(
    private readonly database: Database,
    private readonly records: ServiceRecordRepository,
    private readonly named: NamedRecords,
    private readonly coordinates: CoordinateRepository,
    private readonly references: ReferenceLookup,
    private readonly packageServices: PackageServices,
    private readonly lock: PackageServiceLock,
    private readonly releases: RecordRelease,
    private readonly files: FileStore,
  ) {}

  async prepare({ record }: CreateServiceRecord): Promise<Item> {
    const item = record.item ?? (await this.itemOf(record));
    await this.database.transaction(() => this.look(record, item));
    return item;
  }

  upload({ record }: CreateServiceRecord) {
    return this.files.uploadAll({ reservation: record.files.reservation });
  }

  async execute({ record }: CreateServiceRecord, item: Item, { reservation }: Files): Promise<ServiceRecordAnswer> {
    const { kind, agency, body, id = newId() } = record;
    const { details, newCoordinates, replaced } = await this.look(record, item);
    if (item && replaced) await this.releases.release(item.id, replaced);
    for (const coordinate of newCoordinates) await this.coordinates.add(coordinate, agency);
    const created = ServiceRecord.create({
      id,
      agency,
      kind,
      item: item && { id: item.id, journey: item.journey, zone: item.destination_time_zone },
      zone: zoneOf(item),
      details,
      costCents: centsOfDollars(body.cost),
      reservation,
      replaces: replaced?.id ?? null,
    });
    await this.records.save(
      created,
      item ? 'services-catalog.service-attached' : 'services-catalog.service-record-updated',
    );
    return serviceRecordAnswer(created);
  }

  /** The item that it names, or that of the record which it replaces. */
  private async itemOf({ kind, agency, body }: NewRecord): Promise<Item> {
    const { package_service: named, replaces } = body;
    const replaced =
      replaces && !named ? await this.database.transaction(() => this.findReplaced(replaces, agency)) : null;
    return this.packageServices.findOfKind(named ?? replaced?.packageService, kind, agency);
  }

  private findReplaced(id: string, agency: string): Promise<ServiceRecord | null> {
    return this.named.find({ field: 'replaces', id, agency });
  }

  /** What may be stored as things are now. Throws `invalid` with every broken field, `conflict` for an item that is taken. */
  private async look({ kind, agency, body }: NewRecord, item: Item): Promise<RecordContents & Room> {
    if (item) await this.lock.takeToAttach(item.id);
    const descriptor = serviceKind(kind);
    const { replaces = null } = body;
    const fixed = withFixedFields(descriptor, body, item);
    const references = await this.references.find(descriptor, fixed.input, agency);
    const contents = newContents({ descriptor, ...fixed, references, zone: zoneOf(item), newId });
    const named = replaces ? await this.findReplaced(replaces, agency) : null;
    expectValid({
      ...contents.errors,
      ...unknownItem(body.package_service, item),
      ...unknownReplaced(replaces, named, kind),
    });
    return { ...contents, replaced: await this.roomIn(item, replaces) };
  }

  /** The record that makes room, if one is to; else the item is free. Throws `conflict`. */
  private async roomIn(item: Item, replaces: string | null): Promise<ServiceRecord | null> {
    const attached = item && (await this.records.findAttachedTo(item.id));
    if (replaces === null) {
      if (attached) throw conflict('already_attached');
      if (item) requireOpen(item);
      return null;
    }
    if (!item || attached?.id !== replaces) throw conflict('not_attached');
    requireStanding(item);
    return attached;
  }
}

const zoneOf = (item: Item) => item?.destination_time_zone ?? AGENCY_TIME_ZONE;
