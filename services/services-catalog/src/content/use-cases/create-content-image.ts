import type { StoredImage } from '@bitacora/contracts';
import type { RenderedImage, StagedHandler } from '@bitacora/platform';
import { Command, CommandHandler } from '@nestjs/cqrs';
import { ImageStore } from '../images/image-store.ts';
import { ImageWorkshop } from '../images/image-workshop.ts';

interface NewImage {
  agency: string;
  /** What it shows, for people who do not see it. */
  alt: string;
  /** Where its bytes are. */
  path: string;
}

/** Stores an image in every size and format: from then on documents and tours may name it. */
export class CreateContentImage extends Command<StoredImage> {
  constructor(readonly image: NewImage) {
    super();
  }
}

@CommandHandler(CreateContentImage)
export class CreateContentImageHandler implements StagedHandler<CreateContentImage, RenderedImage, StoredImage> {
  constructor(
    private readonly workshop: ImageWorkshop,
    private readonly images: ImageStore,
  ) {}

  prepare({ image }: CreateContentImage): Promise<RenderedImage> {
    return this.workshop.render(image.path);
  }

  upload({ image: { agency, alt } }: CreateContentImage, rendered: RenderedImage) {
    return this.images.upload({ agency, alt, rendered });
  }

  async execute(_: CreateContentImage, __: RenderedImage, stored: StoredImage): Promise<StoredImage> {
    return stored;
  }
}
