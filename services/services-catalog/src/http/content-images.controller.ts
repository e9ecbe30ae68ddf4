import { createContentImage } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { InvalidError } from '@bitacora/kernel';
import { type Answer, type Call, Commands, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { ImageStore } from '../images/image-store.ts';
import { ImageWorkshop } from '../images/image-workshop.ts';
import { KeepContentImage } from '../use-cases/keep-content-image.ts';

@Controller()
export class ContentImagesController {
  constructor(
    private readonly commands: Commands,
    private readonly workshop: ImageWorkshop,
    private readonly images: ImageStore,
  ) {}

  @Endpoint(createContentImage)
  async create(
    @ParsedCall() { body, files, caller }: Call<typeof createContentImage>,
  ): Promise<Answer<typeof createContentImage>> {
    const { image } = files;
    if (!image) throw new InvalidError({ image: [messages.fileRequired] });
    const rendered = await this.workshop.render(image.bytes);
    return this.images.withUpload({ agency: caller.agency, alt: body.alt, rendered }, (stored) =>
      this.commands.execute(new KeepContentImage(stored)),
    );
  }
}
