import { editWebDocument, isWebDocumentName, saveWebDocument, type WebDocumentName } from '@bitacora/contracts';
import { NotFoundError } from '@bitacora/kernel';
import { type Answer, type Call, Commands, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { OwnContent } from '../queries/own-content.ts';
import { ContentReferences } from '../references/content-references.ts';
import { SaveWebDocument } from '../use-cases/save-web-document.ts';

function known(name: string): WebDocumentName {
  if (!isWebDocumentName(name)) throw new NotFoundError();
  return name;
}

@Controller()
export class WebDocumentsController {
  constructor(
    private readonly commands: Commands,
    private readonly content: OwnContent,
  ) {}

  @Endpoint(editWebDocument)
  edit(@ParsedCall() { params, caller }: Call<typeof editWebDocument>): Promise<Answer<typeof editWebDocument>> {
    return this.content.document(caller.agency, known(params.name));
  }

  @Endpoint(saveWebDocument, ContentReferences)
  save(@ParsedCall() { params, body, caller }: Call<typeof saveWebDocument>): Promise<Answer<typeof saveWebDocument>> {
    const { version, ...words } = body;
    return this.commands.execute(
      new SaveWebDocument({ agency: caller.agency, name: known(params.name), body: words, version }),
    );
  }
}
