import { getProfile, updateProfile } from '@bitacora/contracts';
import { type Answer, type Call, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { GetProfile } from '../queries/get-profile.ts';
import { SaveProfile } from '../use-cases/save-profile.ts';
import { UploadedPhotos } from './uploaded-photos.ts';

@Controller()
export class ProfileController {
  constructor(
    private readonly profiles: SaveProfile,
    private readonly queries: QueryBus,
    private readonly uploads: UploadedPhotos,
  ) {}

  @Endpoint(getProfile)
  show(@ParsedCall() { params, caller }: Call<typeof getProfile>): Promise<Answer<typeof getProfile>> {
    return this.queries.execute(new GetProfile({ userId: params.id }, caller));
  }

  @Endpoint(updateProfile)
  async update(
    @ParsedCall() { params, body, files, caller }: Call<typeof updateProfile>,
  ): Promise<Answer<typeof updateProfile>> {
    const userId = params.id;
    const { current_password: password, ...form } = body;
    // Nobody uploads anything for a person whom he or she may not know.
    await this.queries.execute(new GetProfile({ userId }, caller));
    return this.uploads.with(files, 'photos.', (photos) =>
      this.profiles.execute({ userId, caller, form, photos }, password, (profile) => profile),
    );
  }
}
