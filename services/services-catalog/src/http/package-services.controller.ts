import { attachPackageService, attachPackageServiceByBody } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { ConflictError, InvalidError, NotFoundError } from '@bitacora/kernel';
import { type Answer, type Call, Commands, Endpoint, ParsedCall, type StaffCaller } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { FindAttachedRecord } from '../queries/find-attached-record.ts';
import { PackageServices } from '../references/package-services.ts';
import { type AttachedItem, AttachServiceRecord } from '../use-cases/attach-service-record.ts';

type Body = Call<typeof attachPackageService>['body'];

@Controller()
export class PackageServicesController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly packageServices: PackageServices,
  ) {}

  @Endpoint(attachPackageService)
  attach(
    @ParsedCall() { params, body, caller }: Call<typeof attachPackageService>,
  ): Promise<Answer<typeof attachPackageService>> {
    return this.change(params.id, body, caller);
  }

  @Endpoint(attachPackageServiceByBody)
  attachByBody(
    @ParsedCall() { body, caller }: Call<typeof attachPackageServiceByBody>,
  ): Promise<Answer<typeof attachPackageServiceByBody>> {
    return this.change(body.id, body, caller);
  }

  private async change(id: string, { status, service }: Body, { agency }: StaffCaller): Promise<AttachedItem> {
    if (status === 'T' && !service) throw new InvalidError({ service: [messages.required] });
    const attached = await this.queries.execute(new FindAttachedRecord(id, agency));
    // What is attached already needs no other service to say so: a client that repeats itself changes nothing.
    if (attached && status === 'T' && attached === service) return { id, status, service: attached };
    const item = await this.packageServices.find(id, agency);
    if (!item) throw new NotFoundError();
    if (status !== 'T' || !service) {
      throw new ConflictError('only_forward', 'Un servicio no vuelve a quedar pendiente');
    }
    return this.commands.execute(new AttachServiceRecord(item, service));
  }
}
