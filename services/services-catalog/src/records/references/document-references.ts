import type { createServiceDocument } from '@bitacora/contracts';
import type { FieldErrors } from '@bitacora/kernel';
import type { PartialCall, ReferenceCheck } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { documentErrors } from '../domain/service-document.ts';
import { PackageServices } from './package-services.ts';

/** Whether the item and the passenger of a document are there, although it lacks its file or something else. */
@Injectable()
export class DocumentReferences implements ReferenceCheck<typeof createServiceDocument> {
  constructor(private readonly packageServices: PackageServices) {}

  async brokenReferences({ body, caller }: PartialCall<typeof createServiceDocument>): Promise<FieldErrors> {
    if (!body.package_service) return {};
    return documentErrors(await this.packageServices.find(body.package_service, caller.agency), body.passenger);
  }
}
