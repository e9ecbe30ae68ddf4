import {
  type ServiceKind,
  type ServiceRecordAnswer,
  serviceKinds,
  serviceRecordEndpoints,
  type StoredFile,
} from '@bitacora/contracts';
import { type Call, Commands, Endpoint, FileStore, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { NewRecordCheck, type NewRecordBody } from '../references/new-record.ts';
import { CreateServiceRecord } from '../use-cases/create-service-record.ts';
import { type RecordChange, UpdateServiceRecord } from '../use-cases/update-service-record.ts';

type Routes = (typeof serviceRecordEndpoints)[ServiceKind];
type Handler = (this: ServiceRecordsController, call: never) => Promise<ServiceRecordAnswer>;

/** The routes of every kind: three methods a kind are bound below, from the list of kinds. */
@Controller()
export class ServiceRecordsController {
  constructor(
    readonly commands: Commands,
    readonly check: NewRecordCheck,
    readonly files: FileStore,
  ) {}

  async create(kind: ServiceKind, { body, files, caller }: Call<Routes['create']>): Promise<ServiceRecordAnswer> {
    const record = await this.check.prepare(kind, body as NewRecordBody, caller.agency);
    return this.files.withUpload(files.reservation, (reservation) =>
      this.commands.execute(new CreateServiceRecord(record, reservation)),
    );
  }

  async update(
    kind: ServiceKind,
    id: string,
    { body, files, caller }: Pick<Call<Routes['update']>, 'body' | 'files' | 'caller'>,
  ): Promise<ServiceRecordAnswer> {
    const change = (reservation: StoredFile | null) =>
      this.commands.execute(
        new UpdateServiceRecord({ id, kind, agency: caller.agency, body: body as RecordChange, reservation }),
      );
    return this.files.withUpload(files.reservation, change);
  }
}

function bind(endpoint: Routes[keyof Routes], handler: Handler): void {
  const { prototype } = ServiceRecordsController;
  const descriptor: PropertyDescriptor = { configurable: true, value: handler };
  Object.defineProperty(prototype, endpoint.name, descriptor);
  ParsedCall()(prototype, endpoint.name, 0);
  Endpoint(endpoint)(prototype, endpoint.name, descriptor);
}

for (const kind of serviceKinds) {
  const { create, update, updateByBody } = serviceRecordEndpoints[kind];
  bind(create, function (call: Call<typeof create>) {
    return this.create(kind, call);
  });
  bind(update, function (call: Call<typeof update>) {
    return this.update(kind, call.params.id, call);
  });
  bind(updateByBody, function (call: Call<typeof updateByBody>) {
    const { id, ...body } = call.body;
    return this.update(kind, id, { ...call, body });
  });
}
