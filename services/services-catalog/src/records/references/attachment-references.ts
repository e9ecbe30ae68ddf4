import type { attachPackageService, attachPackageServiceByBody } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import type { FieldErrors } from '@bitacora/kernel';
import { Database, type PartialCall, type ReferenceCheck } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { NamedRecords } from './named-records.ts';

type Route = typeof attachPackageService | typeof attachPackageServiceByBody;

/** Whether the record that shall be attached is there, although something else is wrong. */
@Injectable()
export class AttachmentReferences implements ReferenceCheck<Route> {
  constructor(
    private readonly database: Database,
    private readonly records: NamedRecords,
  ) {}

  async brokenReferences({ body: { service }, caller }: PartialCall<Route>): Promise<FieldErrors> {
    if (!service) return {};
    const named = { field: 'service', id: service, agency: caller.agency } as const;
    const record = await this.database.transaction(() => this.records.find(named));
    return record ? {} : { service: [messages.unknownReference] };
  }
}
