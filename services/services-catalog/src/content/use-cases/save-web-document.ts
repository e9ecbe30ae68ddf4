import { expectVersion } from '@bitacora/kernel';
import {
  publishedDocument,
  type WebContent,
  webContents,
  type WebDocument as PublishedDocument,
  type WebDocumentBody,
  type WebDocumentName,
} from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { ENVIRONMENT, type ProcessEnvironment } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { WebDocument } from '../domain/web-document.ts';
import { ChosenImages } from '../references/chosen-images.ts';
import { WebDocumentRepository } from '../persistence/web-document.repository.ts';

interface Change {
  agency: string;
  name: WebDocumentName;
  /** What staff sent, parsed by the schema of this document. */
  body: unknown;
  version?: number | undefined;
  /** Of a document that is not stored yet. */
  id?: string;
}

export class SaveWebDocument extends Command<PublishedDocument<WebDocumentName>> {
  constructor(readonly change: Change) {
    super();
  }
}

@CommandHandler(SaveWebDocument)
export class SaveWebDocumentHandler implements ICommandHandler<SaveWebDocument> {
  constructor(
    private readonly documents: WebDocumentRepository,
    private readonly images: ChosenImages,
    @Inject(ENVIRONMENT) private readonly environment: ProcessEnvironment,
  ) {}

  async execute({ change }: SaveWebDocument): Promise<PublishedDocument<WebDocumentName>> {
    const { agency, name, body, version, id = newId() } = change;
    const content = await this.contentOf(agency, name, body);
    const present = await this.documents.findLocked(agency, name);
    expectVersion(version, present?.version ?? 0);
    const document = present ?? WebDocument.create({ id, agency, name, content });
    document.write(content);
    await this.documents.save(document);
    return publishedDocument(name, document, this.environment.PUBLIC_URL);
  }

  private async contentOf(agency: string, name: WebDocumentName, body: unknown): Promise<WebContent> {
    if (name === 'ImagesSections') {
      const { images } = body as WebDocumentBody<'ImagesSections'>;
      const found = await this.images.find(agency, { 'images.aboutUs': images.aboutUs });
      return { images: { aboutUs: found['images.aboutUs'] } };
    }
    if (name === 'Images_portadas') {
      const { images } = body as WebDocumentBody<'Images_portadas'>;
      const byPath = Object.fromEntries(images.map((choice, index) => [`images.${index}`, choice]));
      const found = await this.images.find(agency, byPath);
      return { images: Object.values(found).filter((image) => image !== null) };
    }
    return webContents[name].parse(body);
  }
}
