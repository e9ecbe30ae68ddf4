import { createContentImage } from '@bitacora/contracts';
import { type Answer, type Call, Commands, Endpoint, ParsedCall, requiredFile } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { CreateContentImage } from '../use-cases/create-content-image.ts';

@Controller()
export class ContentImagesController {
  constructor(private readonly commands: Commands) {}

  @Endpoint(createContentImage)
  async create(
    @ParsedCall() { body, files, caller }: Call<typeof createContentImage>,
  ): Promise<Answer<typeof createContentImage>> {
    const { path } = requiredFile('image', files.image);
    return this.commands.execute(new CreateContentImage({ agency: caller.agency, alt: body.alt, path }));
  }
}
