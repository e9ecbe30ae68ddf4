import {
  type DetailsInput,
  type ServiceKind,
  serviceKind,
  serviceKinds,
  serviceRecordEndpoints,
} from '@bitacora/contracts';
import type { FieldErrors } from '@bitacora/kernel';
import { Database, idOfTarget, type PartialCall, type ReferenceCheck, type StaffCaller } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { lockedErrors } from '../domain/locked-fields.ts';
import { unknownItem, unknownReferences, unknownReplaced, withFixedFields } from '../domain/record-contents.ts';
import type { ServiceRecord } from '../domain/service-record.ts';
import { NamedRecords } from './named-records.ts';
import { PackageServices } from './package-services.ts';
import { ReferenceLookup } from './reference-lookup.ts';

type Routes = (typeof serviceRecordEndpoints)[ServiceKind];
type Route = Routes[keyof Routes];

/** What a record's body names and is not there, although other fields of it, or its file, are wrong. */
@Injectable()
export class ServiceRecordReferences implements ReferenceCheck<Route> {
  constructor(
    private readonly database: Database,
    private readonly records: NamedRecords,
    private readonly references: ReferenceLookup,
    private readonly packageServices: PackageServices,
  ) {}

  async brokenReferences(call: PartialCall<Route>, { name }: Route): Promise<FieldErrors> {
    const { body, caller } = call;
    const kind = serviceKinds.find((one) =>
      Object.values(serviceRecordEndpoints[one]).some((route) => route.name === name),
    );
    if (!kind) return {};
    if (name === serviceRecordEndpoints[kind].create.name) return this.ofNew(kind, body, caller);
    const id = idOfTarget(call);
    return id === undefined ? {} : this.ofChange(kind, id, body, caller);
  }

  private async ofNew(kind: ServiceKind, body: DetailsInput, { agency }: StaffCaller): Promise<FieldErrors> {
    const descriptor = serviceKind(kind);
    const sent = body.package_service as string | null | undefined;
    const replaces = body.replaces as string | null | undefined;
    const replaced = replaces ? await this.find('replaces', replaces, agency) : null;
    const item = await this.packageServices.findOfKind(sent ?? replaced?.packageService, kind, agency);
    const { input, errors } = withFixedFields(descriptor, body, item);
    const references = await this.references.find(descriptor, input, agency);
    return {
      ...unknownReferences(descriptor, input, references),
      // Whether a city must be sent depends on an item that may be wrong itself.
      ...(sent === undefined ? {} : errors),
      ...unknownItem(sent, item),
      ...unknownReplaced(replaces, replaced, kind),
    };
  }

  private async ofChange(
    kind: ServiceKind,
    id: string,
    body: DetailsInput,
    { agency }: StaffCaller,
  ): Promise<FieldErrors> {
    const descriptor = serviceKind(kind);
    const references = await this.references.find(descriptor, body, agency);
    const record = await this.find('id', id, agency);
    return {
      ...unknownReferences(descriptor, body, references),
      ...(record?.kind === kind ? lockedErrors(descriptor, body, record.details) : {}),
    };
  }
  private find(field: 'id' | 'replaces', id: string, agency: string): Promise<ServiceRecord | null> {
    return this.database.transaction(() => this.records.find({ field, id, agency }));
  }
}
