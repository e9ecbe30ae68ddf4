import { type ServiceKind, type ServiceRecordAnswer, serviceKinds, serviceRecordEndpoints } from '@bitacora/contracts';
import { type Call, Commands, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { ServiceRecordReferences } from '../references/service-record-references.ts';
import { CreateServiceRecord } from '../use-cases/create-service-record.ts';
import { UpdateServiceRecord } from '../use-cases/update-service-record.ts';

type Routes = (typeof serviceRecordEndpoints)[ServiceKind];
type Handler = (this: ServiceRecordsController, call: never) => Promise<ServiceRecordAnswer>;

/** The routes of every kind: three methods a kind are bound below, from the list of kinds. */
@Controller()
export class ServiceRecordsController {
  constructor(readonly commands: Commands) {}
}

function bind(endpoint: Routes[keyof Routes], handler: Handler): void {
  const { prototype } = ServiceRecordsController;
  const descriptor: PropertyDescriptor = { configurable: true, value: handler };
  Object.defineProperty(prototype, endpoint.name, descriptor);
  ParsedCall()(prototype, endpoint.name, 0);
  Endpoint(endpoint, ServiceRecordReferences)(prototype, endpoint.name, descriptor);
}

for (const kind of serviceKinds) {
  const { create, update, updateByBody } = serviceRecordEndpoints[kind];
  bind(create, function ({ body, files, caller: { agency } }: Call<typeof create>) {
    return this.commands.execute(new CreateServiceRecord({ kind, body, files, agency }));
  });
  bind(update, function ({ params: { id }, body, files, caller: { agency } }: Call<typeof update>) {
    return this.commands.execute(new UpdateServiceRecord({ id, kind, body, files, agency }));
  });
  bind(updateByBody, function ({ body: { id, ...body }, files, caller: { agency } }: Call<typeof updateByBody>) {
    return this.commands.execute(new UpdateServiceRecord({ id, kind, body, files, agency }));
  });
}
