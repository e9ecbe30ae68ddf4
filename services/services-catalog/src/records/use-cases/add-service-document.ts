import type { PackageServiceInternal, ServiceDocumentAnswer, StoredFile } from '@bitacora/contracts';
import { hasErrors, InvalidError } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { FileStore, type ReceivedFile, requiredFile, type StagedHandler } from '@bitacora/platform';
import { Command, CommandHandler } from '@nestjs/cqrs';
import { requireStanding } from '../domain/open-item.ts';
import { documentErrors, ServiceDocument } from '../domain/service-document.ts';
import { PackageServiceLock } from '../persistence/package-service-lock.ts';
import { ServiceDocumentRepository } from '../persistence/service-document.repository.ts';
import { PackageServices } from '../references/package-services.ts';

type Item = Pick<PackageServiceInternal, 'id' | 'journey' | 'is_cancelled' | 'passengers'>;

interface NewDocument {
  agency: string;
  package_service: string;
  passenger: string;
  files: { document?: ReceivedFile };
  id?: string;
  /** Known already; else journeys is asked. */
  item?: Item;
}

export class AddServiceDocument extends Command<ServiceDocumentAnswer> {
  constructor(readonly document: NewDocument) {
    super();
  }
}

type Files = { document: StoredFile };

@CommandHandler(AddServiceDocument)
export class AddServiceDocumentHandler implements StagedHandler<AddServiceDocument, Item, Files> {
  constructor(
    private readonly documents: ServiceDocumentRepository,
    private readonly packageServices: PackageServices,
    private readonly lock: PackageServiceLock,
    private readonly files: FileStore,
  ) {}

  async prepare({ document: { package_service, passenger, agency, item: known } }: AddServiceDocument): Promise<Item> {
    const item = known ?? (await this.packageServices.find(package_service, agency));
    const errors = documentErrors(item, passenger);
    if (!item || hasErrors(errors)) throw new InvalidError(errors);
    requireStanding(item);
    return item;
  }

  upload({ document: { files } }: AddServiceDocument) {
    return this.files.uploadAll({ document: requiredFile('document', files.document) });
  }

  async execute({ document }: AddServiceDocument, item: Item, files: Files): Promise<ServiceDocumentAnswer> {
    const { id = newId(), agency, passenger } = document;
    await this.lock.takeToAttach(item.id);
    const added = ServiceDocument.add({
      id,
      agency,
      journey: item.journey,
      packageService: item.id,
      passenger,
      document: files.document,
    });
    await this.documents.save(added);
    return { id, package_service: item.id, passenger, document: files.document, version: added.version };
  }
}
