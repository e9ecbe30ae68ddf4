import type { attachPackageService, attachPackageServiceByBody } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import type { FieldErrors } from '@bitacora/kernel';
import { Database, type PartialCall, type ReferenceCheck } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { ServiceRecordRepository } from '../persistence/service-record.repository.ts';

type Route = typeof attachPackageService | typeof attachPackageServiceByBody;

/** Whether the record that shall be attached is there, although something else is wrong. */
@Injectable()
export class AttachmentReferences implements ReferenceCheck<Route> {
  constructor(
    private readonly database: Database,
    private readonly records: ServiceRecordRepository,
  ) {}

  async brokenReferences({ body: { service }, caller }: PartialCall<Route>): Promise<FieldErrors> {
    if (!service) return {};
    const record = await this.database.transaction(() => this.records.find(service, caller.agency));
    return record ? {} : { service: [messages.unknownReference] };
  }
}
