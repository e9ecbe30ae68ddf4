import { attachPackageService, attachPackageServiceByBody } from '@bitacora/contracts';
import { type Answer, type Call, Commands, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { AttachmentReferences } from '../references/attachment-references.ts';
import { AttachServiceRecord } from '../use-cases/attach-service-record.ts';

@Controller()
export class PackageServicesController {
  constructor(private readonly commands: Commands) {}

  @Endpoint(attachPackageService, AttachmentReferences)
  attach(
    @ParsedCall() { params: { id }, body, caller: { agency } }: Call<typeof attachPackageService>,
  ): Promise<Answer<typeof attachPackageService>> {
    return this.commands.execute(new AttachServiceRecord({ ...body, id, agency }));
  }

  @Endpoint(attachPackageServiceByBody, AttachmentReferences)
  attachByBody(
    @ParsedCall() { body, caller: { agency } }: Call<typeof attachPackageServiceByBody>,
  ): Promise<Answer<typeof attachPackageServiceByBody>> {
    return this.commands.execute(new AttachServiceRecord({ ...body, agency }));
  }
}
