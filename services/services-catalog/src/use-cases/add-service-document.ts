import type { PackageServiceInternal, ServiceDocumentAnswer, StoredFile } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { FileStore } from '@bitacora/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ServiceDocument } from '../domain/service-document.ts';
import { PackageServiceLock } from '../persistence/package-service-lock.ts';
import { ServiceDocumentRepository } from '../persistence/service-document.repository.ts';

type Item = Pick<PackageServiceInternal, 'id' | 'agency' | 'journey'>;

export class AddServiceDocument extends Command<ServiceDocumentAnswer> {
  constructor(
    readonly item: Item,
    readonly passenger: string,
    readonly file: StoredFile,
    readonly id = newId(),
  ) {
    super();
  }
}

@CommandHandler(AddServiceDocument)
export class AddServiceDocumentHandler implements ICommandHandler<AddServiceDocument> {
  constructor(
    private readonly documents: ServiceDocumentRepository,
    private readonly lock: PackageServiceLock,
    private readonly files: FileStore,
  ) {}

  async execute({ item, passenger, file, id }: AddServiceDocument): Promise<ServiceDocumentAnswer> {
    await this.lock.takeToAttach(item.id);
    await this.files.keep(file.id);
    const document = ServiceDocument.add({
      id,
      agency: item.agency,
      journey: item.journey,
      packageService: item.id,
      passenger,
      document: file,
    });
    await this.documents.save(document);
    return {
      id,
      package_service: item.id,
      passenger,
      document: file,
      version: document.version,
    };
  }
}
