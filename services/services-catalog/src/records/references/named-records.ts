import { ForeignReferences } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import type { ServiceRecord } from '../domain/service-record.ts';
import { ServiceRecordRepository } from '../persistence/service-record.repository.ts';

const owners = 'select id, agency from service_records';

interface Named {
  /** The field that names it. */
  field: 'id' | 'service' | 'replaces';
  id: string;
  agency: string;
}

/** The records that a request names: null for what is not the agency's. Another agency's is noted. */
@Injectable()
export class NamedRecords {
  constructor(
    private readonly records: ServiceRecordRepository,
    private readonly foreign: ForeignReferences,
  ) {}

  /** As it is now. */
  async find(named: Named): Promise<ServiceRecord | null> {
    return this.noted(named, await this.records.find(named.id, named.agency));
  }

  /** The same, locked for the running transaction. */
  async findLocked(named: Named): Promise<ServiceRecord | null> {
    return this.noted(named, await this.records.findLocked(named.id, named.agency));
  }

  private async noted({ field, id, agency }: Named, record: ServiceRecord | null): Promise<ServiceRecord | null> {
    if (!record) await this.foreign.note(agency, { field, owners }, [id]);
    return record;
  }
}
