import { getProfile, updateProfile } from '@bitacora/contracts';
import { type Answer, type Call, Commands, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { DocumentTries } from '../credentials/document-tries.ts';
import { uploadedPhotos } from '../domain/uploaded-photos.ts';
import { GetProfile } from '../queries/get-profile.ts';
import { ProfileReferences } from '../references/profile-references.ts';
import { UpdateProfile } from '../use-cases/update-profile.ts';

@Controller()
export class ProfileController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly tries: DocumentTries,
  ) {}

  @Endpoint(getProfile)
  show(@ParsedCall() { params, caller }: Call<typeof getProfile>): Promise<Answer<typeof getProfile>> {
    return this.queries.execute(new GetProfile({ userId: params.id }, caller));
  }

  @Endpoint(updateProfile, ProfileReferences)
  update(
    @ParsedCall() { params, body, files, caller }: Call<typeof updateProfile>,
  ): Promise<Answer<typeof updateProfile>> {
    const { current_password: password, ...form } = body;
    const update = { userId: params.id, caller, form, password, photos: uploadedPhotos(files, 'photos.') };
    return this.tries.countedFor(caller, () => this.commands.execute(new UpdateProfile(update, (profile) => profile)));
  }
}
