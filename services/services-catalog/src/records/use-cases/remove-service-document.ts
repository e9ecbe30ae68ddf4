import { type Clock } from '@bitacora/kernel';
import { CLOCK, FileStore } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ServiceDocumentRepository } from '../persistence/service-document.repository.ts';

export class RemoveServiceDocument extends Command<void> {
  constructor(
    readonly id: string,
    readonly agency: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveServiceDocument)
export class RemoveServiceDocumentHandler implements ICommandHandler<RemoveServiceDocument> {
  constructor(
    private readonly documents: ServiceDocumentRepository,
    private readonly files: FileStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ id, agency }: RemoveServiceDocument): Promise<void> {
    const document = await this.documents.getLocked(id, agency);
    document.remove(this.clock.now());
    await this.files.replace(document.document.id);
    await this.documents.save(document);
  }
}
