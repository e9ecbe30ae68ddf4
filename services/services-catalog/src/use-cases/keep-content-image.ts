import type { StoredImage } from '@bitacora/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ImageStore } from '../images/image-store.ts';

/** Keeps an image whose renditions were put: from now on documents and tours may name it. */
export class KeepContentImage extends Command<StoredImage> {
  constructor(readonly image: StoredImage) {
    super();
  }
}

@CommandHandler(KeepContentImage)
export class KeepContentImageHandler implements ICommandHandler<KeepContentImage> {
  constructor(private readonly images: ImageStore) {}

  async execute({ image }: KeepContentImage): Promise<StoredImage> {
    await this.images.keep(image.id);
    return image;
  }
}
