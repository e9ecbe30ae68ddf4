import { conflict } from '@bitacora/contracts/messages';
import { Database, Outbox, ownOf, violatedUnique } from '@bitacora/platform';
import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { ServiceRecord } from '../domain/service-record.ts';
import { serviceRecordSnapshot } from './service-record.snapshot.ts';

type RecordEvent =
  'services-catalog.service-attached' | 'services-catalog.service-record-updated' | 'services-catalog.service-released';

@Injectable()
export class ServiceRecordRepository {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** A record of the agency, as it is now. */
  find(id: string, agency: string): Promise<ServiceRecord | null> {
    return this.database.em.findOne(ServiceRecord, { id, agency });
  }

  /** The same, locked for the running transaction. */
  findLocked(id: string, agency: string): Promise<ServiceRecord | null> {
    return this.database.em.findOne(ServiceRecord, { id, agency }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** An agency's record, locked for the running transaction. Throws `not-found` when it has none of that id. */
  async getLocked(id: string, agency: string): Promise<ServiceRecord> {
    return ownOf(
      await this.database.em.findOne(ServiceRecord, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }),
      agency,
    );
  }

  /** The record of an item, locked in the same way. */
  findAttachedTo(packageService: string): Promise<ServiceRecord | null> {
    return this.database.em.findOne(ServiceRecord, { packageService }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Records that refer to a coordinate, in a fixed order, so that two writers wait instead of blocking each other. */
  findAtPlace(coordinate: string, agency: string): Promise<ServiceRecord[]> {
    return this.database.em.find(
      ServiceRecord,
      { agency, places: { $contains: [coordinate] } },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    );
  }

  /** Saves a record and tells what happened. Throws `conflict` when the package service got another record meanwhile. */
  async save(record: ServiceRecord, event: RecordEvent): Promise<void> {
    try {
      await this.outbox.save(record, () => ({ name: event, data: serviceRecordSnapshot(record) }));
    } catch (error) {
      throw violatedUnique(error) === 'service_records_package_service' ? conflict('already_attached') : error;
    }
  }
}
