import { createServiceDocument, deleteServiceDocument } from '@bitacora/contracts';
import { type Answer, type Call, Commands, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { DocumentReferences } from '../references/document-references.ts';
import { AddServiceDocument } from '../use-cases/add-service-document.ts';
import { RemoveServiceDocument } from '../use-cases/remove-service-document.ts';

@Controller()
export class ServiceDocumentsController {
  constructor(private readonly commands: Commands) {}

  @Endpoint(createServiceDocument, DocumentReferences)
  create(
    @ParsedCall() { body, files, caller }: Call<typeof createServiceDocument>,
  ): Promise<Answer<typeof createServiceDocument>> {
    return this.commands.execute(new AddServiceDocument({ ...body, files, agency: caller.agency }));
  }

  @Endpoint(deleteServiceDocument)
  delete(@ParsedCall() { params, caller }: Call<typeof deleteServiceDocument>): Promise<void> {
    return this.commands.execute(new RemoveServiceDocument(params.id, caller.agency));
  }
}
