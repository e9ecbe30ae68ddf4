import type { Clock } from '@bitacora/kernel';
import { CLOCK, FileStore } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { ServiceRecord } from '../domain/service-record.ts';
import { ServiceDocumentRepository } from './service-document.repository.ts';
import { ServiceRecordRepository } from './service-record.repository.ts';

/** Takes a record, and what passengers had for it, from an item; the record itself stays. */
@Injectable()
export class RecordRelease {
  constructor(
    private readonly records: ServiceRecordRepository,
    private readonly documents: ServiceDocumentRepository,
    private readonly files: FileStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Whoever calls it holds the item's lock. */
  async release(packageService: string, record: ServiceRecord | null): Promise<void> {
    if (record) {
      record.release();
      await this.records.save(record, 'services-catalog.service-released');
    }
    for (const document of await this.documents.findOf(packageService)) {
      document.remove(this.clock.now());
      await this.files.replace(document.document.id);
      await this.documents.save(document);
    }
  }
}
