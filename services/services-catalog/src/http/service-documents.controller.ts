import { createServiceDocument, deleteServiceDocument } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { InvalidError } from '@bitacora/kernel';
import { type Answer, type Call, Commands, Endpoint, FileStore, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { PackageServices } from '../references/package-services.ts';
import { AddServiceDocument } from '../use-cases/add-service-document.ts';
import { RemoveServiceDocument } from '../use-cases/remove-service-document.ts';

@Controller()
export class ServiceDocumentsController {
  constructor(
    private readonly commands: Commands,
    private readonly packageServices: PackageServices,
    private readonly files: FileStore,
  ) {}

  @Endpoint(createServiceDocument)
  async create(
    @ParsedCall() { body, files, caller }: Call<typeof createServiceDocument>,
  ): Promise<Answer<typeof createServiceDocument>> {
    const item = await this.packageServices.find(body.package_service, caller.agency);
    if (!item) throw new InvalidError({ package_service: [messages.unknownReference] });
    if (!item.passengers.includes(body.passenger)) {
      throw new InvalidError({ passenger: [messages.passengerNotOnJourney] });
    }
    return this.files.withUpload(files.document, (file) => {
      if (!file) throw new InvalidError({ document: [messages.fileRequired] });
      return this.commands.execute(new AddServiceDocument(item, body.passenger, file));
    });
  }

  @Endpoint(deleteServiceDocument)
  delete(@ParsedCall() { params, caller }: Call<typeof deleteServiceDocument>): Promise<void> {
    return this.commands.execute(new RemoveServiceDocument(params.id, caller.agency));
  }
}
